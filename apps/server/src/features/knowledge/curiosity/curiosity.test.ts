// @module-tag postgres/sql
import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import {
  buildComment,
  buildDiary,
  buildPair,
  buildPerson,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
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

describe('a question of a diary', () => {
  async function buildAsked() {
    const pair = await buildPair(app);
    const unclear = ['How do the crates stand in the van?'];
    const diary = await buildDiary(app, { author: pair.owner, sections: { unclear } });
    const [question] = await get(pair.member);
    if (!question) throw new Error('no question');
    const edit = (lines: string[], version: number) =>
      app.call(
        api.diary.update,
        { diaryId: diary.id, version, sections: { summary: LONG_ENOUGH, unclear: lines } },
        { as: pair.owner },
      );
    return { ...pair, diary, question, edit };
  }

  test('keeps its answers when it is reworded, moved or taken out', async () => {
    const { member, question, edit } = await buildAsked();
    const commentId = await answer(member, question.id);
    await edit(['Why is it raining?', 'In which order do the crates stand in the van?'], 1);
    const reworded = (await get(member)).find(({ id }) => id === question.id);
    expect(reworded).toMatchObject({
      question: 'In which order do the crates stand in the van?',
      comments: 1,
    });
    await edit(['Why is it raining?'], 2);
    await edit([], 3);
    expect((await get(member)).map(({ id }) => id)).toEqual([question.id]);
    const thread = await app.call(
      api.comment.gets,
      { kind: 'curious', objectId: question.id },
      { as: member },
    );
    expect(thread.data.items.map(({ id }) => id)).toEqual([commentId]);
  });

  test('is found by its diary, by those who read it', async () => {
    const { owner, member, diary, question } = await buildAsked();
    await buildQuestion(app, owner);
    const stranger = await buildPerson(app);
    const found = async (as: TestPerson) => (await get(as, { diaryId: diary.id })).map(({ id }) => id);
    expect([await found(owner), await found(member)]).toEqual([[question.id], [question.id]]);
    expect(await found(stranger)).toEqual([]);
  });

  test('is announced to its teams when it comes, changes and goes', async () => {
    const { owner, teamId, diary, edit } = await buildAsked();
    const announced = async () => {
      const { rowCount } = await app.ports.database.pool.query(
        "delete from events where topic = 'questions' and audience_id = $1 and object_id = $2",
        [teamId, diary.id],
      );
      return rowCount;
    };
    expect(await announced()).toBe(1);
    await edit(['How do the crates stand in the van?'], 1);
    expect(await announced()).toBe(0);
    await edit(['How do all crates stand in the van?'], 2);
    expect(await announced()).toBe(1);
    await app.call(api.diary.delete, { diaryId: diary.id }, { as: owner });
    expect(await announced()).toBe(1);
    await app.call(api.diary.delete, { diaryId: diary.id, undo: true }, { as: owner });
    expect(await announced()).toBe(1);
  });

  test('tells whether the reader has collected it', async () => {
    const { member, owner, question } = await buildAsked();
    const { data } = await app.call(api.collection.add, { curiosityId: question.id }, { as: member });
    const collectedAs = async (as: TestPerson) => (await get(as))[0]?.collectedAs;
    expect([await collectedAs(member), await collectedAs(owner)]).toEqual([data.id, null]);
    await app.call(api.collection.del, { itemId: data.id }, { as: member });
    expect(await collectedAs(member)).toBeNull();
  });

  test('that no one answered goes with its line', async () => {
    const { member, owner, edit } = await buildAsked();
    await edit([], 1);
    expect([await get(member), await mine(owner)]).toEqual([[], []]);
  });

  test('goes with its diary and comes back with it, or is kept', async () => {
    const { member, owner, question, diary } = await buildAsked();
    await answer(member, question.id);
    const remove = (wish: Omit<RequestOf<typeof api.diary.delete>, 'diaryId'>) =>
      app.call(api.diary.delete, { diaryId: diary.id, ...wish }, { as: owner });
    await remove({});
    expect([await get(member), await mine(owner)]).toEqual([[], []]);
    await remove({ undo: true });
    expect(await get(member)).toMatchObject([{ id: question.id, comments: 1 }]);
    await remove({ questions: 'keep' });
    expect(await get(member)).toMatchObject([{ id: question.id, comments: 1, diaryId: null }]);
    // No diary holds it: from now on it is settled by itself.
    const detail = { curiousId: question.id, question: 'How do they stand?' };
    expect((await app.call(api.curious.update, detail, { as: owner })).code).toBe(200);
    await remove({ undo: true });
    expect((await get(member)).map((each) => each.question).sort()).toEqual([
      'How do the crates stand in the van?',
      'How do they stand?',
    ]);
    await app.call(api.curious.delete, { curiousId: question.id }, { as: owner });
    expect((await get(member)).map((each) => each.diaryId)).toEqual([diary.id]);
  });

  test('is reworded and deleted there alone', async () => {
    const { owner, question } = await buildAsked();
    const curiousId = question.id;
    const update = await app.call(api.curious.update, { curiousId, question: 'Why?' }, { as: owner });
    expect(update.refusal.errors?.map(({ path, key }) => `${path} ${key}`)).toEqual([
      'question questionInDiary',
    ]);
    const deletion = await app.call(api.curious.delete, { curiousId }, { as: owner });
    expect(deletion.refusal.key).toBe('questionInDiary');
  });
});

test('a deleted question comes back for thirty days, then goes with its answers', async () => {
  const { owner, member } = await buildPair(app);
  const { id: curiousId } = await buildQuestion(app, owner);
  await answer(member, curiousId);
  const remove = (undo: boolean) => app.call(api.curious.delete, { curiousId, undo }, { as: owner });
  await remove(false);
  const gone = await app.call(api.comment.gets, { kind: 'curious', objectId: curiousId }, { as: member });
  expect(gone.refusal.key).toBe('questionNotFound');
  await remove(true);
  expect(await get(member)).toMatchObject([{ comments: 1 }]);
  await remove(false);
  app.clock.advance(30 * DAY + 1);
  await eraseHiddenWorker(app.ports).run({});
  const { rows } = await app.ports.database.pool.query('select from comments where object_id = $1', [
    curiousId,
  ]);
  expect(rows).toEqual([]);
});
