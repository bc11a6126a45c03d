import { api, isScoreOverview } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildDiary,
  buildPair,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T09:00:00.000Z'));

const REASON = 'The market was closed, so there were no numbers to tell';
const summary = LONG_ENOUGH;

/** Someone with a real team, and with one that they made with a second account of theirs. */
async function buildTwoTeams() {
  const author = await buildPerson(app);
  const real = await buildTeam(app, { graded: true, members: [author] });
  app.clock.advance(1000);
  const friend = await buildPerson(app);
  const own = await buildTeam(app, { graded: true, owner: friend, members: [author] });
  return { author, real, friend, own };
}

type Move = { readonly diaryId: string; readonly version: number; readonly teamIds: string[] };

const move = (as: TestPerson, change: Move) =>
  app.call(api.diary.update, { ...change, sections: { summary } }, { as });

const ask = (as: TestPerson, diaryId: string) =>
  app.call(api.score.appeal, { diaryId, reason: REASON }, { as });

const settle = (as: TestPerson, appealId: string, version: number) =>
  app.call(api.score.settle, { appealId, version, score: 100, reason: REASON }, { as });

/** Every number of a diary that these people are told, by every call that tells one. */
async function toldOf(as: TestPerson, author: TestPerson, teamId: string, diaryId: string) {
  const month = '2026-03';
  const read = await app.call(api.diary.get, { diaryId }, { as });
  const feed = await app.call(api.diary.recently, { teamId }, { as });
  const found = await app.call(api.diary.search, { teamId, grade: 'A' }, { as });
  const vine = await app.call(api.diary.grapeRenderingList, { teamId, month }, { as });
  const bunch = await app.call(api.diary.grapeRenderingData, { userId: author.id, month }, { as });
  const drawn = [
    vine.data.items.find(({ person }) => person.id === author.id)?.days ?? [],
    bunch.data.bunches.flatMap(({ days }) => days),
  ].flat();
  return new Set([
    read.data.score?.grade,
    feed.data.items.find(({ id }) => id === diaryId)?.score?.grade,
    ...drawn.filter((day) => day.diaryId === diaryId).map(({ grade }) => grade),
    ...(found.data.items.length > 0 ? ['A'] : []),
  ]);
}

describe('a score that a friend’s team settled', () => {
  test('stays there when the diary moves to the real team, which reads the rubric’s', async () => {
    const { author, real, friend, own } = await buildTwoTeams();
    const diary = await buildDiary(app, { author, teamIds: [real.id] });
    await move(author, { diaryId: diary.id, version: 1, teamIds: [own.id] });
    const asked = await ask(author, diary.id);
    expect((await settle(friend, asked.data.id, 2)).data).toMatchObject({ scoreAfter: 100 });
    expect(await toldOf(friend, author, own.id, diary.id)).toEqual(new Set(['A']));
    await move(author, { diaryId: diary.id, version: 2, teamIds: [real.id] });
    expect(await toldOf(real.owner, author, real.id, diary.id)).toEqual(new Set([diary.score?.grade]));
    await move(author, { diaryId: diary.id, version: 3, teamIds: [real.id, own.id] });
    for (const [as, teamId] of [
      [real.owner, real.id],
      [friend, own.id],
    ] as const) {
      expect(await toldOf(as, author, teamId, diary.id)).toEqual(new Set([diary.score?.grade]));
    }
    expect((await ask(author, diary.id)).refusal.key).toBe('appealTwice');
  });

  test('counts for its people alone where both teams read the diary, for its author in their home team', async () => {
    const { author, real, friend, own } = await buildTwoTeams();
    const diary = await buildDiary(app, { author, teamIds: [own.id] });
    await move(author, { diaryId: diary.id, version: 1, teamIds: [own.id] });
    const asked = await ask(author, diary.id);
    await settle(friend, asked.data.id, 2);
    const mine = (await app.call(api.score.mine, { diaryId: diary.id }, { as: author })).data;
    expect(mine).toMatchObject({
      score: diary.score?.total,
      given: diary.score?.total,
      settled: { teamId: own.id, score: 100, grade: 'A' },
    });
    const months = (await app.call(api.score.mine, { months: 1 }, { as: author })).data;
    if (!isScoreOverview(months)) throw new Error('months were asked for');
    expect(months.months[0]).toMatchObject({ mean: diary.score?.total });
    expect(await toldOf(friend, author, own.id, diary.id)).toEqual(new Set(['A']));
    await app.call(api.relationship.exit, { teamId: real.id }, { as: author });
    const alone = (await app.call(api.score.mine, { diaryId: diary.id }, { as: author })).data;
    expect(alone).toMatchObject({ score: 100, given: diary.score?.total });
  });

  test('counts no more once another team reads the diary, however it was shared', async () => {
    const { author, real, friend, own } = await buildTwoTeams();
    const diary = await buildDiary(app, { author, teamIds: [own.id] });
    const asked = await ask(author, diary.id);
    await settle(friend, asked.data.id, 1);
    const share = { teamId: real.id, diaryIds: [diary.id] };
    expect((await app.call(api.diary.share, share, { as: author })).data).toEqual({ shared: 1 });
    expect(await toldOf(friend, author, own.id, diary.id)).toEqual(new Set([diary.score?.grade]));
  });

  test('cannot be set once the team no longer reads the diary', async () => {
    const { author, real, friend, own } = await buildTwoTeams();
    const diary = await buildDiary(app, { author, teamIds: [own.id] });
    const asked = await ask(author, diary.id);
    await move(author, { diaryId: diary.id, version: 1, teamIds: [real.id] });
    expect((await settle(friend, asked.data.id, 2)).refusal.key).toBe('appealNotFound');
    const { data } = await app.call(api.score.groups, { teamId: own.id }, { as: friend });
    expect(data.appeals).toEqual([]);
    const teams = (await app.call(api.team.list, {}, { as: friend })).data.result;
    expect(teams.map(({ appeals }) => appeals)).toEqual([0]);
  });
});

describe('an appeal', () => {
  test('is once for a day, also after deleting, publishing again and bringing back', async () => {
    const { owner, member } = await buildPair(app, { graded: true });
    const first = await buildDiary(app, { author: member });
    const asked = await ask(member, first.id);
    await app.call(api.diary.delete, { diaryId: first.id }, { as: member });
    const again = await buildDiary(app, { author: member });
    expect((await ask(member, again.id)).refusal.key).toBe('appealTwice');
    const seen = (await app.call(api.score.mine, { diaryId: again.id }, { as: member })).data;
    expect(seen).toMatchObject({ appeal: null, can: { appeal: false } });
    expect((await settle(owner, asked.data.id, 1)).refusal.key).toBe('appealNotFound');
    await app.call(api.diary.delete, { diaryId: again.id }, { as: member });
    await app.call(api.diary.delete, { diaryId: first.id, undo: true }, { as: member });
    expect((await ask(member, first.id)).refusal.key).toBe('appealTwice');
    expect((await settle(owner, asked.data.id, 1)).data).toMatchObject({ state: 'changed' });
  });

  test('is neither asked nor settled where the team has scores off; it waits until they are on', async () => {
    const { owner, member, teamId } = await buildPair(app, { graded: true });
    const other = await buildTeam(app, { graded: true, members: [member] });
    const diary = await buildDiary(app, { author: member, teamIds: [teamId] });
    const asked = await ask(member, diary.id);
    const scores = (value: 'on' | 'off') =>
      app.call(api.team.setting, { teamId, rules: { review: { scores: value } } }, { as: owner });
    const waiting = async () => {
      const teams = (await app.call(api.team.list, {}, { as: owner })).data.result;
      const { data } = await app.call(api.score.groups, { teamId }, { as: owner });
      return [teams[0]?.appeals, data.appeals.length];
    };
    expect(await waiting()).toEqual([1, 1]);
    await scores('off');
    expect(await waiting()).toEqual([0, 0]);
    expect((await settle(owner, asked.data.id, 1)).refusal.key).toBe('scoresOff');
    const second = await buildDiary(app, { author: member, day: '2026-03-30', teamIds: [teamId] });
    expect((await ask(member, second.id)).refusal.key).toBe('scoresOff');
    const mine = (await app.call(api.score.mine, { diaryId: second.id }, { as: member })).data;
    expect(mine).toMatchObject({ can: { appeal: false } });
    const both = [teamId, other.id];
    const shared = await buildDiary(app, { author: member, day: '2026-03-27', teamIds: both });
    expect((await ask(member, shared.id)).data).toMatchObject({ teamId: other.id });
    await scores('on');
    expect(await waiting()).toEqual([1, 1]);
  });
});
