import { api, COMMENT_EDIT_MINUTES } from '@garden/contract';
import { describe, expect, test, vi } from 'vitest';
import { DAY, MINUTE } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import {
  buildComment,
  buildDiary,
  buildPerson,
  buildTalk,
  buildTeam,
  type TestPerson,
} from '../../../testing/factories.ts';
import { openSecondTestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

/** A comment that comes after those before it: ids of one millisecond have no order. */
async function comment(...[as, objectId, wish]: Tail<Parameters<typeof buildComment>>) {
  app.clock.advance(1);
  return buildComment(app, as, objectId, wish);
}
type Tail<List> = List extends [unknown, ...infer Rest] ? Rest : never;

const say = (as: TestPerson, objectId: string, text: string, parentId?: string) =>
  app.call(api.comment.add, { kind: 'diary', objectId, text, parentId }, { as });

const thread = async (as: TestPerson, objectId: string, page: { cursor?: string; limit?: number } = {}) =>
  (await app.call(api.comment.gets, { kind: 'diary', objectId, ...page }, { as })).data;

const remove = (as: TestPerson, commentId: string, undo?: true) =>
  app.call(api.comment.delete, { commentId, undo }, { as });

const talkOf = async (as: TestPerson, diaryId: string) =>
  (await app.call(api.diary.get, { diaryId }, { as })).data.talk;

describe('a thread', () => {
  test('has the oldest comments first, page by page, each with its first replies', {
    tags: 'postgres/sql',
  }, async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id: first } = await comment(reader, diaryId, { text: '1' });
    for (const text of ['2', '3']) await comment(author, diaryId, { text });
    for (const text of ['a', 'b', 'c', 'd']) {
      await comment(author, diaryId, { text, parentId: first });
    }
    const page = await thread(reader, diaryId, { limit: 2 });
    expect(page.items.map(({ text }) => text)).toEqual(['1', '2']);
    expect(page.total).toBe(7);
    expect(page.items[0]).toMatchObject({
      replyCount: 4,
      replies: [{ text: 'a' }, { text: 'b' }, { text: 'c' }],
    });
    const next = await thread(reader, diaryId, { limit: 2, cursor: page.nextCursor ?? '' });
    expect(next).toMatchObject({ items: [{ text: '3' }], nextCursor: null });
    const alone = await app.call(api.comment.get, { commentId: first, limit: 3 }, { as: reader });
    const { nextCursor } = alone.data;
    const rest = await app.call(
      api.comment.get,
      { commentId: first, limit: 3, cursor: nextCursor ?? '' },
      { as: reader },
    );
    expect(rest.data.items.map(({ text }) => text)).toEqual(['d']);
  });

  test('is one for each team, and they never mix', async () => {
    const author = await buildPerson(app);
    const [north, south] = [await buildPerson(app), await buildPerson(app)];
    const first = await buildTeam(app, { owner: author, members: [north] });
    app.clock.advance(1);
    const second = await buildTeam(app, { owner: author, members: [south] });
    const { id } = await buildDiary(app, { author });
    const { id: commentId } = await comment(north, id, { text: 'From the north' });
    await comment(south, id, { text: 'From the south' });
    const texts = async (as: TestPerson) => (await thread(as, id)).items.map(({ text }) => text);
    expect(await texts(north)).toEqual(['From the north']);
    expect(await texts(south)).toEqual(['From the south']);
    expect(await texts(author)).toEqual(['From the north', 'From the south']);
    expect((await thread(author, id)).places.map(({ teamId }) => teamId)).toEqual([first.id, second.id]);
    expect((await say(south, id, 'Hello', commentId)).refusal.key).toBe('commentNotFound');
    expect((await app.call(api.comment.get, { commentId }, { as: south })).refusal.key).toBe(
      'commentNotFound',
    );
    expect([(await talkOf(north, id)).comments, (await talkOf(author, id)).comments]).toEqual([1, 2]);
  });

  test('tells those who look after the author whether anybody has answered', async () => {
    const { team, author, reader, diaryId } = await buildTalk(app);
    const other = await buildDiary(app, { author: reader });
    const supervision = { teamId: team.id, userId: reader.id, supervisorId: author.id };
    await app.call(api.relationship.supervise, supervision, { as: author });
    const answered = async (as: TestPerson, id: string) => (await talkOf(as, id)).answered;
    expect([await answered(author, other.id), await answered(reader, diaryId)]).toEqual([false, null]);
    await say(reader, other.id, 'To myself');
    expect(await answered(author, other.id)).toBe(false);
    await say(author, other.id, 'Well done');
    expect(await answered(author, other.id)).toBe(true);
  });
});

describe('a comment by name', () => {
  test('can be changed by its writer for fifteen minutes', async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id: commentId } = await comment(reader, diaryId);
    const change = (as: TestPerson, text: string) =>
      app.call(api.comment.update, { commentId, text }, { as });
    expect((await change(author, 'Mine')).refusal.key).toBe('commentNotYours');
    app.clock.advance(COMMENT_EDIT_MINUTES * MINUTE);
    expect((await change(reader, 'Better')).data).toMatchObject({ text: 'Better', edited: true });
    app.clock.advance(1);
    expect((await change(reader, 'Best')).refusal.key).toBe('commentEditOver');
    expect((await change(reader, 'Better')).code).toBe(200);
  });

  test('is removed and restored; one that was answered keeps its place', async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id } = await comment(reader, diaryId);
    await remove(reader, id);
    expect((await thread(author, diaryId)).items).toEqual([]);
    expect((await thread(reader, diaryId)).items).toMatchObject([
      { state: 'deleted', text: '', can: { restore: true, reply: false } },
    ]);
    expect((await remove(author, id, true)).refusal.key).toBe('commentNotFound');
    await remove(reader, id, true);
    const { id: replyId } = await comment(author, diaryId, { parentId: id });
    await remove(reader, id);
    const shown = await thread(author, diaryId);
    expect(shown).toMatchObject({
      total: 1,
      items: [{ state: 'deleted', text: '', replies: [{ id: replyId }] }],
    });
    app.clock.advance(31 * DAY);
    expect((await remove(reader, id, true)).refusal.key).toBe('commentNotFound');
    app.clock.advance(-31 * DAY);
  });

  test('is removed by a moderator, who can bring it back while its writer cannot', async () => {
    const { author: moderator, reader, diaryId } = await buildTalk(app);
    const { id } = await comment(reader, diaryId);
    await remove(moderator, id);
    expect((await remove(reader, id, true)).refusal.key).toBe('commentNotFound');
    await remove(moderator, id, true);
    expect((await thread(reader, diaryId)).items).toMatchObject([{ id, state: 'shown' }]);
  });

  test('is removed by no one who ceases to moderate at that moment', {
    tags: 'postgres/at-once',
  }, async () => {
    const { author, reader, diaryId, team } = await buildTalk(app, { members: 2 });
    const [, moderator = reader] = team.members;
    const { id } = await comment(reader, diaryId);
    const office = { teamId: team.id, userId: moderator.id };
    await app.call(api.relationship.authorizes, office, { as: author });
    const { database } = app.ports;
    const { transaction } = database;
    const removing = vi.spyOn(database, 'transaction').mockImplementationOnce(async (work) => {
      await app.call(api.relationship.unreleased, office, { as: author });
      return transaction(work);
    });
    expect((await remove(moderator, id)).refusal.key).toBe('commentNotYours');
    removing.mockRestore();
    expect((await thread(reader, diaryId)).total).toBe(1);
  });

  test('is erased thirty days after it was removed', { tags: 'postgres/sql' }, async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const gone = await comment(reader, diaryId, { text: 'canary-gone' });
    const answered = await comment(reader, diaryId, { text: 'canary-answered' });
    await comment(author, diaryId, { parentId: answered.id });
    for (const { id } of [gone, answered]) await remove(reader, id);
    app.clock.advance(31 * DAY);
    await eraseHiddenWorker(app.ports).run({});
    app.clock.advance(-31 * DAY);
    const { rows } = await app.ports.database.pool.query(
      'select id, text from comments where object_id = $1',
      [diaryId],
    );
    expect(rows).toContainEqual({ id: answered.id, text: '' });
    expect(rows.map(({ id }) => id)).not.toContain(gone.id);
    expect((await thread(author, diaryId)).items).toMatchObject([{ id: answered.id, replies: [{}] }]);
  });

  test('is found again in one’s own list, and in that of the person it is for', async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id } = await comment(reader, diaryId);
    const { id: replyId } = await comment(author, diaryId, { parentId: id });
    const list = async (as: TestPerson, of: 'mine' | 'on_mine') =>
      (await app.call(api.comment.getMy, { of }, { as })).data.items.map(({ id: found }) => found);
    expect(await list(reader, 'mine')).toEqual([id]);
    expect(await list(author, 'on_mine')).toEqual([id]);
    expect(await list(reader, 'on_mine')).toEqual([replyId]);
  });
});

describe('what cannot be said', () => {
  test.each([
    ['', 'contentRequired'],
    ['x'.repeat(2001), 'fieldTooLong'],
  ])('%#: too little, too much', async (text, key) => {
    const { reader, diaryId } = await buildTalk(app);
    expect((await say(reader, diaryId, text)).refusal.errors).toMatchObject([{ path: 'text', key }]);
  });

  test('a reply to a reply, to what was removed, or to what is elsewhere', async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id: parentId } = await comment(reader, diaryId);
    const reply = await comment(author, diaryId, { parentId });
    expect((await say(reader, diaryId, 'And', reply.id)).refusal.key).toBe('replyToReply');
    await remove(reader, parentId);
    expect((await say(author, diaryId, 'And', parentId)).refusal.key).toBe('commentGone');
    const other = await buildTalk(app);
    expect((await say(other.reader, other.diaryId, 'And', parentId)).refusal.key).toBe('commentNotFound');
  });

  test('anything about a diary that was withdrawn or is read by no one', async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const { id } = await comment(reader, diaryId);
    await app.call(api.diary.delete, { diaryId }, { as: author });
    expect((await say(reader, diaryId, 'Where is it?')).refusal.key).toBe('diaryNotFound');
    expect((await app.call(api.comment.get, { commentId: id }, { as: reader })).refusal.key).toBe(
      'commentNotFound',
    );
    const alone = await buildDiary(app, { author, day: '2026-03-30', teamIds: [] });
    expect((await say(author, alone.id, 'Note')).refusal.key).toBe('commentUnread');
  });

  test('more than thirty comments a minute', async () => {
    const strict = await openSecondTestApp(app, { allowance: 1 });
    const { reader, diaryId } = await buildTalk(strict);
    const said = { kind: 'diary' as const, objectId: diaryId, text: 'Again' };
    for (let count = 0; count < 30; count += 1) {
      expect((await strict.call(api.comment.add, said, { as: reader })).code).toBe(200);
    }
    const { refusal, message } = await strict.call(api.comment.add, said, { as: reader });
    expect(refusal.key).toBe('commentTooOften');
    expect(message).toContain('your text is still here');
    await strict.close();
  });
});

describe('reactions', () => {
  test('count once for a person and an emoji, and can be taken back once', async () => {
    const { author, reader, diaryId } = await buildTalk(app);
    const on = { kind: 'diary' as const, objectId: diaryId };
    const like = (as: TestPerson, emoji?: '🍇') => {
      app.clock.advance(1);
      return app.call(api.like.likes, { ...on, emoji }, { as });
    };
    for (const emoji of [undefined, undefined, '🍇' as const]) await like(reader, emoji);
    expect((await like(author)).data.reactions).toEqual([
      { emoji: '👍', count: 2, mine: true },
      { emoji: '🍇', count: 1, mine: false },
    ]);
    for (let time = 0; time < 2; time += 1) await app.call(api.like.unreleased, on, { as: reader });
    expect((await talkOf(reader, diaryId)).reactions).toEqual([
      { emoji: '🍇', count: 1, mine: true },
      { emoji: '👍', count: 1, mine: false },
    ]);
    const { items } = (await app.call(api.like.gets, { ...on, limit: 1 }, { as: reader })).data;
    expect(items).toMatchObject([{ person: { id: author.id }, emoji: '👍' }]);
    const strange = { ...on, emoji: '🦖' };
    expect((await app.send(api.like.likes, strange, { as: reader })).refusal.key).toBe('emojiUnknown');
  });
});
