import { randomBytes, randomUUID } from 'node:crypto';
import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY, HOUR } from '../../../platform/clock.ts';
import { readSeals } from '../../../platform/seal.ts';
import {
  buildComment,
  buildPerson,
  buildTalk,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { takeNextSteps } from '../../../testing/next-steps.ts';
import { openSecondTestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { tagOf } from './rules.ts';
import { takeSteps } from './step.store.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T09:00:00.000Z'));

const newKey = () => randomBytes(32).toString('base64url');
const nextMorning = () => takeNextSteps(app);

type Wish = Partial<RequestOf<typeof api.comment.add>> & { key?: string; id?: string };

const commentAnonymously = (as: TestPerson, objectId: string, { key, id, ...wish }: Wish = {}) =>
  app.call(
    api.comment.add,
    {
      kind: 'diary',
      objectId,
      text: 'Grown too fast?',
      ...wish,
      anonymous: { id: id ?? randomUUID(), key: key ?? newKey() },
    },
    { as },
  );

const thread = async (as: TestPerson, objectId: string) =>
  (await app.call(api.comment.gets, { kind: 'diary', objectId }, { as })).data;

const bars = async (as: TestPerson, objectId: string) =>
  (await thread(as, objectId)).places.map(({ anonymityBar }) => anonymityBar);

/** A diary in a team of six, which all but its author have opened today. */
async function buildCircle() {
  const talk = await buildTalk(app, { members: 5 });
  const readers = [...talk.team.members];
  for (const as of readers) await app.call(api.diary.get, { diaryId: talk.diaryId }, { as });
  return { ...talk, readers, moderator: talk.author };
}

/** The id that a comment got when it was shown, as everyone reads it. */
const idOf = async (as: TestPerson, diaryId: string, key: string) => {
  const { items } = await thread(as, diaryId);
  const found = items
    .flatMap((item) => [item, ...item.replies])
    .find(({ voice }) => voice?.tag === tagOf(key));
  return found?.id ?? '';
};
const open = (as: TestPerson, diaryId: string) => app.call(api.diary.get, { diaryId }, { as });
const readersOf = async (as: TestPerson, diaryId: string) =>
  (await app.call(api.diary.readers, { diaryId }, { as })).data;
const query = async (text: string, ...values: unknown[]) =>
  (await app.ports.database.pool.query(text, values)).rows;

describe('an anonymous comment', () => {
  test('waits for the team’s next day, then is shown with a voice and a day alone', async () => {
    const { author, reader, diaryId, team } = await buildCircle();
    const [key, id] = [newKey(), randomUUID()];
    const added = await commentAnonymously(reader, diaryId, { key, id });
    expect(added).toMatchObject({ code: 200, data: { comment: null } });
    app.clock.advance(17 * HOUR);
    expect(await takeSteps(app.ports)).toBe(0);
    expect((await thread(author, diaryId)).items).toEqual([]);
    app.clock.advance(2 * HOUR);
    expect(await takeSteps(app.ports)).toBe(1);
    const shown = await thread(author, diaryId);
    expect(shown).toMatchObject({
      total: 1,
      items: [
        {
          teamId: team.id,
          author: null,
          at: null,
          day: '2026-04-01',
          text: 'Grown too fast?',
          voice: { number: 1, tag: tagOf(key) },
          can: { reply: true, edit: false, delete: false, remove: true, restore: false },
        },
      ],
    });
    expect(shown.items[0]?.id).not.toBe(id);
    expect((await open(author, diaryId)).data.talk.comments).toBe(1);
    const heard = (await app.call(api.comment.answered, { since: '2026-03-31' }, { as: author })).data.shown;
    expect(heard).toMatchObject([{ receipt: tagOf(id), commentId: shown.items[0]?.id, day: '2026-04-01' }]);
    expect(
      (await app.call(api.comment.answered, { since: '2026-03-31' }, { as: reader })).data.shown,
    ).toEqual(heard);
  });

  test('tells voices of a thread apart, and not those of two threads', async () => {
    const { author, readers, diaryId } = await buildCircle();
    const [ana = author, bo = author] = readers;
    const key = newKey();
    await commentAnonymously(ana, diaryId, { key, text: 'One' });
    await commentAnonymously(bo, diaryId, { text: 'Two' });
    await commentAnonymously(ana, diaryId, { key, text: 'Three' });
    expect(await nextMorning()).toBe(3);
    const { items } = await thread(author, diaryId);
    const voices = new Map(items.map(({ text, voice }) => [text, voice?.number]));
    expect(voices.get('One')).toBe(voices.get('Three'));
    expect(new Set(voices.values())).toEqual(new Set([1, 2]));
  });

  test('is added once, however often it is sent', { tags: 'postgres/at-once' }, async () => {
    const { author, reader, readers, diaryId } = await buildCircle();
    const same = { key: newKey(), id: randomUUID() };
    await Promise.all(Array.from({ length: 4 }, () => commentAnonymously(reader, diaryId, same)));
    expect(await nextMorning()).toBe(1);
    expect((await thread(author, diaryId)).total).toBe(1);
    await commentAnonymously(reader, diaryId, same);
    await commentAnonymously(readers[1] ?? reader, diaryId, { text: 'Another one' });
    expect(await nextMorning()).toBe(0);
    expect((await thread(author, diaryId)).total).toBe(1);
  });

  test('is shown by one server, where several come to the morning together', {
    tags: 'postgres/at-once',
  }, async () => {
    const { author, reader, diaryId } = await buildCircle();
    await commentAnonymously(reader, diaryId);
    app.clock.advance(DAY);
    const shown = await Promise.all([takeSteps(app.ports), takeSteps(app.ports), takeSteps(app.ports)]);
    expect(shown.toSorted()).toEqual([0, 0, 1]);
    expect((await thread(author, diaryId)).total).toBe(1);
  });

  test('keeps waiting, with the names, where a step breaks off', async () => {
    const { author, reader, diaryId } = await buildCircle();
    await commentAnonymously(reader, diaryId);
    app.clock.advance(DAY);
    const uuid = vi.spyOn(app.ports.random, 'uuid').mockImplementationOnce(() => {
      throw new Error('killed');
    });
    await expect(takeSteps(app.ports)).rejects.toThrow('killed');
    uuid.mockRestore();
    expect(await readersOf(author, diaryId)).toMatchObject({ items: [], total: 5, unnamed: 5 });
    expect(await takeSteps(app.ports)).toBe(1);
    expect(await readersOf(author, diaryId)).toMatchObject({ total: 5, unnamed: 0 });
  });

  test('is removed by its key with a step, and brought back with another; without the key plainly not', async () => {
    const { author, reader, diaryId, readers } = await buildCircle();
    const key = newKey();
    await commentAnonymously(reader, diaryId, { key });
    await nextMorning();
    for (const as of readers) await open(as, diaryId);
    const commentId = await idOf(author, diaryId, key);
    const remove = (as: TestPerson, more: object = {}) =>
      app.call(api.comment.delete, { commentId, ...more }, { as });
    expect((await remove(readers[1] ?? reader)).refusal.key).toBe('voiceKeyLost');
    expect((await remove(reader, { key: newKey() })).refusal.key).toBe('voiceKeyLost');
    expect((await remove(reader, { key })).code).toBe(200);
    expect((await thread(author, diaryId)).total).toBe(1);
    await nextMorning();
    expect(await thread(author, diaryId)).toMatchObject({ total: 0, items: [] });
    for (const as of readers) await open(as, diaryId);
    expect((await remove(reader, { undo: true })).refusal.key).toBe('commentNotFound');
    expect((await remove(reader, { key, undo: true })).code).toBe(200);
    expect((await thread(author, diaryId)).total).toBe(0);
    await nextMorning();
    expect((await thread(author, diaryId)).total).toBe(1);
    await remove(reader, { key });
    await remove(reader, { key, undo: true });
    for (const as of readers) await open(as, diaryId);
    await nextMorning();
    expect((await thread(author, diaryId)).total).toBe(1);
  });

  test('stays over a quiet day, whose one visitor its removal would name', async () => {
    const { author, reader, diaryId, readers } = await buildCircle();
    const key = newKey();
    await commentAnonymously(reader, diaryId, { key });
    await nextMorning();
    app.clock.advance(DAY);
    const commentId = await idOf(reader, diaryId, key);
    await app.call(api.comment.delete, { commentId, key }, { as: reader });
    await nextMorning();
    expect((await thread(author, diaryId)).total).toBe(1);
    for (const as of readers) await open(as, diaryId);
    await nextMorning();
    expect((await thread(author, diaryId)).total).toBe(0);
  });

  test('is removed by a moderator, and the log tells nothing of its writer', async () => {
    const { author, moderator, reader, diaryId, team } = await buildCircle();
    const key = newKey();
    await commentAnonymously(reader, diaryId, { key });
    await nextMorning();
    const commentId = await idOf(author, diaryId, key);
    await app.call(api.comment.delete, { commentId }, { as: moderator });
    expect((await thread(reader, diaryId)).items).toEqual([]);
    const log = (await app.call(api.team.audit, { teamId: team.id }, { as: moderator })).data.items;
    expect(log[0]).toMatchObject({
      action: 'comment_removed',
      actor: { id: moderator.id },
      subject: { id: author.id },
      details: { comment: commentId, day: '2026-03-31' },
    });
    const mine = { commentId, key, undo: true };
    expect((await app.call(api.comment.delete, mine, { as: reader })).refusal.key).toBe('commentNotFound');
    await app.call(api.comment.delete, { commentId, undo: true }, { as: moderator });
    expect((await thread(reader, diaryId)).total).toBe(1);
  });

  test('is answered, and every browser of the team hears the same', async () => {
    const { author, reader, readers, diaryId } = await buildCircle();
    const key = newKey();
    await commentAnonymously(reader, diaryId, { key });
    await nextMorning();
    const parentId = await idOf(author, diaryId, key);
    await buildComment(app, author, diaryId, { parentId });
    const ask = async (as: TestPerson) =>
      (await app.call(api.comment.answered, { since: '2026-03-31' }, { as })).data.items;
    expect(await ask(reader)).toMatchObject([
      { tag: tagOf(key), commentId: parentId, object: { id: diaryId }, day: '2026-04-01' },
    ]);
    expect(await ask(readers[2] ?? reader)).toEqual(await ask(reader));
    expect(await ask(await buildPerson(app))).toEqual([]);
  });

  test('tells the author without a name and without a time', async () => {
    const { author, reader, diaryId } = await buildCircle();
    await commentAnonymously(reader, diaryId);
    await nextMorning();
    const { items } = (await app.call(api.notice.get, {}, { as: author })).data;
    expect(items[0]).toMatchObject({ kind: 'comment', actor: null, createdAt: '2026-04-01T00:00:00.000Z' });
  });

  test('masks sensitive words, for its writer too', async () => {
    const { author, reader, diaryId, team } = await buildCircle();
    await app.call(api.team.prohibited, { teamId: team.id, words: 'fast' }, { as: author });
    await commentAnonymously(reader, diaryId);
    await nextMorning();
    const [shown] = (await thread(reader, diaryId)).items;
    expect(shown?.text).toBe('Grown too \\*\\*\\*\\*?');
  });

  test('gets an answer as long as that to the same text by name', async () => {
    const { reader, diaryId } = await buildCircle();
    const sizeOf = (data: unknown) => Buffer.byteLength(JSON.stringify(data));
    for (const text of ['Yes', '葡萄'.repeat(900), 'a "quoted" line\n'.repeat(120)]) {
      const said = { kind: 'diary', objectId: diaryId, text } as const;
      const anonymous = { id: randomUUID(), key: newKey() };
      const [named, hidden] = [
        await app.call(api.comment.add, said, { as: reader }),
        await app.call(api.comment.add, { ...said, anonymous }, { as: reader }),
      ];
      expect([named.code, hidden.code]).toEqual([200, 200]);
      expect(sizeOf(hidden.data)).toBe(sizeOf(named.data));
    }
  });
});

describe('an anonymous comment waits', () => {
  test('until four people can have written it, and a morning longer for the last one', async () => {
    const { author, team, reader, diaryId } = await buildTalk(app, { members: 5 });
    const [, second = reader, third = reader, fourth = reader] = team.members;
    await open(reader, diaryId);
    await commentAnonymously(reader, diaryId);
    await open(second, diaryId);
    await open(third, diaryId);
    await nextMorning();
    expect((await thread(author, diaryId)).total).toBe(0);
    await open(fourth, diaryId);
    await nextMorning();
    expect((await thread(author, diaryId)).total).toBe(1);
  });

  test('sealed, shuffled among blank rows of its own length, all written anew', {
    tags: 'postgres/sql',
  }, async () => {
    const { reader, diaryId } = await buildTalk(app, { members: 5 });
    await open(reader, diaryId);
    await takeSteps(app.ports);
    const rows = () =>
      query('select id::text, length(sealed) as length, xmin::text from anonymous_inbox order by ctid');
    const before = await rows();
    await commentAnonymously(reader, diaryId);
    await takeSteps(app.ports);
    const after = await rows();
    expect([before.length, after.length]).toEqual([16, 16]);
    expect(new Set([...before, ...after].map(({ length }) => length)).size).toBe(1);
    expect(new Set(after.map(({ xmin }) => xmin)).size).toBe(1);
    expect(after.map(({ id }) => id)).toEqual(after.map(({ id }) => id).toSorted());
    expect(after.filter(({ id }) => before.some((row) => row.id === id))).toEqual([]);
  });

  test('on where an earlier release has taken it in', async () => {
    const { author, team, diaryId } = await buildCircle();
    const old = {
      teamId: team.id,
      objectKind: 'diary',
      objectId: diaryId,
      parentId: null,
      tag: tagOf(newKey()),
      text: 'From before',
    };
    const sealed = (await readSeals(app.files)).seal(JSON.stringify(old));
    await query('insert into anonymous_inbox (id, sealed) values ($1, $2)', randomUUID(), sealed);
    expect(await nextMorning()).toBe(1);
    expect((await thread(author, diaryId)).items).toMatchObject([{ text: 'From before' }]);
  });

  test('no longer than what it is about is there', async () => {
    const { author, reader, diaryId } = await buildCircle();
    await commentAnonymously(reader, diaryId);
    await app.call(api.diary.delete, { diaryId }, { as: author });
    expect(await nextMorning()).toBe(0);
    await app.call(api.diary.delete, { diaryId, undo: true }, { as: author });
    expect(await nextMorning()).toBe(0);
    expect((await thread(author, diaryId)).total).toBe(0);
  });

  test('no longer than fourteen days', async () => {
    const { author, team, reader, diaryId } = await buildTalk(app, { members: 5 });
    await open(reader, diaryId);
    await commentAnonymously(reader, diaryId);
    app.clock.advance(14 * DAY);
    for (const as of team.members) await open(as, diaryId);
    await open(author, diaryId);
    expect(await nextMorning()).toBe(0);
    expect(await readersOf(author, diaryId)).toMatchObject({ unnamed: 0 });
  });

  test('in a team that turns it off for nothing: readers are named, and it is given back', async () => {
    const { author, team, reader, diaryId } = await buildTalk(app, { members: 5 });
    await open(reader, diaryId);
    await commentAnonymously(reader, diaryId);
    const rules = (anonymous: boolean) =>
      app.call(api.team.setting, { teamId: team.id, rules: { anonymous } }, { as: author });
    await rules(false);
    expect((await readersOf(author, diaryId)).items).toEqual([]);
    expect(await nextMorning()).toBe(0);
    expect((await readersOf(author, diaryId)).items).toHaveLength(1);
    await rules(true);
    for (const as of team.members) await open(as, diaryId);
    expect(await nextMorning()).toBe(0);
  });
});

describe('the readers of an entry', () => {
  test('are counted at once, and named together, with what was said anonymously', async () => {
    const { author, readers, diaryId } = await buildCircle();
    expect(await readersOf(author, diaryId)).toMatchObject({ items: [], total: 5, unnamed: 5 });
    await nextMorning();
    const { items, ...counts } = await readersOf(author, diaryId);
    expect(counts).toEqual({ nextCursor: null, total: 5, unnamed: 0 });
    expect(items.map(({ reader }) => reader.id).sort()).toEqual(readers.map(({ id }) => id).sort());
  });

  test('lie in the ledger without an order once they are named', { tags: 'postgres/sql' }, async () => {
    const { diaryId } = await buildCircle();
    await nextMorning();
    const rows = await query('select xmin::text, named_in from diary_accesses where diary_id = $1', diaryId);
    expect(rows).toHaveLength(5);
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
  });

  test('lie nowhere in the order in which they came', { tags: 'postgres/sql' }, async () => {
    const { author, team, readers } = await buildCircle();
    for (const as of readers) await app.call(api.notice.see, { all: true }, { as });
    await nextMorning();
    const ids = [author, ...readers].map(({ id }) => id);
    const rows = await query('select xmin::text, last_seen_at from sessions where user_id = any ($1)', ids);
    expect(rows).toHaveLength(team.members.length + 1);
    expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
    expect(new Set(rows.map((row) => new Date(row.last_seen_at).toISOString()))).toEqual(
      new Set(['2026-03-31T00:00:00.000Z']),
    );
  });

  test('who come later wait for a step of their own', async () => {
    const { author, team, diaryId } = await buildTalk(app, { members: 9 });
    const [late = author, ...early] = team.members;
    for (const as of early) await open(as, diaryId);
    await nextMorning();
    await open(late, diaryId);
    await commentAnonymously(late, diaryId);
    expect(await nextMorning()).toBe(0);
    expect(await readersOf(author, diaryId)).toMatchObject({ total: 9, unnamed: 1 });
  });

  test('are not shown to an author who was removed', async () => {
    const { author, reader, diaryId, team } = await buildTalk(app, { members: 5 });
    const writer = team.members[1] ?? reader;
    const { data } = await app.call(
      api.diary.publish,
      { day: '2026-03-31', sections: { summary: LONG_ENOUGH } },
      { as: writer },
    );
    for (const as of [author, ...team.members]) await open(as, data.id);
    await app.call(api.relationship.kick, { teamId: team.id, userId: writer.id }, { as: author });
    await nextMorning();
    expect(await readersOf(writer, data.id)).toMatchObject({ items: [], total: 0, unnamed: 0 });
    expect(diaryId).not.toBe(data.id);
  });

  test('of two teams are named in each by its own step', async () => {
    const { author, team, diaryId, readers } = await buildCircle();
    const other = await buildTeam(app, { owner: author, members: [...readers] });
    const { data } = await app.call(api.diary.get, { diaryId }, { as: author });
    const { sections } = data;
    const teamIds = [team.id, other.id];
    const changed = { diaryId, version: 1, sections: { summary: sections.summary }, teamIds };
    expect((await app.call(api.diary.update, changed, { as: author })).code).toBe(200);
    const [one = author, two = author] = readers;
    await commentAnonymously(one, diaryId, { teamId: team.id });
    await commentAnonymously(two, diaryId, { teamId: other.id });
    expect(await nextMorning()).toBe(2);
    expect(await readersOf(author, diaryId)).toMatchObject({ total: 5, unnamed: 0 });
  });
});

test('writes down only the first time that someone opens an entry, where comments can be anonymous', async () => {
  const { author, reader, diaryId } = await buildCircle();
  await nextMorning();
  await open(reader, diaryId);
  await thread(reader, diaryId);
  const { items } = await readersOf(author, diaryId);
  expect(items.find((item) => item.reader.id === reader.id)).toMatchObject({
    firstDay: '2026-03-31',
    lastDay: '2026-03-31',
  });
});

describe('nothing anonymous can be written', () => {
  const refusal = async (asked: ReturnType<typeof commentAnonymously>) => (await asked).refusal.key;

  test('in a team of four', async () => {
    const { reader, diaryId } = await buildTalk(app, { members: 3 });
    expect(await bars(reader, diaryId)).toEqual(['members']);
    expect(await refusal(commentAnonymously(reader, diaryId))).toBe('anonymityMembers');
  });

  test('where the team has turned it off', async () => {
    const { author, reader, diaryId, team } = await buildCircle();
    await app.call(api.team.setting, { teamId: team.id, rules: { anonymous: false } }, { as: author });
    expect(await bars(reader, diaryId)).toEqual(['team']);
    expect(await refusal(commentAnonymously(reader, diaryId))).toBe('anonymityOff');
  });

  test('below one’s own diary', async () => {
    const { author, diaryId } = await buildCircle();
    expect(await bars(author, diaryId)).toEqual(['own']);
    expect(await refusal(commentAnonymously(author, diaryId))).toBe('anonymityOwn');
  });

  test('by someone who has not opened the entry', async () => {
    const { reader, diaryId } = await buildTalk(app, { members: 5 });
    expect(await refusal(commentAnonymously(reader, diaryId))).toBe('anonymityReaders');
    expect(await bars(reader, diaryId)).toEqual([null]);
    expect((await commentAnonymously(reader, diaryId)).code).toBe(200);
  });

  test('by a key or an id that is none', async () => {
    const { reader, diaryId } = await buildCircle();
    expect(await refusal(commentAnonymously(reader, diaryId, { key: 'short' }))).toBe('voiceKeyInvalid');
    expect(await refusal(commentAnonymously(reader, diaryId, { id: reader.id }))).toBe('idInvalid');
  });
});

test('is limited to ten an hour for a person, by a counter that no database sees', async () => {
  const strict = await openSecondTestApp(app, { allowance: 1 });
  const talk = await buildTalk(strict, { members: 5 });
  for (const as of talk.team.members) await strict.call(api.diary.get, { diaryId: talk.diaryId }, { as });
  const say = () =>
    strict.call(
      api.comment.add,
      {
        kind: 'diary',
        objectId: talk.diaryId,
        text: 'Again',
        anonymous: { id: randomUUID(), key: newKey() },
      },
      { as: talk.reader },
    );
  for (let count = 0; count < 10; count += 1) expect((await say()).code).toBe(200);
  expect((await say()).refusal.key).toBe('anonymityTooOften');
  const { rows } = await strict.ports.database.pool.query(`select key from rate_limits`);
  expect(rows.filter(({ key }) => String(key).includes('nonymous'))).toEqual([]);
  await strict.close();
});
