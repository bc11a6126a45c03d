import { randomBytes, randomUUID } from 'node:crypto';
import { api } from '@garden/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../../db/open-database.ts';
import { DAY } from '../../../platform/clock.ts';
import { readSeals } from '../../../platform/seal.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { morningsBegun } from '../../diary/curtain/hooks.ts';
import { takeSteps } from './step.store.ts';

const app = useTestApp();
const MORNING = new Date('2026-03-31T09:00:00.000Z');
beforeEach(() => app.clock.set(MORNING));

const query = async (text: string, ...values: unknown[]) =>
  (await app.ports.database.pool.query(text, values)).rows;

/** Six people who are in several teams together, and what one of them wrote for all, opened by the others. */
async function buildTeams(count: number) {
  const [author, ...readers] = await Promise.all(Array.from({ length: 6 }, () => buildPerson(app)));
  if (!author) throw new Error('no one');
  const teamIds: string[] = [];
  for (let made = 0; made < count; made += 1)
    teamIds.push((await buildTeam(app, { owner: author, members: readers })).id);
  return { author, readers, teamIds, ...(await writeForAll({ author, readers, teamIds })) };
}

type People = {
  readonly author: TestPerson;
  readonly readers: readonly TestPerson[];
  readonly teamIds: readonly string[];
};

async function writeForAll({ author, readers, teamIds }: People) {
  const { id: diaryId } = await buildDiary(app, { author, teamIds: [...teamIds] });
  for (const as of readers) await app.call(api.diary.get, { diaryId }, { as });
  return { diaryId };
}

async function say(as: TestPerson, diaryId: string, teamId: string, text = 'Grown too fast?') {
  const anonymous = { id: randomUUID(), key: randomBytes(32).toString('base64url') };
  const said = { kind: 'diary' as const, objectId: diaryId, teamId, text, anonymous };
  expect((await app.call(api.comment.add, said, { as })).code).toBe(200);
}

const shownTexts = async (diaryId: string) =>
  (await query('select text from anonymous_comments where object_id = $1', diaryId)).map(({ text }) => text);

/** So large that the steps of each of them are a transaction of its own. */
const makeLarge = (teamIds: readonly string[]) =>
  query('update teams set member_count = 400 where id = any ($1)', teamIds);

test('what many teams wait for takes as many statements as what few wait for', async () => {
  const statementsFor = async (teams: number) => {
    const { author, readers, teamIds, diaryId } = await buildTeams(teams);
    for (const teamId of teamIds) await say(readers[0] ?? author, diaryId, teamId);
    app.clock.advance(DAY);
    const { result, statements } = await countStatements(() => takeSteps(app.ports));
    expect(result).toBe(teams);
    app.clock.set(MORNING);
    return statements.length;
  };
  const few = await statementsFor(2);
  expect(await statementsFor(6)).toBe(few);
});

test('the key is read once for a look, however much waits', async () => {
  const get = vi.spyOn(app.files, 'get');
  await takeSteps(app.ports);
  const keys = get.mock.calls.filter(([name]) => name.startsWith('keys/'));
  get.mockRestore();
  expect(keys).toHaveLength(1);
});

test('no statement has more parameters where more waits', async () => {
  const { seal } = await readSeals(app.files);
  const ofGoneTeam = seal(
    JSON.stringify({
      receipt: null,
      day: '2026-03-31',
      teamId: randomUUID(),
      objectKind: 'diary',
      objectId: randomUUID(),
      parentId: null,
      tag: 'x',
      text: 'Of a team that is gone',
    }),
  );
  await query(
    'insert into anonymous_inbox (id, sealed) select gen_random_uuid(), $1 from generate_series(1, 200)',
    ofGoneTeam,
  );
  const { sent } = await countStatements(() => takeSteps(app.ports));
  expect(await query('select count(*)::int as rows from anonymous_inbox')).toEqual([{ rows: 256 }]);
  expect(Math.max(...sent.map(({ values }) => values.length))).toBeLessThan(10);
  await query('delete from anonymous_inbox');
});

test('a team whose steps cannot be taken keeps them from no other', async () => {
  const { author, readers, teamIds, diaryId } = await buildTeams(3);
  for (const teamId of teamIds) await say(readers[0] ?? author, diaryId, teamId, teamId);
  const [broken] = teamIds;
  const { hooks } = app.ports;
  const run = hooks.run.bind(hooks);
  const running = vi.spyOn(hooks, 'run').mockImplementation(async (tx, hook, payload, ctx) => {
    const begun: unknown = payload;
    if (hook === (morningsBegun as unknown) && JSON.stringify(begun).includes(`${broken}`))
      throw new Error('broken');
    return run(tx, hook, payload, ctx);
  });
  app.clock.advance(DAY);
  await expect(takeSteps(app.ports)).rejects.toThrow('broken');
  running.mockRestore();
  expect((await shownTexts(diaryId)).toSorted()).toEqual(teamIds.slice(1).toSorted());
  expect(await takeSteps(app.ports)).toBe(1);
  expect((await shownTexts(diaryId)).toSorted()).toEqual(teamIds.toSorted());
});

test('what fails behind the steps is told, and takes none of them back', async () => {
  const { author, readers, teamIds, diaryId } = await buildTeams(2);
  for (const teamId of teamIds) await say(readers[0] ?? author, diaryId, teamId, teamId);
  const { database } = app.ports;
  let begun = 0;
  const failing: OpenDatabase = {
    ...database,
    transaction: (closure, options) => {
      begun += 1;
      // Forgetting, writing anew, the steps, then the order in which people came.
      return begun === 4 ? Promise.reject(new Error('order')) : database.transaction(closure, options);
    },
  };
  app.clock.advance(DAY);
  await expect(takeSteps({ ...app.ports, database: failing })).rejects.toThrow('order');
  expect((await shownTexts(diaryId)).toSorted()).toEqual(teamIds.toSorted());
});

describe('a server that is killed in the midst of a look', () => {
  /** The database of a server that dies with its nth transaction, before it commits. */
  function dyingAt(nth: number): OpenDatabase {
    let begun = 0;
    const dead = () => new Error('killed');
    const { database } = app.ports;
    return {
      ...database,
      transaction: async (closure, options) => {
        begun += 1;
        if (begun > nth) throw dead();
        return database.transaction(async (tx) => {
          const done = await closure(tx);
          if (begun === nth) throw dead();
          return done;
        }, options);
      },
    };
  }

  test('loses nothing and shows nothing twice, wherever it is killed', {
    tags: 'postgres/engine',
    timeout: 60_000,
  }, async () => {
    const circle = await buildTeams(3);
    const { readers, teamIds } = circle;
    await makeLarge(teamIds);
    let { diaryId } = circle;
    let killed = 0;
    for (let at = 1; ; at += 1) {
      for (const [nth, teamId] of teamIds.entries())
        await say(readers[nth] ?? circle.author, diaryId, teamId, teamId);
      app.clock.advance(DAY);
      const look = await takeSteps({ ...app.ports, database: dyingAt(at) }).catch(() => 'killed');
      await takeSteps(app.ports);
      expect((await shownTexts(diaryId)).toSorted()).toEqual(teamIds.toSorted());
      const [inbox] = await query('select count(*)::int as rows from anonymous_inbox');
      expect(inbox).toEqual({ rows: 16 });
      if (look !== 'killed') break;
      killed += 1;
      ({ diaryId } = await writeForAll(circle));
    }
    // Forgetting, writing anew, three teams with their steps and their order, writing anew.
    expect(killed).toBe(9);
  });
});

describe('someone who reads the database', () => {
  test('finds the inbox of one transaction between the steps of one team and those of the next', {
    tags: 'postgres/sql',
  }, async () => {
    const { author, readers, teamIds, diaryId } = await buildTeams(3);
    await makeLarge(teamIds);
    const rows = () => query('select id, xmin::text, xmax::text from anonymous_inbox order by ctid');
    for (const teamId of teamIds) await say(readers[0] ?? author, diaryId, teamId);
    const before = new Set((await rows()).map(({ id }) => id));
    const seen: Awaited<ReturnType<typeof rows>>[] = [];
    const { database } = app.ports;
    const watched: OpenDatabase = {
      ...database,
      transaction: async (closure, options) => {
        const done = await database.transaction(closure, options);
        seen.push(await rows());
        return done;
      },
    };
    app.clock.advance(DAY);
    expect(await takeSteps({ ...app.ports, database: watched })).toBe(3);
    const during = seen.slice(1);
    expect(during.map(({ length }) => length)).toEqual([16, 15, 15, 14, 14, 13, 13, 16]);
    for (const inbox of during) {
      expect(new Set(inbox.map(({ xmin }) => xmin)).size).toBe(1);
      expect(inbox.filter(({ id, xmax }) => before.has(id) || xmax !== '0')).toEqual([]);
      expect(inbox.map(({ id }) => id)).toEqual(inbox.map(({ id }) => id).toSorted());
    }
  });

  test('finds what one writer said in several teams no nearer to each other than what others said', {
    tags: 'postgres/sql',
  }, async () => {
    const { readers, teamIds, diaryId } = await buildTeams(6);
    const said = readers.flatMap((reader) => teamIds.map((teamId) => ({ reader, teamId })));
    for (const { reader, teamId } of said) await say(reader, diaryId, teamId, reader.id);
    app.clock.advance(DAY);
    expect(await takeSteps(app.ports)).toBe(said.length);
    const shown = await query(
      'select id, text as writer, xmin::text from anonymous_comments where object_id = $1 order by ctid',
      diaryId,
    );
    const named = await query('select xmin::text, named_in from diary_accesses where diary_id = $1', diaryId);
    expect(new Set([...shown, ...named].map(({ xmin }) => xmin)).size).toBe(1);
    expect(named.map(({ named_in: namedIn }) => namedIn.toSorted())).toEqual(
      readers.map(() => teamIds.toSorted()),
    );
    expect(shown.map(({ id }) => id)).toEqual(shown.map(({ id }) => id).toSorted());
    const together = shown.filter(({ writer }, place) => shown[place + 1]?.writer === writer).length;
    const pairs = shown.length - 1;
    const chance = (teamIds.length - 1) / pairs;
    const luck = 4.2 * Math.sqrt((chance * (1 - chance)) / pairs);
    expect(together / pairs).toBeLessThan(chance + luck);
  });
});
