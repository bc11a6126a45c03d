import { randomBytes, randomUUID } from 'node:crypto';
import { api, type RequestOf } from '@garden/contract';
import { describe, expect, test, vi } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildComment, buildPerson, buildTalk, type TestPerson } from '../../../testing/factories.ts';
import { openTestAppBeside } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { publishWaiting } from './batch.store.ts';
import { tagOf } from './rules.ts';

const app = useTestApp();

const newKey = () => randomBytes(32).toString('base64url');
const publish = () => publishWaiting(app.ports);

type Wish = Partial<RequestOf<typeof api.comment.add>> & { key?: string; id?: string };

const commentAnonymously = (as: TestPerson, objectId: string, { key, id, ...wish }: Wish = {}) =>
  app.call(
    api.comment.add,
    {
      ...{ kind: 'diary', objectId, text: 'Grown too fast?', ...wish },
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

describe('an anonymous comment', () => {
  test('waits for its batch, then is shown with a voice and a day alone', async () => {
    const { author, reader, diaryId, team } = await buildCircle();
    const [key, id] = [newKey(), randomUUID()];
    const added = await commentAnonymously(reader, diaryId, { key, id });
    expect(added).toMatchObject({ code: 200, data: { comment: null } });
    expect((await thread(author, diaryId)).items).toEqual([]);
    expect(await publish()).toBe(1);
    expect(await thread(author, diaryId)).toMatchObject({
      total: 1,
      items: [
        {
          ...{ id, teamId: team.id, author: null, at: null, day: '2026-03-31', text: 'Grown too fast?' },
          voice: { number: 1, tag: tagOf(key) },
          can: { reply: true, edit: false, delete: false, remove: true, restore: false },
        },
      ],
    });
    expect((await app.call(api.diary.get, { diaryId }, { as: author })).data.talk.comments).toBe(1);
  });

  test('tells voices of a thread apart, and not those of two threads', async () => {
    const { author, readers, diaryId } = await buildCircle();
    const [ana = author, bo = author] = readers;
    const key = newKey();
    await commentAnonymously(ana, diaryId, { key, text: 'One' });
    await publish();
    await commentAnonymously(bo, diaryId, { text: 'Two' });
    await publish();
    await commentAnonymously(ana, diaryId, { key, text: 'Three' });
    await publish();
    const { items } = await thread(author, diaryId);
    const voices = new Map(items.map(({ text, voice }) => [text, voice?.number]));
    expect(voices).toEqual(
      new Map([
        ['One', 1],
        ['Two', 2],
        ['Three', 1],
      ]),
    );
  });

  test('is added once, however often it is sent', async () => {
    const { author, reader, diaryId } = await buildCircle();
    const same = { key: newKey(), id: randomUUID() };
    await commentAnonymously(reader, diaryId, same);
    await commentAnonymously(reader, diaryId, same);
    expect(await publish()).toBe(1);
    await commentAnonymously(reader, diaryId, same);
    expect(await publish()).toBe(0);
    expect((await thread(author, diaryId)).total).toBe(1);
  });

  test('is added once and stops no batch, sent again while its own is under way', {
    tags: 'postgres/at-once',
  }, async () => {
    const { author, reader, readers, diaryId } = await buildCircle();
    const same = { key: newKey(), id: randomUUID() };
    await commentAnonymously(reader, diaryId, same);
    // Between the look at what is shown and the writing, the comment is sealed, and by then it is shown.
    const sealing = vi.spyOn(app.files, 'list').mockImplementationOnce(async (folder) => {
      await publish();
      return app.files.list(folder);
    });
    await commentAnonymously(reader, diaryId, same);
    sealing.mockRestore();
    await commentAnonymously(readers[1] ?? reader, diaryId, { text: 'Another one' });
    expect(await publish()).toBe(1);
    expect((await thread(author, diaryId)).total).toBe(2);
    expect(await publish()).toBe(0);
  });

  test('is deleted by its key and brought back by it; without it plainly not', async () => {
    const { author, reader, diaryId, readers } = await buildCircle();
    const [key, commentId] = [newKey(), randomUUID()];
    await commentAnonymously(reader, diaryId, { key, id: commentId });
    await publish();
    const remove = (as: TestPerson, more: object = {}) =>
      app.call(api.comment.delete, { commentId, ...more }, { as });
    expect((await remove(readers[1] ?? reader)).refusal.key).toBe('voiceKeyLost');
    expect((await remove(reader, { key: newKey() })).refusal.key).toBe('voiceKeyLost');
    expect((await remove(reader, { key })).code).toBe(200);
    expect(await thread(author, diaryId)).toMatchObject({ total: 0, items: [] });
    expect((await remove(reader, { undo: true })).refusal.key).toBe('commentNotFound');
    expect((await remove(reader, { key, undo: true })).code).toBe(200);
    expect((await thread(author, diaryId)).total).toBe(1);
  });

  test('is removed by a moderator, and the log tells nothing of its writer', async () => {
    const { author, moderator, reader, diaryId, team } = await buildCircle();
    const [key, commentId] = [newKey(), randomUUID()];
    await commentAnonymously(reader, diaryId, { key, id: commentId });
    await publish();
    await app.call(api.comment.delete, { commentId }, { as: moderator });
    expect((await thread(reader, diaryId)).items).toEqual([]);
    const log = (await app.call(api.team.audit, { teamId: team.id }, { as: moderator })).data.items;
    expect(log[0]).toMatchObject({
      ...{ action: 'comment_removed', actor: { id: moderator.id }, subject: { id: author.id } },
      details: { comment: commentId, day: '2026-03-31' },
    });
    const mine = { commentId, key, undo: true };
    expect((await app.call(api.comment.delete, mine, { as: reader })).refusal.key).toBe('commentNotFound');
    await app.call(api.comment.delete, { commentId, undo: true }, { as: moderator });
    expect((await thread(reader, diaryId)).total).toBe(1);
  });

  test('is answered, and every browser of the team hears the same', async () => {
    const { author, reader, readers, diaryId } = await buildCircle();
    const [key, parentId] = [newKey(), randomUUID()];
    await commentAnonymously(reader, diaryId, { key, id: parentId });
    await publish();
    await buildComment(app, author, diaryId, { parentId });
    const ask = async (as: TestPerson) =>
      (await app.call(api.comment.answered, { since: '2026-03-31' }, { as })).data.items;
    expect(await ask(reader)).toMatchObject([
      { tag: tagOf(key), commentId: parentId, object: { id: diaryId }, day: '2026-03-31' },
    ]);
    expect(await ask(readers[2] ?? reader)).toEqual(await ask(reader));
    expect(await ask(await buildPerson(app))).toEqual([]);
  });

  test('tells the author without a name and without a time', async () => {
    const { author, reader, diaryId } = await buildCircle();
    await commentAnonymously(reader, diaryId);
    await publish();
    const { items } = (await app.call(api.notice.get, {}, { as: author })).data;
    expect(items[0]).toMatchObject({ kind: 'comment', actor: null, createdAt: '2026-03-31T00:00:00.000Z' });
  });

  test('masks sensitive words, for its writer too', async () => {
    const { author, reader, diaryId, team } = await buildCircle();
    await app.call(api.team.prohibited, { teamId: team.id, words: 'fast' }, { as: author });
    await commentAnonymously(reader, diaryId);
    await publish();
    const [shown] = (await thread(reader, diaryId)).items;
    expect(shown?.text).toBe('Grown too \\*\\*\\*\\*?');
  });
});

describe('an anonymous comment waits', () => {
  const open = (as: TestPerson, diaryId: string) => app.call(api.diary.get, { diaryId }, { as });

  test('until four people can have written it', async () => {
    const { author, team, reader, diaryId } = await buildTalk(app, { members: 5 });
    const [, second = reader, third = reader, fourth = reader] = team.members;
    await open(reader, diaryId);
    await commentAnonymously(reader, diaryId);
    await open(second, diaryId);
    await open(third, diaryId);
    expect(await publish()).toBe(0);
    await open(fourth, diaryId);
    expect(await publish()).toBe(1);
    expect((await thread(author, diaryId)).total).toBe(1);
  });

  test('for a day on which nobody first read the entry, where few did on its own', async () => {
    const { team, author, diaryId } = await buildTalk(app, { members: 5 });
    const [late = author, ...early] = team.members;
    for (const as of early) await open(as, diaryId);
    app.clock.advance(DAY);
    await open(late, diaryId);
    await commentAnonymously(late, diaryId);
    expect(await publish()).toBe(0);
    app.clock.advance(DAY);
    expect(await publish()).toBe(1);
    expect((await thread(author, diaryId)).items[0]?.day).toBe('2026-04-02');
    app.clock.advance(-2 * DAY);
  });

  test('sealed, so that the database alone does not even tell what it is about', {
    tags: 'postgres/sql',
  }, async () => {
    const { reader, diaryId } = await buildTalk(app, { members: 5 });
    await open(reader, diaryId);
    const id = randomUUID();
    await commentAnonymously(reader, diaryId, { id });
    const { rows } = await app.ports.database.pool.query('select * from anonymous_inbox where id = $1', [id]);
    expect(rows).toEqual([{ id, sealed: expect.stringMatching(/^[\w-]{100,}$/) }]);
    await app.ports.database.pool.query('delete from anonymous_inbox where id = $1', [id]);
  });

  test('no longer than what it is about is there', async () => {
    const { author, reader, diaryId } = await buildCircle();
    await commentAnonymously(reader, diaryId);
    await app.call(api.diary.delete, { diaryId }, { as: author });
    expect(await publish()).toBe(0);
    const { rows } = await app.ports.database.pool.query('select id from anonymous_inbox');
    expect(rows).toEqual([]);
  });
});

test('writes down only the first time that somebody opens an entry, where comments can be anonymous', async () => {
  const { author, reader, diaryId } = await buildCircle();
  const own = async () => {
    const { items } = (await app.call(api.diary.readers, { diaryId }, { as: author })).data;
    return items.find((item) => item.reader.id === reader.id);
  };
  app.clock.advance(DAY);
  await app.call(api.diary.get, { diaryId }, { as: reader });
  await thread(reader, diaryId);
  expect(await own()).toMatchObject({ firstDay: '2026-03-31', lastDay: '2026-03-31' });
  app.clock.advance(-DAY);
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

  test('by somebody who has not opened the entry', async () => {
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
  const strict = await openTestAppBeside(app, { allowance: 1 });
  const talk = await buildTalk(strict, { members: 5 });
  for (const as of talk.team.members) await strict.call(api.diary.get, { diaryId: talk.diaryId }, { as });
  const say = () =>
    strict.call(
      api.comment.add,
      {
        ...{ kind: 'diary', objectId: talk.diaryId, text: 'Again' },
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
