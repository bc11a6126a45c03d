import { api, type RequestOf } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const GOOD = 'Ana recommends us to her cousin';

/** A member with a diary, the leader of their department, their supervisor, and a colleague. */
async function buildReviewed() {
  const team = await buildTeam(app, { members: 4 });
  const [author = team.owner, leader = team.owner, supervisor = team.owner, colleague = team.owner] =
    team.members;
  const { id: teamId, owner: as } = team;
  const made = await app.call(api.department.create, { teamId, name: 'Cellar' }, { as });
  const departmentId = made.data.id;
  const userIds = [author.id, leader.id, colleague.id];
  await app.call(api.department.add, { teamId, departmentId, userIds }, { as });
  await app.call(api.department.update, { teamId, departmentId, leaderIds: [leader.id] }, { as });
  await app.call(
    api.relationship.supervise,
    { teamId, userId: author.id, supervisorId: supervisor.id },
    { as },
  );
  const diary = await buildDiary(app, { author, sections: { customerGood: [GOOD, '!! CANARY'] } });
  return { ...team, author, leader, supervisor, colleague, diary };
}

type Wish = Partial<RequestOf<typeof api.diary.customerReview>>;
const review = (as: TestPerson, diaryId: string, wish: Wish = {}) =>
  app.call(
    api.diary.customerReview,
    { diaryId, item: GOOD, ...(wish.undo ? {} : { verdict: 'praise' as const }), ...wish },
    { as },
  );
const get = async (as: TestPerson, diaryId: string) =>
  (await app.call(api.diary.get, { diaryId }, { as })).data;

test('needs a session', async () => {
  expect(await app.send(api.diary.customerReview, {})).toMatchObject({ status: 200, code: 403 });
});

describe('a customer-good item', () => {
  test('is praised, or asked about, by each leader of its author; all readers see it', async () => {
    const { author, leader, supervisor, colleague, diary } = await buildReviewed();
    const praised = await review(leader, diary.id, { note: 'Well done' });
    expect(praised.data).toMatchObject({ id: diary.id, can: { reviewGood: true } });
    app.clock.advance(1000);
    await review(supervisor, diary.id, { verdict: 'ask' });
    for (const reader of [author, leader, colleague]) {
      expect((await get(reader, diary.id)).reviews).toMatchObject([
        { item: GOOD, reviewer: { id: leader.id }, verdict: 'praise', note: 'Well done' },
        { item: GOOD, reviewer: { id: supervisor.id }, verdict: 'ask', note: '' },
      ]);
    }
    const feed = await app.call(api.diary.recently, {}, { as: leader });
    expect(feed.data.items[0]).toMatchObject({ can: { reviewGood: true }, reviews: [{}, {}] });
    const editor = await app.call(api.draft.get, {}, { as: author });
    expect(editor.data.diary?.reviews).toHaveLength(2);
    // A search shows what the feed shows of them, to those who may read the diary.
    for (const as of [author, leader, colleague]) {
      const found = await app.call(api.diary.search, { keyword: 'cousin' }, { as });
      expect(found.data.items[0]?.diary.reviews).toEqual((await get(as, diary.id)).reviews);
      expect(found.data.items[0]?.matches).toMatchObject([{ section: 'customerGood', text: GOOD }]);
    }
    const stranger = await buildPerson(app);
    const unread = await app.call(api.diary.search, { keyword: 'cousin' }, { as: stranger });
    expect(unread.data.items).toEqual([]);
  });

  test('is reviewed anew by the same leader, and the review is taken back', async () => {
    const { leader, author, diary } = await buildReviewed();
    await review(leader, diary.id);
    await review(leader, diary.id, { verdict: 'ask', note: 'Which cousin?' });
    expect((await get(author, diary.id)).reviews).toMatchObject([{ verdict: 'ask', note: 'Which cousin?' }]);
    expect((await review(leader, diary.id, { undo: true })).data.reviews).toEqual([]);
    expect((await review(leader, diary.id, { undo: true })).code).toBe(200);
  });

  test('is no one else’s to review', async () => {
    const { author, owner, colleague, diary } = await buildReviewed();
    for (const as of [author, owner, colleague]) {
      expect((await get(as, diary.id)).can.reviewGood).toBe(false);
      expect((await review(as, diary.id)).refusal.key).toBe('leadersOnly');
      expect((await review(as, diary.id, { undo: true })).refusal.key).toBe('leadersOnly');
    }
    expect((await review(await buildPerson(app), diary.id)).refusal.key).toBe('diaryNotFound');
  });

  test('is none where there is no such item, private ones included', async () => {
    const { leader, diary } = await buildReviewed();
    for (const item of ['Another', '!! CANARY']) {
      expect((await review(leader, diary.id, { item })).refusal).toMatchObject({
        key: 'customerGoodNotFound',
        errors: [{ path: 'item' }],
      });
    }
    const { data } = await app.call(api.diary.get, { diaryId: diary.id }, { as: leader });
    expect(JSON.stringify(data)).not.toContain('CANARY');
    expect((await review(leader, diary.id, { verdict: undefined })).code).toBe(400);
    expect((await review(leader, diary.id, { note: 'x'.repeat(501) })).refusal.errors?.[0]?.path).toBe(
      'note',
    );
  });

  test('is looked at anew when it is changed', async () => {
    const { leader, author, diary } = await buildReviewed();
    await review(leader, diary.id);
    const change = (customerGood: string[], version: number) =>
      app.call(
        api.diary.update,
        { diaryId: diary.id, version, sections: { summary: LONG_ENOUGH, customerGood } },
        { as: author },
      );
    expect((await change(['Something else'], 1)).data.reviews).toEqual([]);
    expect((await change([GOOD], 2)).data.reviews).toHaveLength(1);
  });

  test('is found by what its reader sees, sensitive words in asterisks, in notes as well', async () => {
    const { id: teamId, owner, leader, author, colleague, diary } = await buildReviewed();
    await app.call(api.team.prohibited, { teamId, words: 'cousin' }, { as: owner });
    const item = GOOD.replace('cousin', '******');
    expect((await review(leader, diary.id)).refusal.key).toBe('customerGoodNotFound');
    expect((await review(leader, diary.id, { item, note: 'Her cousin!' })).code).toBe(200);
    expect((await get(colleague, diary.id)).reviews).toMatchObject([{ item, note: 'Her ******!' }]);
    expect((await get(author, diary.id)).reviews).toMatchObject([{ item: GOOD }]);
    expect((await get(leader, diary.id)).reviews).toMatchObject([{ item, note: 'Her cousin!' }]);
  });

  test('is led by no one whose team does not read the diary', async () => {
    const { author, leader, owner } = await buildReviewed();
    const other = await buildTeam(app, { owner: author, members: [leader] });
    const sections = { customerGood: [GOOD] };
    const elsewhere = await buildDiary(app, { author, day: '2026-03-30', teamIds: [other.id], sections });
    expect((await get(leader, elsewhere.id)).can.reviewGood).toBe(false);
    expect((await review(leader, elsewhere.id)).refusal.key).toBe('leadersOnly');
    expect((await review(owner, elsewhere.id)).refusal.key).toBe('diaryNotFound');
  });
});
