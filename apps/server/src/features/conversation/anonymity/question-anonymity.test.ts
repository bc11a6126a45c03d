import { randomBytes, randomUUID } from 'node:crypto';
import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildTalk, type TestPerson } from '../../../testing/factories.ts';
import { buildQuestion } from '../../../testing/knowledge-factories.ts';
import { takeNextSteps } from '../../../testing/next-steps.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { tagOf } from './rules.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T09:00:00.000Z'));

/** A question of the author's to a team of six, which `openers` of the others have opened. */
async function buildAsked({ openers = 5, members = 5 } = {}) {
  const { author, team, reader, diaryId } = await buildTalk(app, { members });
  const { id: curiousId } = await buildQuestion(app, author);
  for (const as of team.members.slice(0, openers)) await open(as, curiousId);
  return { asker: author, team, reader, curiousId, diaryId };
}

const open = (as: TestPerson, curiousId: string) => app.call(api.curious.get, { curiousId }, { as });
const questionOf = async (as: TestPerson, curiousId: string) => (await open(as, curiousId)).data.items[0];
const readersOf = async (as: TestPerson, curiousId: string) =>
  (await app.call(api.curious.readers, { curiousId }, { as })).data;
const answersTo = async (as: TestPerson, objectId: string) =>
  (await app.call(api.comment.gets, { kind: 'curious', objectId }, { as })).data;

const newKey = () => randomBytes(32).toString('base64url');
const answer = (as: TestPerson, objectId: string, key = newKey()) =>
  app.call(
    api.comment.add,
    { kind: 'curious', objectId, text: 'By house number', anonymous: { id: randomUUID(), key } },
    { as },
  );

describe('an anonymous answer', () => {
  test('is shown in the morning, together with the names of those who opened the question', async () => {
    const { asker, team, reader, curiousId } = await buildAsked();
    const key = newKey();
    expect(await answer(reader, curiousId, key)).toMatchObject({ code: 200, data: { comment: null } });
    expect(await readersOf(asker, curiousId)).toMatchObject({ items: [], total: 5, unnamed: 5 });
    expect(await questionOf(asker, curiousId)).toMatchObject({ answered: false, comments: 0 });
    expect(await takeNextSteps(app)).toBe(1);
    const { items, unnamed } = await readersOf(asker, curiousId);
    expect(unnamed).toBe(0);
    expect(items.map((item) => item.reader.id).sort()).toEqual(team.members.map(({ id }) => id).sort());
    expect((await answersTo(asker, curiousId)).items).toMatchObject([
      { author: null, at: null, day: '2026-04-01', voice: { number: 1, tag: tagOf(key) } },
    ]);
    expect(await questionOf(asker, curiousId)).toMatchObject({ answered: true, comments: 1 });
    const [notice] = (await app.call(api.notice.get, {}, { as: asker })).data.items;
    expect(notice).toMatchObject({ kind: 'comment', actor: null, object: { on: { kind: 'curious' } } });
  });

  test('waits for readers of its question, however many read the diary', async () => {
    const { asker, team, reader, curiousId, diaryId } = await buildAsked({ openers: 3 });
    for (const as of team.members) await app.call(api.diary.get, { diaryId }, { as });
    await answer(reader, curiousId);
    expect(await takeNextSteps(app)).toBe(0);
    expect((await app.call(api.diary.readers, { diaryId }, { as: asker })).data.unnamed).toBe(0);
    expect(await readersOf(asker, curiousId)).toMatchObject({ items: [], total: 3, unnamed: 3 });
    app.clock.advance(14 * DAY);
    for (const as of team.members) await open(as, curiousId);
    expect(await takeNextSteps(app)).toBe(0);
    expect((await answersTo(asker, curiousId)).total).toBe(0);
  });

  test('is accepted without a name; no one is thanked for it or ranked by it', async () => {
    const { asker, team, reader, curiousId } = await buildAsked();
    await answer(reader, curiousId);
    await takeNextSteps(app);
    const commentId = (await answersTo(asker, curiousId)).items[0]?.id ?? '';
    const accepted = await app.call(api.curious.accept, { curiousId, commentId }, { as: asker });
    expect(accepted.data.accepted).toMatchObject({ commentId, author: null });
    await app.call(api.curious.helped, { curiousId, helped: true }, { as: asker });
    const told = (await app.call(api.notice.get, {}, { as: reader })).data.items;
    expect(told.filter(({ kind }) => kind === 'curious')).toEqual([]);
    for (const by of ['answered', 'solved'] as const) {
      const asked = { teamId: team.id, by };
      expect((await app.call(api.relationship.curiousRanking, asked, { as: asker })).data.items).toEqual([]);
    }
  });

  test('is removed by its key with a step, once four of those who opened the question were here', async () => {
    const { asker, team, reader, curiousId } = await buildAsked();
    const key = newKey();
    await answer(reader, curiousId, key);
    await takeNextSteps(app);
    const commentId = (await answersTo(asker, curiousId)).items[0]?.id ?? '';
    await app.call(api.comment.delete, { commentId, key }, { as: reader });
    expect((await answersTo(asker, curiousId)).total).toBe(1);
    for (const as of team.members) await open(as, curiousId);
    await takeNextSteps(app);
    expect((await answersTo(asker, curiousId)).total).toBe(0);
  });
});

test('a question’s readers are there for its asker alone', async () => {
  const { team, reader, curiousId } = await buildAsked({ openers: 1, members: 1 });
  expect(team.members).toHaveLength(1);
  const asked = await app.call(api.curious.readers, { curiousId }, { as: reader });
  expect(asked.refusal.key).toBe('questionNotFound');
});

test('a small team names at once who opened a question, every day anew, and never who saw it in a list', async () => {
  const { asker, team, reader, curiousId } = await buildAsked({ openers: 0, members: 1 });
  await app.call(api.curious.get, { teamId: team.id }, { as: reader });
  expect(await readersOf(asker, curiousId)).toMatchObject({ items: [], total: 0 });
  await open(reader, curiousId);
  app.clock.advance(DAY);
  await open(reader, curiousId);
  await open(asker, curiousId);
  expect(await readersOf(asker, curiousId)).toMatchObject({
    total: 1,
    unnamed: 0,
    items: [{ reader: { id: reader.id }, firstDay: '2026-03-31', lastDay: '2026-04-01' }],
  });
});

describe('no answer is anonymous', () => {
  test('to one’s own question, in a small team, or before it was opened', async () => {
    const { asker, curiousId, reader } = await buildAsked({ openers: 0 });
    expect((await answer(asker, curiousId)).refusal.key).toBe('anonymityOwn');
    expect((await answer(reader, curiousId)).refusal.key).toBe('anonymityReaders');
    const small = await buildAsked({ members: 3 });
    expect((await answer(small.reader, small.curiousId)).refusal.key).toBe('anonymityMembers');
  });
});
