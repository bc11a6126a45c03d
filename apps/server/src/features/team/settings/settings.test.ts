import { api, type RequestOf } from '@garden/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  asMonth,
  buildDiary,
  buildPerson,
  buildTeam,
  LONG_ENOUGH,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { DEFAULT_RULES } from '../rules.ts';

const app = useTestApp();

type Wish = Omit<RequestOf<typeof api.team.setting>, 'teamId'>;
const setUp = (as: TestPerson, teamId: string, wish: Wish) =>
  app.call(api.team.setting, { teamId, ...wish }, { as });

async function picture(): Promise<string> {
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background: 'purple' } });
  return `data:image/png;base64,${(await image.png().toBuffer()).toString('base64')}`;
}

/** What the audit log says of the settings, oldest first. */
async function auditOf(teamId: string, action: string): Promise<unknown[]> {
  const { rows } = await app.ports.database.pool.query(
    'select details from audit_entries where scope = $1 and action = $2 order by number',
    [teamId, action],
  );
  return rows.map(({ details }) => details);
}

describe('team.setting', () => {
  test('changes what is named, keeps the rest, and writes down what changed', async () => {
    const { id, owner } = await buildTeam(app);
    const first = await setUp(owner, id, {
      timezone: 'Asia/Shanghai',
      calendar: { dayStartsAt: '05:30' },
      rules: { modules: { learnings: false }, minimums: { summary: 50 } },
    });
    expect(first.data).toMatchObject({
      timezone: 'Asia/Shanghai',
      calendar: { dayStartsAt: '05:30', workingWeekdays: [1, 2, 3, 4, 5] },
      rules: {
        modules: { learnings: false, nextTasks: true },
        minimums: { summary: 50, newcomerSummary: 5, learnings: 5 },
        newcomerDays: 14,
      },
    });
    const second = await setUp(owner, id, {
      calendar: { workingWeekdays: [7, 1, 1] },
      rules: { newcomerDays: 0, anonymous: false, remindAt: '17:30' },
    });
    expect(second.data).toMatchObject({
      timezone: 'Asia/Shanghai',
      calendar: { dayStartsAt: '05:30', workingWeekdays: [1, 7] },
      rules: { ...first.data.rules, newcomerDays: 0, anonymous: false, remindAt: '17:30' },
    });
    await setUp(owner, id, {});
    await setUp(owner, id, { timezone: 'Asia/Shanghai', rules: { newcomerDays: 0 } });
    expect(await auditOf(id, 'settings_changed')).toEqual([
      {
        timezone: 'Asia/Shanghai',
        dayStartsAt: '05:30',
        'modules.learnings': false,
        'minimums.summary': 50,
      },
      { workingWeekdays: '1 7', newcomerDays: 0, anonymous: false, remindAt: '17:30' },
    ]);
  });

  test('keeps region and days off in their order, and writes down what changed', async () => {
    const { id, owner } = await buildTeam(app);
    const [feast, rest] = [
      { day: '2026-10-09', name: 'Harvest feast' },
      { day: '2026-05-04', name: '建队日' },
    ];
    const set = await setUp(owner, id, { calendar: { region: 'CN', daysOff: [feast, rest] } });
    expect(set.data.calendar).toMatchObject({ region: 'CN', daysOff: [rest, feast], dayStartsAt: '04:00' });
    const kept = await setUp(owner, id, { calendar: { dayStartsAt: '05:00' } });
    expect(kept.data.calendar).toMatchObject({ region: 'CN', daysOff: [rest, feast] });
    const cleared = await setUp(owner, id, { calendar: { region: null, daysOff: [] } });
    expect(cleared.data.calendar).toMatchObject({ region: null, daysOff: [] });
    expect(await auditOf(id, 'settings_changed')).toEqual([
      { region: 'CN', daysOff: '2026-05-04 建队日, 2026-10-09 Harvest feast' },
      { dayStartsAt: '05:00' },
      { region: '', daysOff: '' },
    ]);
  });

  test('re-encodes the picture, shows it to members, and erases the one before', async () => {
    const { id, owner, members } = await buildTeam(app, { members: 1 });
    const avatar = await picture();
    const first = (await setUp(owner, id, { avatar })).data.avatar;
    expect(first).toMatch(/^\/files\/avatars\/[a-z]{32}\.webp$/);
    const served = await app.fastify.inject({ url: first ?? '' });
    expect(served.headers['content-type']).toBe('image/webp');
    const [member] = members;
    const seen = await app.call(api.team.list, {}, { as: member ?? owner });
    expect(seen.data.result[0]?.avatar).toBe(first);

    const second = (await setUp(owner, id, { avatar })).data.avatar;
    expect(second).not.toBe(first);
    expect((await app.fastify.inject({ url: first ?? '' })).statusCode).toBe(404);
    expect((await setUp(owner, id, { avatar: null })).data.avatar).toBeNull();
    expect((await app.fastify.inject({ url: second ?? '' })).statusCode).toBe(404);
    await setUp(owner, id, { avatar: null });
    expect(await auditOf(id, 'settings_changed')).toEqual([
      { avatar: true },
      { avatar: true },
      { avatar: false },
    ]);
  });

  test('leaves no file behind where it is refused', async () => {
    const { id, members } = await buildTeam(app, { members: 1 });
    const before = app.files.kept.size;
    const refused = await setUp(members[0] ?? (await buildPerson(app)), id, { avatar: await picture() });
    expect(refused.refusal.key).toBe('adminsOnly');
    expect(app.files.kept.size).toBe(before);
  });

  test('is refused to members and strangers', async () => {
    const { id, members } = await buildTeam(app, { members: 1 });
    const stranger = await buildPerson(app);
    for (const as of [...members, stranger]) {
      const key = as === stranger ? 'teamNotFound' : 'adminsOnly';
      expect((await setUp(as, id, { timezone: 'UTC' })).refusal.key).toBe(key);
    }
  });

  test.each<[string, object, string, string]>([
    ['a zone that does not exist', { timezone: 'Mars/Base' }, 'timezone', 'timezoneInvalid'],
    ['an evening', { calendar: { dayStartsAt: '12:01' } }, 'calendar.dayStartsAt', 'timeInvalid'],
    ['no weekday', { calendar: { workingWeekdays: [] } }, 'calendar.workingWeekdays', 'numberTooSmall'],
    [
      'an eighth weekday',
      { calendar: { workingWeekdays: [8] } },
      'calendar.workingWeekdays.0',
      'numberTooBig',
    ],
    ['a region of no list', { calendar: { region: 'XX' } }, 'calendar.region', 'regionInvalid'],
    ['a region of no kind', { calendar: { region: 'china' } }, 'calendar.region', 'regionInvalid'],
    [
      'a date off twice',
      { calendar: { daysOff: ['A', 'B'].map((name) => ({ day: '2026-05-04', name })) } },
      'calendar.daysOff.1.day',
      'dayOffTwice',
    ],
    [
      'a day off without a name',
      { calendar: { daysOff: [{ day: '2026-05-04', name: ' ' }] } },
      'calendar.daysOff.0.name',
      'dayOffNameRequired',
    ],
    [
      'a hundred and one days off',
      {
        calendar: {
          daysOff: Array.from({ length: 101 }, (_, index) => ({ day: `${1900 + index}-05-04`, name: 'A' })),
        },
      },
      'calendar.daysOff',
      'daysOffTooMany',
    ],
    [
      'less than nothing',
      { rules: { minimums: { summary: -1 } } },
      'rules.minimums.summary',
      'numberTooSmall',
    ],
    ['a novel', { rules: { minimums: { summary: 1001 } } }, 'rules.minimums.summary', 'numberTooBig'],
    ['a time that is none', { rules: { remindAt: '24:00' } }, 'rules.remindAt', 'timeOfDayInvalid'],
    ['a season', { rules: { newcomerDays: 91 } }, 'rules.newcomerDays', 'numberTooBig'],
    ['another section', { rules: { modules: { summary: false } } }, 'rules.modules.summary', 'fieldUnknown'],
    ['no picture', { avatar: 'data:image/png;base64,AAAA' }, 'avatar', 'avatarInvalid'],
  ])('refuses %s', async (_, wish, path, key) => {
    const { id, owner } = await buildTeam(app);
    const refused = await app.send(api.team.setting, { teamId: id, ...wish }, { as: owner });
    expect(refused.code).toBe(400);
    expect(refused.refusal.errors).toContainEqual(expect.objectContaining({ path, key }));
    expect(await auditOf(id, 'settings_changed')).toEqual([]);
  });
});

describe('team.add', () => {
  test('makes the first departments, in their order', { tags: 'postgres/sql' }, async () => {
    const as = await buildPerson(app, { timezone: 'Asia/Tokyo' });
    const departments = ['Press', '酒窖', 'Bottling', 'Export'];
    const made = await app.call(api.team.add, { name: 'Cellar', departments }, { as });
    const list = await app.call(api.team.list, {}, { as });
    expect(list.data.result).toEqual([made.data]);
    expect(list.data.result[0]).toMatchObject({ timezone: 'Asia/Tokyo', rules: DEFAULT_RULES });
    expect(list.data.result[0]?.departments.map(({ name }) => name)).toEqual(departments);
    expect(await auditOf(list.data.result[0]?.id ?? '', 'team_made')).toEqual([{ name: 'Cellar' }]);
  });

  test('refuses two departments of one name, and a 21st; nothing is made', async () => {
    const as = await buildPerson(app);
    const add = (departments: string[]) => app.call(api.team.add, { name: 'Cellar', departments }, { as });
    expect((await add(['Élan', 'Press', ' élan '])).refusal.errors).toMatchObject([
      { path: 'departments.2', key: 'departmentExists', params: { name: 'élan' } },
    ]);
    const many = Array.from({ length: 21 }, (_, index) => `Row ${index}`);
    expect((await add(many)).refusal).toMatchObject({ key: 'departmentsTooMany', params: { maximum: 20 } });
    expect((await app.call(api.team.list, {}, { as })).data.result).toEqual([]);
    expect((await add(many.slice(1))).code).toBe(200);
  });
});

describe('the diaries of a team that sets its own rules', () => {
  const publish = (as: TestPerson, day: string, sections: { summary: string; learnings?: string }) =>
    app.call(api.diary.publish, { day, sections }, { as });

  test('ask for its minimums, by the home team of their writer', async () => {
    const { id, owner } = await buildTeam(app);
    await setUp(owner, id, { rules: { minimums: { summary: 40, newcomerSummary: 20 }, newcomerDays: 3 } });
    const { today, minimum } = (await app.call(api.draft.get, {}, { as: owner })).data;
    expect(minimum).toEqual({ summary: 20, learnings: 5, insight: 50, mistakes: 0 });
    const short = await publish(owner, today, { summary: 'Too short a day' });
    expect(short.refusal.errors).toMatchObject([{ path: 'sections.summary', params: { minimum: 20 } }]);
    app.clock.advance(3 * 24 * 3_600_000);
    expect((await app.call(api.draft.get, {}, { as: owner })).data.minimum.summary).toBe(40);
    await buildTeam(app, { owner });
    expect((await app.call(api.draft.get, {}, { as: owner })).data.minimum.summary).toBe(40);
  });

  test('stay good when the minimum rises after them', async () => {
    const { id, owner } = await buildTeam(app);
    const { id: diaryId, version } = await buildDiary(app, { author: owner });
    await setUp(owner, id, { rules: { minimums: { summary: 1000, newcomerSummary: 1000 } } });
    const update = (summary: string) =>
      app.call(api.diary.update, { diaryId, version, sections: { summary } }, { as: owner });
    expect((await update(LONG_ENOUGH.slice(0, 20))).refusal.key).toBe('summaryTooShort');
    expect((await update(`${LONG_ENOUGH} And more.`)).code).toBe(200);
  });

  test('lose nothing that was written in a section that is off', async () => {
    const { id, owner } = await buildTeam(app);
    const { today } = (await app.call(api.draft.get, {}, { as: owner })).data;
    const sections = { summary: LONG_ENOUGH, learnings: 'Hm.', nextTasks: ['Call Ana'] };
    await app.call(api.draft.add, { day: today, sections, version: 0 }, { as: owner });
    await setUp(owner, id, { rules: { modules: { learnings: false, nextTasks: false } } });
    const opened = (await app.call(api.draft.get, {}, { as: owner })).data;
    expect(opened).toMatchObject({
      modules: { learnings: false, nextTasks: false },
      minimum: { learnings: 0 },
      draft: { sections },
    });
    const published = await app.call(api.diary.publish, { day: today, sections }, { as: owner });
    expect(published.data.sections).toMatchObject(sections);
  });

  test('stay within reach when the clocks of the team go back behind them', {
    tags: 'postgres/sql',
  }, async () => {
    const { id, owner, members } = await buildTeam(app, { timezone: 'Pacific/Auckland', members: 1 });
    const [writer] = members;
    if (!writer) throw new Error('no one joined');
    const open = (day?: string) => app.call(api.draft.get, day ? { day } : {}, { as: writer });
    const before = (await open()).data.today;
    const entry = await buildDiary(app, { author: owner });
    const draft = { day: before, sections: { summary: LONG_ENOUGH } };
    expect((await app.call(api.draft.add, { ...draft, version: 0 }, { as: writer })).code).toBe(200);
    await setUp(owner, id, { timezone: 'Pacific/Honolulu' });

    const { today } = (await open()).data;
    expect(today < before).toBe(true);
    expect((await open(before)).data.draft?.sections.summary).toBe(LONG_ENOUGH);
    expect((await app.call(api.draft.add, { ...draft, version: 1 }, { as: writer })).data.version).toBe(2);
    expect((await app.call(api.diary.publish, draft, { as: writer })).data.day).toBe(before);
    const feed = (await app.call(api.diary.recently, { teamId: id }, { as: writer })).data.items;
    expect(feed.map((diary) => diary.day)).toEqual([before, before]);
    expect(feed.map((diary) => diary.id)).toContain(entry.id);
    const asked = { month: before.slice(0, 7) };
    const month = asMonth((await app.call(api.diary.history, asked, { as: owner })).data);
    expect(month.days.find(({ day }) => day === before)).toMatchObject({
      state: 'submitted',
      diaryId: entry.id,
    });

    const tomorrow = await buildPerson(app);
    const ahead = await app.call(
      api.draft.add,
      { day: '2030-01-01', sections: draft.sections, version: 1 },
      { as: tomorrow },
    );
    expect(ahead.refusal.key).toBe('dayInFuture');
  });
});

describe('team.regions', () => {
  test('lists what a team may choose', async () => {
    const { data } = await app.call(api.team.regions, { locale: 'zh' }, { as: await buildPerson(app) });
    expect(data.regions.map(({ code }) => code)).toEqual(['CN', 'US']);
  });

  test('a new team can have a region from the first; one that does not exist makes none', async () => {
    const as = await buildPerson(app);
    const add = (region: string) => app.call(api.team.add, { name: 'Cellar', calendar: { region } }, { as });
    expect((await add('XX')).refusal.key).toBe('regionInvalid');
    expect((await add('CN')).data).toMatchObject({ calendar: { region: 'CN', daysOff: [] } });
    expect((await app.call(api.team.list, {}, { as })).data.result).toHaveLength(1);
  });
});

describe('two administrators who change the same team', () => {
  test('do not overwrite each other: the second hears what is there now', async () => {
    const { id, owner } = await buildTeam(app);
    const base = { calendar: { dayStartsAt: '04:00', workingWeekdays: [1, 2, 3, 4, 5] } };
    const mine = { calendar: { dayStartsAt: '06:00', workingWeekdays: [1, 2, 3, 4, 5] } };
    await setUp(owner, id, { calendar: { dayStartsAt: '05:00' } });
    const refused = await setUp(owner, id, { ...mine, base });
    expect(refused).toMatchObject({ code: 409, refusal: { key: 'settingsChanged' } });
    expect(refused.refusal.current).toMatchObject({ id, calendar: { dayStartsAt: '05:00' } });
    const again = await setUp(owner, id, { ...mine, base: { calendar: { dayStartsAt: '05:00' } } });
    expect(again.data.calendar.dayStartsAt).toBe('06:00');
  });

  test('who leave alone what the other changed do not undo it', async () => {
    const { id, owner } = await buildTeam(app);
    const modules = { ...DEFAULT_RULES.modules };
    await setUp(owner, id, { rules: { modules: { learnings: false } }, calendar: { dayStartsAt: '05:00' } });
    const merged = await setUp(owner, id, {
      rules: { modules: { ...modules, unclear: false } },
      base: { rules: { modules } },
    });
    expect(merged.data).toMatchObject({
      calendar: { dayStartsAt: '05:00' },
      rules: { modules: { learnings: false, unclear: false } },
    });
  });

  test('hear of another name and of other words, too', async () => {
    const { id: teamId, owner } = await buildTeam(app);
    const rename = (name: string, base: string) =>
      app.call(api.team.rename, { teamId, name, base }, { as: owner });
    const { name: first } = (await app.call(api.team.rename, { teamId, name: 'Cellar' }, { as: owner })).data;
    expect((await rename('Orchard', 'Harvest')).refusal).toMatchObject({
      key: 'settingsChanged',
      current: { name: first },
    });
    expect((await rename('Orchard', first)).data.name).toBe('Orchard');
    const prohibit = (words: string, base?: string) =>
      app.call(api.team.prohibited, { teamId, words, ...(base !== undefined && { base }) }, { as: owner });
    await prohibit('rot');
    expect((await prohibit('mould', '')).refusal).toMatchObject({ current: { words: ['rot'] } });
    expect((await prohibit('rot,mould', 'rot')).data.words).toHaveLength(2);
  });
});
