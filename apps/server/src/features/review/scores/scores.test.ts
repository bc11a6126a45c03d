import { api, emptySections, isScoreOverview, type RequestOf } from '@garden/contract';
import { score } from '@garden/rubric';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  asMonth,
  buildDiary,
  buildPair,
  buildPerson,
  buildTeam,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T09:00:00.000Z'));

type Review = NonNullable<NonNullable<RequestOf<typeof api.team.setting>['rules']>['review']>;
const setUp = async (teamId: string, as: TestPerson, review: Review) => {
  const { code } = await app.call(api.team.setting, { teamId, rules: { review } }, { as });
  expect(code).toBe(200);
};

const RICH = {
  summary:
    'Moved 12 grocers to the new price list before 11:00. Ana Ruiz called 3 of them because their totals were off by 4 %.',
  learnings:
    'I learned that the rounding differs by region, so next time I will compare 20 totals before we switch.',
  sections: { nextTasks: ['Call Ana at 9:00 about the two grocers that are left'] },
};

describe('a score', () => {
  test('comes with the diary, in the answer of publishing and wherever it is read', async () => {
    const { member, owner } = await buildPair(app, { graded: true });
    const published = await buildDiary(app, { author: member, ...RICH });
    expect(published.score).toEqual({ total: expect.any(Number), grade: expect.stringMatching(/^[ABCD]$/) });
    expect(published.score?.total).toBeGreaterThan(50);
    for (const as of [member, owner]) {
      const read = await app.call(api.diary.get, { diaryId: published.id }, { as });
      expect(read.data.score).toEqual(published.score);
    }
  });

  test('tells its author how it came about, and no one else', async () => {
    const { member, owner } = await buildPair(app, { graded: true });
    const { id: diaryId, score } = await buildDiary(app, { author: member, ...RICH });
    const { data } = await app.call(api.score.mine, { diaryId }, { as: member });
    if (isScoreOverview(data)) throw new Error('one diary was asked for');
    expect(data.parts.reduce((sum, { points }) => sum + points, 0)).toBe(score?.total);
    expect(data.parts.map(({ max }) => max)).toEqual([30, 25, 20, 15, 10]);
    expect(data).toMatchObject({ given: score?.total, can: { appeal: true }, appeal: null });
    const asked = await app.call(api.score.mine, { diaryId }, { as: owner });
    expect(asked.refusal.key).toBe('diaryNotFound');
  });

  test('follows the text, and keeps what an older rubric gave where the text stays', async () => {
    const { member, teamId } = await buildPair(app, { graded: true });
    const thin = await buildDiary(app, { author: member });
    const { sections, ...texts } = RICH;
    const change = { diaryId: thin.id, version: 1, sections: { ...texts, ...sections } };
    const richer = (await app.call(api.diary.update, change, { as: member })).data;
    expect(richer.score?.total).toBeGreaterThan(thin.score?.total ?? 100);
    await app.ports.database.pool.query(
      `update diary_scores set rubric = 0, score = 7, grade = 'D' where diary_id = $1`,
      [thin.id],
    );
    const audience = { ...change, version: 2, teamIds: [] };
    expect((await app.call(api.diary.update, audience, { as: member })).data.score?.total).toBe(7);
    const secret = { ...change.sections, mistakes: [{ text: 'Overslept', shared: false }] };
    const hidden = await app.call(
      api.diary.update,
      { ...change, version: 3, sections: secret },
      { as: member },
    );
    expect(hidden.data.score?.total).toBe(7);
    const again = { ...change, version: 4, teamIds: [teamId], sections: { ...texts, unclear: ['Why 4 %?'] } };
    expect((await app.call(api.diary.update, again, { as: member })).data.score?.total).toBeGreaterThan(7);
  });

  test('is lower for yesterday’s entry pasted again, and for one that comes late', async () => {
    const { member } = await buildPair(app, { graded: true });
    const late = await buildDiary(app, { author: member, day: '2026-03-30', ...RICH });
    const pasted = await buildDiary(app, { author: member, ...RICH });
    expect(pasted.score?.total).toBeLessThan((late.score?.total ?? 0) - 20);
    const { member: other } = await buildPair(app, { graded: true });
    const inTime = await buildDiary(app, { author: other, ...RICH });
    expect(late.score?.total).toBeLessThan(inTime.score?.total ?? 0);
  });
});

describe('the circumstances of a day', () => {
  const OTHER = {
    summary: 'Counted 41 crates with Ana Ruiz at the south gate because the scale was broken since Monday.',
  };
  const texts = [RICH, OTHER, { summary: 'Work.' }];
  const sectionsOf = ({ summary, learnings, sections }: (typeof texts)[number] & Partial<typeof RICH>) => ({
    ...emptySections(),
    summary,
    ...(learnings !== undefined && { learnings }),
    ...sections,
  });
  const preview = async (as: TestPerson, day: string, text: (typeof texts)[number]) => {
    const { data } = await app.call(api.score.circumstances, { day }, { as });
    const { total, grade } = score(sectionsOf(text), { ...data, earlier: [data.earlier] });
    return { data, score: { total, grade } };
  };

  test('give a browser the score that publishing gives: on time, late, pasted again, with questions, at the end of a week', async () => {
    app.clock.set('2026-04-03T09:00:00.000Z');
    const { owner, member, teamId } = await buildPair(app, { graded: true });
    const questions = [{ text: 'What surprised you?' }];
    await app.call(api.team.setting, { teamId, questions }, { as: owner });
    for (const as of [member, owner]) {
      for (const [day, text] of [
        ['2026-04-01', RICH],
        ['2026-04-03', RICH],
        ['2026-03-31', OTHER],
        ['2026-04-02', { summary: 'Nothing new was said, and it was said late.' }],
      ] as const) {
        const seen = await preview(as, day, text);
        expect(seen.data).toMatchObject({ day, scored: true, published: false });
        const published = await buildDiary(app, { author: as, day, ...text });
        expect(seen.score, day).toEqual(published.score);
        app.clock.set('2026-04-03T11:00:00.000Z');
        const again = await preview(as, day, text);
        expect(again.data.published).toBe(true);
        expect(again.score, `${day} again`).toEqual(published.score);
      }
    }
    const friday = (as: TestPerson) => preview(as, '2026-04-03', OTHER);
    expect((await friday(member)).data).toMatchObject({
      due: { weeklyTop: true, insight: false, answers: 1 },
      hoursLate: expect.any(Number),
    });
    expect((await friday(member)).data.hoursLate).toBeLessThan(0);
    expect((await friday(member)).data.earlier.length).toBeGreaterThan(10);
  });

  test('tell where the rubric decides nothing', async () => {
    const { owner, member, teamId } = await buildPair(app, { graded: true });
    const { member: newcomer } = await buildPair(app);
    expect((await preview(newcomer, '2026-03-30', RICH)).data).toMatchObject({
      isNewcomer: true,
      scored: false,
    });
    const { day } = await buildDiary(app, { author: newcomer, ...RICH });
    expect((await preview(newcomer, day, RICH)).data).toMatchObject({ published: true, scored: false });
    expect((await preview(member, '2026-03-30', RICH)).data.scored).toBe(true);
    await setUp(teamId, owner, { scores: 'off' });
    expect((await preview(member, '2026-03-30', RICH)).data.scored).toBe(false);
    const ahead = await app.call(api.score.circumstances, { day: '2026-04-01' }, { as: member });
    expect(ahead.refusal).toMatchObject({ key: 'dayInFuture', errors: [{ path: 'day' }] });
  });
});

/** What each of these people sees of the grade, by every call that shows one. */
async function seenBy(as: TestPerson, author: TestPerson, teamId: string, diaryId: string) {
  const month = '2026-03';
  const [read, feed, history, bunch, vine] = [
    await app.call(api.diary.get, { diaryId }, { as }),
    await app.call(api.diary.recently, { teamId }, { as }),
    await app.call(api.diary.history, { userId: author.id, month }, { as }),
    await app.call(api.diary.grapeRenderingData, { userId: author.id, month }, { as }),
    await app.call(api.diary.grapeRenderingList, { teamId, month }, { as }),
  ];
  const grade = read.data.score?.grade;
  const found = grade && (await app.call(api.diary.search, { grade, authorId: author.id }, { as }));
  const ofAuthor = vine.data.items.find(({ person }) => person.id === author.id);
  const seen = [
    read.data.score,
    feed.data.items.find(({ id }) => id === diaryId)?.score,
    asMonth(history.data).days.find((day) => day.diaryId === diaryId)?.grade,
    bunch.data.bunches[0]?.days.find((day) => day.diaryId === diaryId)?.grade,
    ofAuthor?.days.find((day) => day.diaryId === diaryId)?.grade,
    found ? found.data.items.length > 0 : null,
  ].map((shown) => shown !== null && shown !== undefined && shown !== false);
  expect(new Set(seen).size, JSON.stringify(seen)).toBe(1);
  return seen[0];
}

describe('a grade is seen', () => {
  const cases: [Review, { author: boolean; teammate: boolean; supervisor: boolean }][] = [
    [{ grades: 'team' }, { author: true, teammate: true, supervisor: true }],
    [{ grades: 'supervisors' }, { author: true, teammate: false, supervisor: true }],
    [{ grades: 'author' }, { author: true, teammate: false, supervisor: false }],
    [{ scores: 'off' }, { author: false, teammate: false, supervisor: false }],
  ];
  test.each(cases)('by those that the team lets: %j', async (review, expected) => {
    const [author, supervisor] = [await buildPerson(app), await buildPerson(app)];
    const { id: teamId, owner } = await buildTeam(app, { graded: true, members: [author, supervisor] });
    const supervised = { teamId, userId: author.id, supervisorId: supervisor.id };
    await app.call(api.relationship.supervise, supervised, { as: owner });
    const { id } = await buildDiary(app, { author, ...RICH });
    await setUp(teamId, owner, review);
    const people = { author, teammate: owner, supervisor };
    for (const [who, as] of Object.entries(people)) {
      expect(await seenBy(as, author, teamId, id), who).toBe(expected[who as keyof typeof expected]);
    }
  });

  test('by no one of those who switched theirs off, where the team lets them', async () => {
    const { member, owner, teamId } = await buildPair(app, { graded: true });
    const { id } = await buildDiary(app, { author: member, ...RICH });
    const off = { teamId, scored: false };
    const fixed = await app.call(api.score.switch, off, { as: member });
    expect(fixed.refusal.key).toBe('scoreSwitchFixed');
    await setUp(teamId, owner, { ownSwitch: true });
    expect((await app.call(api.score.switch, off, { as: member })).code).toBe(200);
    expect(await seenBy(owner, member, teamId, id)).toBe(false);
    expect(await seenBy(member, member, teamId, id)).toBe(false);
    const next = await buildDiary(app, { author: member, day: '2026-03-30', ...RICH });
    expect(next.score).toBeNull();
    await app.call(api.score.switch, { teamId, scored: true }, { as: member });
    expect(await seenBy(owner, member, teamId, id)).toBe(true);
  });

  test('of a private diary by its author alone', async () => {
    const { member, owner, teamId } = await buildPair(app, { graded: true });
    const { id, score } = await buildDiary(app, { author: member, teamIds: [], ...RICH });
    expect(score).not.toBeNull();
    const vine = await app.call(api.diary.grapeRenderingList, { teamId, month: '2026-03' }, { as: owner });
    expect(JSON.stringify(vine.data)).not.toContain(id);
    const today = vine.data.items[1]?.days.find(({ day }) => day === '2026-03-31');
    expect(today).toMatchObject({ state: 'not_submitted', grade: null });
    expect((await app.call(api.score.mine, { diaryId: id }, { as: owner })).refusal.key).toBe(
      'diaryNotFound',
    );
  });
});

describe('the vine', () => {
  test('has twelve bunches a year, of a leap year with 366 days', async () => {
    app.clock.set('2028-12-31T12:00:00.000Z');
    const as = await buildPerson(app, { createdAt: new Date('2027-12-01T00:00:00.000Z') });
    const { data } = await app.call(api.diary.grapeRenderingData, { year: '2028' }, { as });
    expect(data.bunches).toHaveLength(12);
    expect(data.bunches.flatMap(({ days }) => days)).toHaveLength(366);
    const ahead = await app.call(api.diary.grapeRenderingData, { year: '2029' }, { as });
    expect(ahead.refusal).toMatchObject({ key: 'monthAhead', errors: [{ path: 'year' }] });
  });

  test('is asked for by a month or a year, not by both or neither', async () => {
    const as = await buildPerson(app);
    for (const asked of [{}, { month: '2026-03', year: '2026' }]) {
      const { refusal } = await app.call(api.diary.grapeRenderingData, asked, { as });
      expect(refusal.key).toBe('monthInvalid');
    }
  });

  test('of a person has no month ahead, and nothing from before they came', async () => {
    const as = await buildPerson(app);
    const ahead = await app.call(api.diary.grapeRenderingData, { month: '2026-04' }, { as });
    expect(ahead.refusal).toMatchObject({ key: 'monthAhead', errors: [{ path: 'month' }] });
    const { data } = await app.call(api.diary.grapeRenderingData, { month: '2019-03' }, { as });
    expect(data.bunches).toEqual([{ month: '2019-03', days: [] }]);
  });

  test('names the holidays of the team’s calendar in both languages, of one person and of all', async () => {
    const { owner, teamId } = await buildPair(app, { graded: true });
    const daysOff = [{ day: '2026-04-08', name: 'Spring cleaning' }];
    await app.call(api.team.setting, { teamId, calendar: { region: 'CN', daysOff } }, { as: owner });
    app.clock.set('2026-04-10T12:00:00.000Z');
    const month = '2026-04';
    const own = await app.call(api.diary.grapeRenderingData, { month }, { as: owner });
    const team = await app.call(api.diary.grapeRenderingList, { teamId, month }, { as: owner });
    for (const days of [own.data.bunches[0]?.days, team.data.items[1]?.days]) {
      expect(days?.flatMap(({ day, holiday }) => (holiday ? [[day.slice(-2), holiday.zh]] : []))).toEqual([
        ...['04', '05', '06'].map((day) => [day, '清明']),
        ['08', 'Spring cleaning'],
      ]);
    }
  });

  test.each([
    ['2026-04', 'monthAhead'],
    ['2026-02', 'monthBeforeTeam'],
  ])('of a team has no %s', async (month, key) => {
    const { owner, teamId } = await buildPair(app, { graded: true });
    const asked = await app.call(api.diary.grapeRenderingList, { teamId, month }, { as: owner });
    expect(asked.refusal).toMatchObject({ key, params: { month: '2026-03' }, errors: [{ path: 'month' }] });
    const groups = await app.call(api.score.groups, { teamId, month }, { as: owner });
    expect(groups.refusal.key).toBe(key);
    const failed = await app.call(api.failUser.get, { teamId, month }, { as: owner });
    expect(failed.refusal.key).toBe(key);
  });
});
