// @module-tag postgres/sql
import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildComment,
  buildDiary,
  buildPair,
  buildQuestion,
  type TestPerson,
} from '../../../testing/factories.ts';
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

describe('an answer', () => {
  test('is accepted, thanked for once, and taken back', async () => {
    const { owner, member } = await buildPair(app);
    const { id } = await buildQuestion(app, owner);
    const commentId = await answer(member, id);
    expect((await accept(owner, id, commentId)).data).toMatchObject({
      accepted: { commentId, author: { id: member.id }, text: 'By house numbers.' },
      ...{ answered: true, comments: 1, can: { thank: true } },
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

  test('that was accepted and is deleted then shows no more', async () => {
    const { owner, member } = await buildPair(app);
    const { id } = await buildQuestion(app, owner);
    const commentId = await answer(member, id);
    await accept(owner, id, commentId);
    await app.call(api.comment.delete, { commentId }, { as: member });
    expect((await mine(owner))[0]).toMatchObject({ accepted: null, can: { thank: false } });
  });
});
