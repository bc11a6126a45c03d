import { api, type RequestOf } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import {
  asMonth,
  buildDiary,
  buildPerson,
  buildTeam,
  type TestPerson,
  type TestTeam,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const TUESDAY = '2026-03-31T09:00:00Z';
/** Each test begins on this day. */
async function writerIn(
  timezone = 'Europe/Lisbon',
  calendar: RequestOf<typeof api.team.setting>['calendar'] = {},
): Promise<[TestPerson, TestTeam]> {
  app.clock.set(TUESDAY);
  const owner = await buildPerson(app, { timezone });
  const team = await buildTeam(app, { owner, timezone });
  await app.call(api.team.setting, { teamId: team.id, calendar }, { as: owner });
  return [owner, team];
}
const skip = (as: TestPerson, from: string, to = from, undo?: boolean) =>
  app.call(api.diary.skip, { from, to, kind: 'vacation', ...(undo && { undo }) }, { as });
const month = async (as: TestPerson, month: string, userId?: string) =>
  asMonth((await app.call(api.diary.history, { month, ...(userId && { userId }) }, { as })).data);
const states = async (as: TestPerson, from: string, to: string) =>
  Object.fromEntries(
    (await month(as, from.slice(0, 7))).days
      .filter(({ day }) => day >= from && day <= to)
      .map(({ day, state }) => [day.slice(-2), state]),
  );

describe('diary.skip', () => {
  test('of another kind says what is allowed', async () => {
    const [as] = await writerIn();
    const day = '2026-04-02';
    for (const kind of ['sick', undefined]) {
      const refused = await app.send(api.diary.skip, { from: day, to: day, kind }, { as });
      expect(refused).toMatchObject({ code: 400, message: 'kind must be “vacation”' });
    }
  });

  test('marks the working days of a range, and takes them back', async () => {
    const [as] = await writerIn();
    const marked = await skip(as, '2026-04-02', '2026-04-07');
    expect(marked.data).toEqual({
      days: ['2026-04-02', '2026-04-03', '2026-04-06', '2026-04-07'],
      written: [],
    });
    expect(await states(as, '2026-04-02', '2026-04-08')).toEqual({
      '02': 'vacation',
      '03': 'vacation',
      '04': 'holiday',
      '05': 'holiday',
      '06': 'vacation',
      '07': 'vacation',
      '08': 'upcoming',
    });
    expect((await skip(as, '2026-04-01', '2026-04-03')).data.days).toEqual(['2026-04-01']);
    expect((await skip(as, '2026-04-03', '2026-04-30', true)).data.days).toEqual([
      '2026-04-03',
      '2026-04-06',
      '2026-04-07',
    ]);
    expect(await states(as, '2026-04-01', '2026-04-03')).toEqual({
      '01': 'vacation',
      '02': 'vacation',
      '03': 'upcoming',
    });
    expect((await skip(as, '2026-04-04', '2026-04-05')).data).toEqual({ days: [], written: [] });
  });

  test('leaves a published day as it is, and says so', async () => {
    const [as] = await writerIn();
    await buildDiary(app, { author: as, day: '2026-03-30' });
    expect((await skip(as, '2026-03-27', '2026-03-31')).data).toEqual({
      days: ['2026-03-27', '2026-03-31'],
      written: ['2026-03-30'],
    });
    expect(await states(as, '2026-03-30', '2026-03-31')).toEqual({ 30: 'submitted', 31: 'vacation' });
  });

  test('a diary on a day of vacation is submitted; deleting it leaves the vacation', async () => {
    const [as] = await writerIn();
    await skip(as, '2026-03-31');
    const editor = await app.call(api.draft.get, {}, { as });
    expect(editor.data).toMatchObject({ state: 'vacation', nextWorkingDay: '2026-04-01', holiday: null });
    const { id: diaryId } = await buildDiary(app, { author: as });
    expect(await states(as, '2026-03-31', '2026-03-31')).toEqual({ 31: 'submitted' });
    await app.call(api.diary.delete, { diaryId }, { as });
    expect(await states(as, '2026-03-31', '2026-03-31')).toEqual({ 31: 'vacation' });
  });

  test('follows make-up days and holidays of the team’s region, and its own days off', async () => {
    const daysOff = [{ day: '2026-10-09', name: 'Harvest feast' }];
    const [as] = await writerIn('Asia/Shanghai', { region: 'CN', daysOff });
    app.clock.set('2026-09-18T02:00:00Z');
    expect((await skip(as, '2026-09-18', '2026-09-21')).data.days).toEqual([
      '2026-09-18',
      '2026-09-20',
      '2026-09-21',
    ]);
    expect((await skip(as, '2026-10-01', '2026-10-12')).data.days).toEqual([
      '2026-10-08',
      '2026-10-10',
      '2026-10-12',
    ]);
  });

  test('opens the past seven days to a year ahead, by the writer’s own day', async () => {
    const [as] = await writerIn('Asia/Shanghai');
    app.clock.set('2026-03-30T19:59:59Z');
    expect((await skip(as, '2026-03-23')).data.days).toEqual(['2026-03-23']);
    app.clock.set('2026-03-30T20:00:00Z');
    const late = await skip(as, '2026-03-23', '2026-03-25');
    expect([late.code, late.refusal.key, late.refusal.errors?.[0]?.path]).toEqual([
      400,
      'vacationTooOld',
      'from',
    ]);
    expect((await skip(as, '2027-04-01')).data.days).toEqual(['2027-04-01']);
    const far = await skip(as, '2027-04-02');
    expect([far.refusal.key, far.refusal.errors?.[0]?.path]).toEqual(['vacationTooFar', 'to']);
  });

  test.each([
    ['a range that runs backwards', '2026-04-03', '2026-04-02', 'rangeBackwards', 'to'],
    ['more than a year at once', '2026-03-30', '2027-03-31', 'rangeTooLong', 'to'],
    ['a thousand years', '2026-04-01', '3026-04-01', 'vacationTooFar', 'to'],
    ['a date that does not exist', '2026-02-30', '2026-03-31', 'dayInvalid', 'from'],
  ])('refuses %s', async (_, from, to, key, path) => {
    const [as] = await writerIn();
    const refused = await skip(as, from, to);
    expect([refused.code, refused.refusal.key, refused.refusal.errors?.[0]?.path]).toEqual([400, key, path]);
  });

  test('takes a whole year at once', async () => {
    const [as] = await writerIn();
    expect((await skip(as, '2026-03-31', '2027-03-31')).data.days).toHaveLength(262);
  });

  test('someone without a team has weekends by their own zone', async () => {
    app.clock.set(TUESDAY);
    const as = await buildPerson(app, { timezone: 'America/Los_Angeles' });
    expect((await skip(as, '2026-04-03', '2026-04-06')).data.days).toEqual(['2026-04-03', '2026-04-06']);
  });
});

describe('diary.history', () => {
  test('names holidays in both languages, own days off as the team calls them', async () => {
    const daysOff = [{ day: '2026-04-08', name: 'Spring cleaning' }];
    const [owner] = await writerIn('Asia/Shanghai', { region: 'CN', daysOff });
    const { days } = await month(owner, '2026-04');
    expect(
      days.flatMap(({ day, holiday }) => (holiday ? [[day.slice(-2), holiday.en, holiday.zh]] : [])),
    ).toEqual([
      ...['04', '05', '06'].map((day) => [day, 'Tomb-sweeping Day', '清明']),
      ['08', 'Spring cleaning', 'Spring cleaning'],
    ]);
  });

  test('shows teammates that someone is away', async () => {
    const [owner, team] = await writerIn();
    const reader = await buildPerson(app);
    await app.call(api.apply.add, { inviteCode: team.inviteCode }, { as: reader });
    await skip(owner, '2026-04-01');
    const { days } = await month(reader, '2026-04', owner.id);
    expect(days[0]).toMatchObject({ day: '2026-04-01', state: 'vacation' });
  });

  test('a calendar that is changed afterwards counts from then on for all days', async () => {
    const [as, { id: teamId }] = await writerIn();
    app.clock.set('2026-04-10T09:00:00Z');
    expect(await states(as, '2026-04-06', '2026-04-07')).toEqual({ '06': 'missed', '07': 'missed' });
    await skip(as, '2026-04-07');
    const change = (calendar: RequestOf<typeof api.team.setting>['calendar']) =>
      app.call(api.team.setting, { teamId, calendar }, { as });
    await change({ region: 'CN', daysOff: [{ day: '2026-04-07', name: 'Rest' }] });
    expect(await states(as, '2026-04-06', '2026-04-07')).toEqual({ '06': 'holiday', '07': 'vacation' });
    await change({ region: null, daysOff: [] });
    expect(await states(as, '2026-04-06', '2026-04-07')).toEqual({ '06': 'missed', '07': 'vacation' });
  });

  test('the streak holds over vacation and holidays', async () => {
    const [as] = await writerIn('Asia/Shanghai', { region: 'CN' });
    await skip(as, '2026-04-02', '2026-04-03');
    for (const day of ['2026-04-01', '2026-04-07']) {
      app.clock.set(`${day}T09:00:00Z`);
      await buildDiary(app, { author: as, day });
    }
    expect((await month(as, '2026-04')).streak).toBe(2);
  });

  test('a member of two teams follows the first; each team counts by its own days', async () => {
    const [as] = await writerIn('Asia/Shanghai', { region: 'CN' });
    app.clock.advance(1000);
    const second = await buildTeam(app, { timezone: 'America/Los_Angeles' });
    await app.call(api.apply.add, { inviteCode: second.inviteCode }, { as });
    app.clock.set('2026-04-06T12:00:00Z');
    const editor = await app.call(api.draft.get, {}, { as });
    expect(editor.data).toMatchObject({
      today: '2026-04-06',
      state: 'holiday',
      holiday: { en: 'Tomb-sweeping Day' },
    });
    const missing = await app.call(api.relationship.uncomplete, { teamId: second.id }, { as });
    expect(missing.data).toMatchObject({ day: '2026-04-06', workingDay: true, count: 2 });
  });
});

describe('relationship.uncomplete', () => {
  test('misses no one on vacation, and no one twice who writes nevertheless', {
    tags: 'postgres/sql',
  }, async () => {
    const [owner, team] = await writerIn();
    const [first, second, third] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
    for (const as of [first, second, third]) {
      await app.call(api.apply.add, { inviteCode: team.inviteCode }, { as });
    }
    await skip(first, '2026-03-31');
    await skip(second, '2026-03-31');
    await buildDiary(app, { author: second });
    const asked = { teamId: team.id, limit: 1 };
    const page = await app.call(api.relationship.uncomplete, asked, { as: owner });
    expect(page.data).toMatchObject({ count: 2, memberCount: 4, items: [{ id: owner.id }] });
    const cursor = page.data.nextCursor ?? '';
    const rest = await app.call(api.relationship.uncomplete, { ...asked, cursor }, { as: owner });
    expect(rest.data.items.map(({ id }) => id)).toEqual([third.id]);
    await skip(first, '2026-03-31', '2026-03-31', true);
    const later = await app.call(api.relationship.uncomplete, { teamId: team.id }, { as: owner });
    expect(later.data.items.map(({ id }) => id)).toEqual([owner.id, first.id, third.id]);
  });

  test('a holiday misses no one, a make-up Saturday does', async () => {
    const [owner, { id: teamId }] = await writerIn('Asia/Shanghai', { region: 'CN' });
    app.clock.set('2026-10-12T02:00:00Z');
    const missing = async (day: string) =>
      (await app.call(api.relationship.uncomplete, { teamId, day }, { as: owner })).data;
    expect(await missing('2026-10-01')).toMatchObject({ workingDay: false, count: 0, items: [] });
    expect(await missing('2026-10-10')).toMatchObject({
      workingDay: true,
      count: 1,
      items: [{ id: owner.id }],
    });
    expect(await missing('0001-01-01')).toMatchObject({ workingDay: true });
  });
});
