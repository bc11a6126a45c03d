import { api, isScoreOverview } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
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
beforeEach(() => app.clock.set('2026-03-02T09:00:00.000Z'));

async function monthOf(as: TestPerson, month = '2026-03') {
  const { data } = await app.call(api.score.mine, { month, months: 1 }, { as });
  if (!isScoreOverview(data)) throw new Error('months were asked for');
  return data.months[0];
}

async function scoreOf(as: TestPerson, diaryId: string) {
  const { data } = await app.call(api.score.mine, { diaryId }, { as });
  if (isScoreOverview(data)) throw new Error('one diary was asked for');
  return data;
}

test('a newcomer’s days are plain grapes, with advice and no number anywhere', async () => {
  const { owner, member, teamId } = await buildPair(app);
  const first = await buildDiary(app, { author: member, summary: 'Met the team today.' });
  expect(first).toMatchObject({ score: null, plain: true });
  const seen = await scoreOf(member, first.id);
  expect(seen).toMatchObject({
    score: null,
    grade: null,
    given: null,
    plain: true,
    first: true,
    parts: [],
    settled: null,
    can: { appeal: false },
  });
  expect(seen.advice.length).toBeGreaterThan(0);
  expect(new Set(seen.advice.map(({ worth }) => worth))).toEqual(new Set([null]));
  const month = '2026-03';
  for (const as of [member, owner]) {
    const read = await app.call(api.diary.get, { diaryId: first.id }, { as });
    const feed = await app.call(api.diary.recently, { teamId }, { as });
    const vine = await app.call(api.diary.grapeRenderingList, { teamId, month }, { as });
    const bunch = await app.call(api.diary.grapeRenderingData, { userId: member.id, month }, { as });
    const berries = [
      ...vine.data.items.flatMap(({ days }) => days),
      ...bunch.data.bunches.flatMap(({ days }) => days),
    ].filter(({ diaryId }) => diaryId === first.id);
    expect(berries).toHaveLength(2);
    for (const berry of [read.data, ...feed.data.items]) {
      expect(berry).toMatchObject({ score: null, plain: true });
    }
    for (const berry of berries) expect(berry).toMatchObject({ grade: null, plain: true });
  }
  app.clock.advance(1000);
  const second = await buildDiary(app, { author: member, day: '2026-02-26' });
  expect(await scoreOf(member, second.id)).toMatchObject({ plain: true, first: false });
});

test('first days count neither for nor against: written, missed or changed later', async () => {
  const { member, teamId, owner } = await buildPair(app);
  const diary = await buildDiary(app, { author: member });
  app.clock.set('2026-03-16T09:00:00.000Z');
  expect(await monthOf(member)).toMatchObject({ mean: null, expected: 0, written: 0 });
  const late = await buildDiary(app, { author: member, day: '2026-03-12' });
  expect(late).toMatchObject({ score: null, plain: true });
  app.clock.set('2026-03-18T09:00:00.000Z');
  const graded = await buildDiary(app, { author: member });
  expect(graded).toMatchObject({ plain: false, score: { total: expect.any(Number) } });
  const later = await buildDiary(app, {
    author: member,
    day: '2026-03-11',
    summary: 'Called six grocers back about their crates.',
  });
  expect(later.plain).toBe(true);
  const change = {
    diaryId: diary.id,
    version: 1,
    sections: { summary: 'Wrote the import of the price lists and tried it with nine grocers.' },
  };
  const changed = await app.call(api.diary.update, change, { as: member });
  expect(changed.data).toMatchObject({ score: null, plain: true });
  await app.call(api.diary.delete, { diaryId: diary.id }, { as: member });
  await app.call(api.diary.delete, { diaryId: diary.id, undo: true }, { as: member });
  // The 16th was the first day with a grade; the 17th was missed as well.
  expect(await monthOf(member)).toMatchObject({ expected: 3, written: 1 });
  await app.call(api.team.setting, { teamId, rules: { newcomerDays: 0 } }, { as: owner });
  expect((await app.call(api.diary.get, { diaryId: diary.id }, { as: member })).data.plain).toBe(true);
});

test('someone who leaves their team and comes back is no newcomer again', async () => {
  const { owner, member, teamId } = await buildPair(app);
  const modules = { mistakes: false };
  await app.call(api.team.setting, { teamId, rules: { modules } }, { as: owner });
  app.clock.set('2026-03-19T09:00:00.000Z');
  const { inviteCode } = (await app.call(api.team.list, {}, { as: owner })).data.result[0] ?? {};
  if (!inviteCode) throw new Error('an owner reads the code');
  await app.call(api.relationship.exit, { teamId }, { as: member });
  app.clock.advance(1000);
  expect((await app.call(api.apply.add, { inviteCode }, { as: member })).code).toBe(200);
  const today = await buildDiary(app, { author: member });
  const late = await buildDiary(app, { author: member, day: '2026-03-18' });
  expect([today.plain, late.plain]).toEqual([false, false]);
  const short = { day: '2026-03-16', sections: { summary: 'Met Ana.' } };
  expect((await app.call(api.diary.publish, short, { as: member })).data).toMatchObject({
    errors: [{ path: 'sections.summary', key: 'summaryTooShort' }],
  });
  const ahead = await app.call(api.score.circumstances, { day: '2026-03-17' }, { as: member });
  expect(ahead.data).toMatchObject({ scored: true, isNewcomer: false });
  // The 16th and the 17th were missed.
  app.clock.set('2026-03-20T09:00:00.000Z');
  expect(await monthOf(member)).toMatchObject({ expected: 4, written: 2 });
});

test('without a team every grape is plain', async () => {
  const alone = await buildPerson(app);
  const diary = await buildDiary(app, { author: alone });
  expect(diary).toMatchObject({ score: null, plain: true, teamIds: [] });
  expect(await monthOf(alone)).toMatchObject({ mean: null, expected: 0 });
  app.clock.advance(DAY);
  await buildTeam(app, { graded: true, members: [alone] });
  expect(await buildDiary(app, { author: alone })).toMatchObject({ plain: false });
});

describe('what was written while one was in no team, and is shared with it later', () => {
  test('bears its grade from then on, where its author was no newcomer there', async () => {
    const { owner, member, teamId } = await buildPair(app);
    const modules = { mistakes: false };
    await app.call(api.team.setting, { teamId, rules: { modules } }, { as: owner });
    const { inviteCode } = (await app.call(api.team.list, {}, { as: owner })).data.result[0] ?? {};
    if (!inviteCode) throw new Error('an owner reads the code');
    app.clock.set('2026-03-19T09:00:00.000Z');
    await app.call(api.relationship.exit, { teamId }, { as: member });
    app.clock.advance(1000);
    const today = await buildDiary(app, { author: member });
    const yesterday = await buildDiary(app, { author: member, day: '2026-03-18' });
    const before = await buildDiary(app, { author: member, day: '2026-03-12' });
    expect([today, yesterday, before].map(({ plain }) => plain)).toEqual([true, true, true]);
    app.clock.advance(1000);
    await app.call(api.apply.add, { inviteCode }, { as: member });
    const sections = { summary: LONG_ENOUGH };
    const shared = { teamId, diaryIds: [yesterday.id] };
    expect((await app.call(api.diary.share, shared, { as: member })).data).toEqual({ shared: 1 });
    expect(await scoreOf(member, yesterday.id)).toMatchObject({ plain: false, grade: expect.any(String) });
    const share = ({ id: diaryId }: { id: string }) =>
      app.call(api.diary.update, { diaryId, version: 1, sections, teamIds: [teamId] }, { as: member });
    expect((await share(today)).data).toMatchObject({ plain: false, score: { total: expect.any(Number) } });
    expect((await share(before)).data).toMatchObject({ plain: true, score: null });
    expect(await scoreOf(member, today.id)).toMatchObject({ plain: false, grade: expect.any(String) });
    app.clock.advance(DAY);
    expect(await monthOf(member)).toMatchObject({ written: 2 });
  });

  test('stays plain of days before one came', async () => {
    const alone = await buildPerson(app);
    const diary = await buildDiary(app, { author: alone });
    app.clock.advance(DAY);
    const { id: teamId } = await buildTeam(app, { graded: true, members: [alone] });
    const sections = { summary: LONG_ENOUGH };
    const shared = { diaryId: diary.id, version: 1, sections, teamIds: [teamId] };
    expect((await app.call(api.diary.update, shared, { as: alone })).data).toMatchObject({ plain: true });
  });
});

test('whether a day is plain is told to those alone who would see its grade', async () => {
  const { owner, member, teamId } = await buildPair(app);
  const { id: diaryId } = await buildDiary(app, { author: member });
  const grades = (value: 'team' | 'author') =>
    app.call(api.team.setting, { teamId, rules: { review: { grades: value } } }, { as: owner });
  await grades('author');
  const seen = async (as: TestPerson) => (await app.call(api.diary.get, { diaryId }, { as })).data.plain;
  expect([await seen(member), await seen(owner)]).toEqual([true, false]);
  await grades('team');
  expect(await seen(owner)).toBe(true);
});
