import { api, type RequestOf } from '@garden/contract';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildDepartment } from '../../../testing/admission.ts';
import {
  buildComment,
  buildDiary,
  buildPerson,
  buildTeam,
  type TestPerson,
  type TestTeam,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { takeMorningNumbers } from '../../team/mornings/taking.store.ts';

const app = useTestApp();
const MONDAY = '2026-03-02';
beforeEach(() => app.clock.set(`${MONDAY}T12:00:00.000Z`));

type Wish = Partial<RequestOf<typeof api.statistics.get>>;
const look = async ({ id: teamId }: TestTeam, as: TestPerson, wish: Wish = {}) =>
  app.call(api.statistics.get, { teamId, ...wish }, { as });
const read = async (team: TestTeam, as: TestPerson, wish: Wish = {}) => (await look(team, as, wish)).data;
const listMembers = async ({ id: teamId }: TestTeam, as: TestPerson, wish: object = {}) =>
  app.call(api.statistics.members, { teamId, ...wish }, { as });
const download = async ({ id: teamId }: TestTeam, as: TestPerson, format: 'csv' | 'xlsx' = 'csv') =>
  app.call(api.statistics.export, { teamId, format }, { as });

/** The next morning, before anyone writes. */
async function sleep(days = 1): Promise<void> {
  app.clock.advance(days * DAY);
  await takeMorningNumbers(app.ports);
}

/** A team in which all but the last of its members wrote on Monday, the first of them late. */
async function buildMonday(members: number) {
  const team = await buildTeam(app, { members });
  const [late = team.owner, ...rest] = team.members;
  const last = rest.pop() ?? team.owner;
  for (const author of [team.owner, ...rest]) await buildDiary(app, { author });
  await sleep();
  const summary = 'Came back to it only now, since the van broke down on the way home.';
  await app.call(api.diary.publish, { day: MONDAY, sections: { summary } }, { as: late });
  return { team, owner: team.owner, late, last };
}

describe('the numbers of a team', () => {
  test('move with its mornings, over days that are over', async () => {
    const { team, owner } = await buildMonday(5);
    const first = await read(team, owner);
    expect(first).toMatchObject({ from: '2026-02-03', to: MONDAY, takenOn: '2026-03-03', totalBefore: null });
    expect(first.total).toMatchObject({ expected: 6, onTime: 4, late: 0 });
    await sleep();
    const { total, days } = await read(team, owner);
    expect(total).toMatchObject({ expected: 12, onTime: 4, late: 1 });
    expect(days.slice(-2).map(({ numbers }) => [numbers?.onTime, numbers?.late])).toEqual([
      [4, 1],
      [0, 0],
    ]);
    await takeMorningNumbers(app.ports);
    expect((await read(team, owner)).total).toEqual(total);
  });

  test('count no one on vacation and no day off, and stay as they were after two weeks', async () => {
    const team = await buildTeam(app, { members: 5 });
    const [away = team.owner] = team.members;
    await app.call(api.diary.skip, { from: MONDAY, to: '2026-03-06', kind: 'vacation' }, { as: away });
    const { id: diaryId } = await buildDiary(app, { author: team.owner });
    await sleep(7);
    const week = { from: MONDAY, to: '2026-03-08' };
    const counted = await read(team, team.owner, week);
    expect(counted.total).toMatchObject({ expected: 25, onTime: 1 });
    expect(counted.days.map(({ working }) => working)).toEqual([true, true, true, true, true, false, false]);
    await sleep(20);
    await app.call(api.diary.delete, { diaryId }, { as: team.owner });
    await sleep();
    expect((await read(team, team.owner, week)).total).toEqual(counted.total);
  });

  test('are compared with the same weekdays before', async () => {
    const team = await buildTeam(app, { members: 5 });
    await buildDiary(app, { author: team.owner });
    await sleep(8);
    const found = await read(team, team.owner, { from: '2026-03-09', to: '2026-03-09' });
    expect(found.before).toEqual({ from: MONDAY, to: MONDAY });
    expect([found.total?.onTime, found.totalBefore?.onTime]).toEqual([0, 1]);
  });

  test('count comments by name, and answers to newcomers', async () => {
    const team = await buildTeam(app, { members: 5 });
    const [other = team.owner] = team.members;
    const diaries = [];
    for (const author of [team.owner, ...team.members]) diaries.push(await buildDiary(app, { author }));
    await buildComment(app, other, diaries[0]?.id ?? '');
    await buildComment(app, team.owner, diaries[0]?.id ?? '');
    await sleep();
    expect((await read(team, other)).total).toMatchObject({
      given: 1,
      received: 1,
      newcomers: { diaries: 6, answered: 1 },
    });
  });

  test('are refused for ten years, with one sentence, and for days to come', async () => {
    const team = await buildTeam(app);
    const faults = async (wish: Wish) =>
      (await look(team, team.owner, wish)).refusal.errors?.map(({ path, key }) => `${path} ${key}`);
    expect(await faults({ from: '2016-03-02', to: '2026-03-01' })).toEqual(['to rangeTooLong']);
    expect(await faults({ from: '2026-03-01', to: '2026-02-01' })).toEqual(['to rangeBackwards']);
    expect(await faults({ from: MONDAY })).toEqual(['from statisticsTooNew']);
    expect(await faults({ to: '0001-01-01' })).toEqual(['to rangeBackwards']);
    expect((await look(team, team.owner, { from: '2025-03-02', to: '2026-03-01' })).code).toBe(200);
  });
});

describe('small numbers', () => {
  test('of a team of four are its administrators’ alone', async () => {
    const { team, owner, last } = await buildMonday(3);
    expect((await read(team, owner)).total).toMatchObject({ expected: 4 });
    const member = await read(team, last);
    expect(member).toMatchObject({ total: null, withheld: 'fewerThanFive' });
    expect(member.days.every(({ numbers }) => numbers === null)).toBe(true);
  });

  test('of departments of four and five are hidden, but from those who lead them', async () => {
    const team = await buildTeam(app, { members: 14 });
    const [leader = team.owner, ...rest] = team.members;
    const four = await buildDepartment(app, team, 'Cellar', { leaders: [leader], members: rest.slice(0, 3) });
    await buildDepartment(app, team, 'Press', { members: rest.slice(3, 8) });
    await buildDepartment(app, team, 'Shop', { members: [...rest.slice(8), team.owner] });
    await sleep();
    const shown = async (as: TestPerson) =>
      (await read(team, as)).departments.map(({ name, withheld, total }) => [
        name,
        withheld,
        total?.expected,
      ]);
    const [member = team.owner] = rest;
    expect(await shown(member)).toEqual([
      ['Cellar', 'fewerThanFive', undefined],
      ['Press', 'nextSmallest', undefined],
      ['Shop', null, 6],
    ]);
    expect(await shown(leader)).toMatchObject([
      ['Cellar', null, 4],
      ['Press', 'nextSmallest', undefined],
      ['Shop', null, 6],
    ]);
    expect((await shown(team.owner)).map(([, withheld]) => withheld)).toEqual([null, null, null]);
    const alone = { departmentId: four };
    expect(await read(team, member, alone)).toMatchObject({
      total: null,
      withheld: 'fewerThanFive',
      departments: [],
    });
    expect((await read(team, leader, alone)).total).toMatchObject({ expected: 4 });
  });

  test('of a department of four are hidden from its leader while another looks after one of them', async () => {
    const team = await buildTeam(app, { members: 5 });
    const [leader = team.owner, ...rest] = team.members;
    const [member = team.owner] = rest;
    const four = { leaders: [leader], members: rest.slice(0, 3) };
    const departmentId = await buildDepartment(app, team, 'Cellar', four);
    const supervise = (supervisorId: string | null) =>
      app.call(
        api.relationship.supervise,
        { teamId: team.id, userId: member.id, supervisorId },
        { as: team.owner },
      );
    await sleep();
    await supervise(team.owner.id);
    expect(await read(team, leader, { departmentId })).toMatchObject({
      total: null,
      withheld: 'fewerThanFive',
    });
    await supervise(null);
    expect((await read(team, leader, { departmentId })).total).toMatchObject({ expected: 4 });
  });
});

describe('members one by one', () => {
  test('are for administrators and for those who look after them', async () => {
    const { team, owner, late, last } = await buildMonday(4);
    await buildDepartment(app, team, 'Press', { leaders: [late], members: [last] });
    const { data } = await listMembers(team, owner);
    expect(data.items.map(({ onTime, late: behind, missed }) => [onTime, behind, missed])).toEqual([
      [1, 0, []],
      [0, 1, []],
      [1, 0, []],
      [1, 0, []],
      [0, 0, [MONDAY]],
    ]);
    const missing = await listMembers(team, owner, { missing: true });
    expect(missing.data.items.map(({ member }) => member.id)).toEqual([last.id]);
    const own = await listMembers(team, late);
    expect(own.data.items.map(({ member, departments }) => [member.id, departments])).toEqual([
      [last.id, ['Press']],
    ]);
    expect((await listMembers(team, last)).refusal.key).toBe('statisticsNotYours');
  });

  test('come page by page', async () => {
    const team = await buildTeam(app, { members: 4 });
    await sleep();
    const first = (await listMembers(team, team.owner, { limit: 2 })).data;
    const next = (await listMembers(team, team.owner, { limit: 3, cursor: first.nextCursor })).data;
    expect([...first.items, ...next.items].map(({ member }) => member.id)).toEqual(
      [team.owner, ...team.members].map(({ id }) => id),
    );
    expect(next.nextCursor).toBeNull();
  });
});

describe('a download', () => {
  test('holds texts alone, is in the log, and is seen by those in it', async () => {
    const owner = await buildPerson(app, { name: '=cmd()' });
    const team = await buildTeam(app, { owner, members: 1 });
    await buildDiary(app, { author: owner });
    await sleep();
    const [member = owner] = team.members;
    const csv = new TextDecoder().decode((await download(team, owner)).data.content);
    expect(csv.split('\r\n')[1]).toBe(
      `"'=cmd()","","1","1","0","0","100 %","${(await read(team, owner)).total?.length}",""`,
    );
    const sheets = unzipSync((await download(team, owner, 'xlsx')).data.content);
    const texts = Object.values(sheets)
      .map((file) => new TextDecoder().decode(file))
      .join('');
    expect(texts).toContain('=cmd()');
    expect(texts).not.toMatch(/<f[ >]/);
    const { data: log } = await app.call(api.team.audit, { teamId: team.id }, { as: owner });
    expect(log.items[0]).toMatchObject({
      action: 'statistics_exported',
      details: { to: MONDAY, format: 'xlsx' },
    });
    expect((await read(team, member)).downloads).toMatchObject([
      { reader: { id: owner.id }, day: '2026-03-03', from: '2026-02-03', to: MONDAY },
    ]);
    expect((await read(team, owner)).downloads).toEqual([]);
    await sleep(370);
    expect((await read(team, member)).downloads).toEqual([]);
  });

  test('is for administrators', async () => {
    const team = await buildTeam(app, { members: 1 });
    const [member = team.owner] = team.members;
    expect((await download(team, member)).refusal.key).toBe('adminsOnly');
  });
});
