// @module-tag postgres/sql
import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildComment, buildDiary, buildPair, type TestPerson } from '../../../testing/factories.ts';
import { buildQuestion } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const TODAY = '2026-03-31';
const app = useTestApp();
beforeEach(() => app.clock.set(`${TODAY}T12:00:00.000Z`));

const get = async (as: TestPerson, wish: RequestOf<typeof api.curious.get> = {}) =>
  (await app.call(api.curious.get, wish, { as })).data.items;
const mine = async (as: TestPerson) => (await app.call(api.curious.myCurious, {}, { as })).data.items;
const answer = async (as: TestPerson, curiousId: string, text = 'By house numbers.') =>
  (await buildComment(app, as, curiousId, { kind: 'curious', text })).id;
const accept = (as: TestPerson, curiousId: string, commentId: string, undo = false) =>
  app.call(api.curious.accept, { curiousId, commentId, undo }, { as });
const noticesOf = async (as: TestPerson) =>
  (await app.call(api.notice.get, { kind: 'curious' }, { as })).data.items.map(({ stage }) => stage).sort();

const unseenOf = async (as: TestPerson) =>
  (await app.call(api.notice.total, {}, { as })).data.kinds.curious ?? 0;
const pointsOf = async (as: TestPerson, teamId: string, period: 'all' | 'week' = 'all') => {
  const { data } = await app.call(api.relationship.curiousRanking, { teamId, period, by: 'solved' }, { as });
  return data.items.find(({ person }) => person.id === as.id)?.solved ?? 0;
};

describe('an answer', () => {
  test('is accepted, thanked for once, and taken back', async () => {
    const { owner, member } = await buildPair(app);
    const { id } = await buildQuestion(app, owner);
    const commentId = await answer(member, id);
    expect((await accept(owner, id, commentId)).data).toMatchObject({
      accepted: { commentId, author: { id: member.id }, text: 'By house numbers.' },
      answered: true,
      comments: 1,
      can: { thank: true },
    });
    const helped = { curiousId: id, helped: true };
    expect((await app.call(api.curious.helped, helped, { as: owner })).data.can.thank).toBe(false);
    await app.call(api.curious.helped, { ...helped, helped: false }, { as: owner });
    expect((await get(member, { curiousId: id }))[0]?.helped).toBe(true);
    expect(await noticesOf(member)).toEqual(['accepted', 'thanked']);
    const opened = (await accept(owner, id, commentId, true)).data;
    expect([opened.solvedAt, opened.accepted, opened.helped]).toEqual([null, null, null]);
  });

  test('of another question, of one’s own, or deleted is not', async () => {
    const { owner, member } = await buildPair(app);
    const [one, other] = [await buildQuestion(app, owner), await buildQuestion(app, owner)];
    const elsewhere = await answer(member, other.id);
    const own = await answer(owner, one.id);
    const gone = await answer(member, one.id);
    await app.call(api.comment.delete, { commentId: gone }, { as: member });
    const diary = await buildDiary(app, { author: owner });
    const onDiary = await buildComment(app, member, diary.id);
    const keyOf = async (commentId: string) => (await accept(owner, one.id, commentId)).refusal.key;
    expect(await keyOf(elsewhere)).toBe('answerElsewhere');
    expect(await keyOf(onDiary.id)).toBe('answerElsewhere');
    expect(await keyOf(own)).toBe('answerOwn');
    expect(await keyOf(gone)).toBe('answerGone');
    expect((await mine(owner)).map(({ solvedAt }) => solvedAt)).toEqual([null, null]);
  });

  test('accepted again and again counts once, for the day of the first time, and tells its writer once', async () => {
    const { teamId, owner, member } = await buildPair(app);
    const { id } = await buildQuestion(app, owner);
    const commentId = await answer(member, id);
    const thank = () => app.call(api.curious.helped, { curiousId: id, helped: true }, { as: owner });
    const first = (await accept(owner, id, commentId)).data;
    await thank();
    await accept(owner, id, commentId, true);
    expect([await noticesOf(member), await unseenOf(member), await pointsOf(member, teamId)]).toEqual([
      [],
      0,
      0,
    ]);
    app.clock.advance(9 * DAY);
    await accept(owner, id, commentId);
    await thank();
    expect([await noticesOf(member), await unseenOf(member)]).toEqual([['accepted', 'thanked'], 2]);
    await app.call(api.notice.see, { all: true }, { as: member });
    await app.call(api.curious.solve, { curiousId: id, undo: true }, { as: owner });
    expect((await accept(owner, id, commentId)).data.solvedAt).toBe(first.solvedAt);
    await thank();
    expect([await noticesOf(member), await unseenOf(member)]).toEqual([[], 0]);
    expect([await pointsOf(member, teamId), await pointsOf(member, teamId, 'week')]).toEqual([1, 0]);
  });

  test('that a mail told of is told of by no other mail', async () => {
    const { owner, member } = await buildPair(app);
    const { id } = await buildQuestion(app, owner);
    const commentId = await answer(member, id);
    await accept(owner, id, commentId);
    const { pool } = app.ports.database;
    await pool.query('update notices set mail_at = null where user_id = $1', [member.id]);
    await accept(owner, id, commentId, true);
    await accept(owner, id, commentId);
    const { rows } = await pool.query('select mail_at from notices where user_id = $1', [member.id]);
    expect(rows).toEqual([{ mail_at: null }]);
  });

  test('that was accepted and is deleted opens the question, and settles it again when it comes back', async () => {
    const { teamId, owner, member } = await buildPair(app);
    const { id } = await buildQuestion(app, owner);
    const commentId = await answer(member, id);
    const remove = (undo: boolean) => app.call(api.comment.delete, { commentId, undo }, { as: member });
    await accept(owner, id, commentId);
    await app.call(api.curious.helped, { curiousId: id, helped: true }, { as: owner });
    await app.call(api.notice.see, { all: true }, { as: member });
    const [settled] = await mine(owner);
    await remove(false);
    const open = { solvedAt: null, accepted: null, helped: null, can: { thank: false } };
    expect((await mine(owner))[0]).toMatchObject(open);
    expect([await pointsOf(member, teamId), await noticesOf(member)]).toEqual([0, []]);
    app.clock.advance(DAY);
    await remove(true);
    expect((await mine(owner))[0]).toEqual(settled);
    expect([await pointsOf(member, teamId), await unseenOf(member)]).toEqual([1, 0]);
    await remove(false);
    await app.call(api.curious.solve, { curiousId: id }, { as: owner });
    await remove(true);
    expect((await mine(owner))[0]).toMatchObject({ accepted: null, helped: null });
    expect(await pointsOf(member, teamId)).toBe(0);
  });
});
