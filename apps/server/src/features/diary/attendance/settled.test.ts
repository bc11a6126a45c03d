import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@garden/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { erasePerson } from '../../../platform/erase-person.ts';
import { completionOf } from '../../../testing/completion.ts';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
  type TestTeam,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { closeAccount, reopenAccount } from '../../account/closing/store.ts';
import { diaryData } from '../personal-data.store.ts';

const app = useTestApp();

const [MONDAY, TUESDAY] = ['2026-03-30', '2026-03-31'];
const sections = { summary: LONG_ENOUGH };

const skip = (as: TestPerson, from = TUESDAY, undo = false) =>
  app.call(api.diary.skip, { from, to: TUESDAY, kind: 'vacation', undo }, { as });
const enter = (as: TestPerson, { inviteCode }: TestTeam) => app.call(api.apply.add, { inviteCode }, { as });
const leave = (as: TestPerson, { id: teamId }: TestTeam) =>
  app.call(api.relationship.exit, { teamId }, { as });
const remove = ({ id: teamId, owner: as }: TestTeam, undo = false) =>
  app.call(api.team.remove, { teamId, undo }, { as });
const moment = () => ({ ...app.ports, now: app.clock.now() });
const close = ({ id }: TestPerson) => app.ports.database.transaction((tx) => closeAccount(tx, moment(), id));
const reopen = ({ id }: TestPerson) =>
  app.ports.database.transaction((tx) => reopenAccount(tx, moment(), id));

/** What is kept for both days, once it is seen that each number is the true one. */
async function kept(team: TestTeam): Promise<number[]> {
  const days = await Promise.all([MONDAY, TUESDAY].map((day) => completionOf(app, team.id, day)));
  expect(days.map((day) => day.kept)).toEqual(days.map((day) => day.counted));
  return days.map((day) => day.kept);
}

describe('people a day no longer waits for', () => {
  test('are those who wrote and those away, no one twice', async () => {
    const team = await buildTeam(app, { members: 1 });
    const [as = team.owner] = team.members;
    await skip(as, MONDAY);
    expect(await kept(team)).toEqual([1, 1]);
    const { id: diaryId, version } = await buildDiary(app, { author: as });
    expect(await kept(team)).toEqual([1, 1]);
    await skip(as, MONDAY, true);
    expect(await kept(team)).toEqual([0, 1]);
    await app.call(api.diary.update, { diaryId, version, sections, teamIds: [] }, { as });
    expect(await kept(team)).toEqual([0, 0]);
    await skip(team.owner, MONDAY);
    await app.call(api.diary.delete, { diaryId }, { as });
    await skip(as);
    await app.call(api.diary.delete, { diaryId, undo: true }, { as });
    expect(await kept(team)).toEqual([1, 2]);
  });

  test('counts who is away in every team of theirs, from the day they come to it', async () => {
    const first = await buildTeam(app, { members: 1 });
    const [as = first.owner] = first.members;
    await skip(as, MONDAY);
    const second = await buildTeam(app, { owner: as });
    const third = await buildTeam(app);
    await enter(as, third);
    expect([await kept(first), await kept(second), await kept(third)]).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    const { id: teamId, owner } = first;
    await app.call(api.relationship.kick, { teamId, userId: as.id }, { as: owner });
    await leave(as, third);
    await skip(as, TUESDAY, true);
    expect([await kept(first), await kept(second), await kept(third)]).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
    await enter(as, first);
    expect(await kept(first)).toEqual([1, 0]);
  });

  test('go and come with an account', async () => {
    const team = await buildTeam(app, { members: 1 });
    const [as = team.owner] = team.members;
    await skip(as, MONDAY);
    await buildDiary(app, { author: as });
    await close(as);
    expect(await kept(team)).toEqual([0, 0]);
    await reopen(as);
    expect(await kept(team)).toEqual([1, 1]);
    await app.ports.database.transaction((tx) =>
      erasePerson([diaryData], tx, { ...as, locale: 'en' }, moment()),
    );
    expect(await kept(team)).toEqual([0, 1]);
  });

  test('come back with their team as they are then', async () => {
    const team = await buildTeam(app, { members: 3 });
    const [writer = team.owner, away = team.owner, gone = team.owner] = team.members;
    await buildDiary(app, { author: writer });
    await skip(gone, MONDAY);
    await remove(team);
    await skip(away, MONDAY);
    app.clock.advance(1);
    await close(gone);
    await remove(team, true);
    expect(await kept(team)).toEqual([1, 2]);
  });
});

/** Keeps of each day what was kept before vacation counted, and then does what the migration does. */
async function migrate(): Promise<void> {
  const { pool } = app.ports.database;
  await pool.query('delete from team_days');
  await pool.query(
    `insert into team_days (team_id, day, settled)
     select d.team_id, d.day, count(*) from diary_teams d
     join memberships m on m.team_id = d.team_id and m.user_id = d.author_id
     join teams t on t.id = m.team_id
     where m.left_at is null or m.left_at = t.deleted_at group by d.team_id, d.day`,
  );
  const file = join(import.meta.dirname, '../../../db/migrations/0003_kept-away.sql');
  const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint');
  for (const statement of statements.filter((each) => each.includes('INSERT INTO "team_days"'))) {
    await pool.query(statement);
  }
}

test('someone who leaves in the moment in which a team ends does not come back with it', async () => {
  const team = await buildTeam(app, { members: 1 });
  const [member = team.owner] = team.members;
  await skip(member);
  await leave(member, team);
  await remove(team);
  await remove(team, true);
  expect(await kept(team)).toEqual([0, 0]);
});

test('days from before count who was away', { tags: 'postgres/sql' }, async () => {
  const team = await buildTeam(app, { members: 2 });
  const [both = team.owner, away = team.owner] = team.members;
  const removed = await buildTeam(app, { members: [both] });
  const left = await buildTeam(app, { members: [both] });
  await skip(both, MONDAY);
  await buildDiary(app, { author: both });
  await skip(away);
  await leave(both, left);
  await remove(removed);
  await migrate();
  await remove(removed, true);
  expect([await kept(team), await kept(removed), await kept(left)]).toEqual([
    [1, 2],
    [1, 1],
    [0, 0],
  ]);
});

/** Something that happens to the count, by the number of a person and of a team; a refusal is as good. */
const deeds: ((as: TestPerson, team: TestTeam) => Promise<unknown>)[] = [
  (as) => skip(as, MONDAY),
  (as) => skip(as, TUESDAY),
  (as) => skip(as, MONDAY, true),
  (as) => skip(as, TUESDAY, true),
  (as) => app.call(api.diary.publish, { day: TUESDAY, sections }, { as }),
  (as, { id }) => app.call(api.diary.publish, { day: TUESDAY, sections, teamIds: [id] }, { as }),
  (as, { id }) =>
    changeLast(as, (diary) => app.call(api.diary.update, { ...diary, sections, teamIds: [id] }, { as })),
  (as) => changeLast(as, ({ diaryId }) => app.call(api.diary.delete, { diaryId }, { as })),
  (as) => changeLast(as, ({ diaryId }) => app.call(api.diary.delete, { diaryId, undo: true }, { as })),
  (as, team) => enter(as, team),
  (as, team) => leave(as, team),
  (as, { id: teamId, owner }) => app.call(api.relationship.kick, { teamId, userId: as.id }, { as: owner }),
  (_, team) => remove(team),
  (_, team) => remove(team, true),
];

type Changing = { readonly diaryId: string; readonly version: number };

/** Does something to the diary that someone wrote last for Tuesday, hidden or not. */
async function changeLast({ id }: TestPerson, change: (diary: Changing) => Promise<unknown>): Promise<void> {
  const { rows } = await app.ports.database.pool.query<Changing>(
    `select id as "diaryId", version from diaries where author_id = $1 and day = $2
     order by deleted_at is null desc, published_at desc limit 1`,
    [id, TUESDAY],
  );
  for (const diary of rows) await change(diary);
}

test.each([
  ['one after another', 1],
  ['three at a time', 3],
])(
  'the number that is kept is the true one, whatever happens %s',
  { tags: 'postgres/at-once', timeout: 120_000 },
  async (_, atOnce) => {
    const deed = fc.record({
      what: fc.nat({ max: deeds.length - 1 }),
      who: fc.nat({ max: 2 }),
      where: fc.nat({ max: 1 }),
    });
    const owner = await buildPerson(app);
    const members = [owner, await buildPerson(app), await buildPerson(app)];
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 30 }), async (happening) => {
        const teams = [await buildTeam(app, { members: members.slice(1) }), await buildTeam(app, { owner })];
        while (happening.length > 0) {
          const now = happening.splice(0, atOnce);
          await Promise.all(
            now.map(async ({ what, who, where }) => {
              const [person, team] = [members[who], teams[where]];
              if (person && team) await deeds[what]?.(person, team);
            }),
          );
          app.clock.advance(1);
        }
        for (const team of teams) {
          await remove(team, true);
          await kept(team);
          await remove(team);
        }
      }),
      { numRuns: 8 },
    );
  },
);
