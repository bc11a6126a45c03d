import { api, type RequestOf } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildDepartment } from '../../../testing/admission.ts';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  type TestPerson,
  type TestTeam,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const supervise = (team: TestTeam, member: TestPerson, supervisor: TestPerson | null, as = team.owner) => {
  const input = { teamId: team.id, userId: member.id, supervisorId: supervisor?.id ?? null };
  return app.call(api.relationship.supervise, input, { as });
};
const detailsOf = (team: TestTeam, member: TestPerson, as: TestPerson) =>
  app.call(api.relationship.details, { teamId: team.id, userId: member.id }, { as });

describe('relationship.supervise', () => {
  test('names a supervisor, and takes the name back', async () => {
    const team = await buildTeam(app, { members: 2 });
    const [one = team.owner, two = team.owner] = team.members;
    expect((await supervise(team, one, two)).data).toMatchObject({ id: one.id, supervisorId: two.id });
    expect((await supervise(team, one, null)).data.supervisorId).toBeNull();
    expect((await supervise(team, one, two, two)).refusal.key).toBe('adminsOnly');
  });

  test('refuses oneself, strangers, and circles of any length', async () => {
    const team = await buildTeam(app, { members: 3 });
    const [one = team.owner, two = team.owner, three = team.owner] = team.members;
    const stranger = await buildPerson(app);
    expect((await supervise(team, one, one)).refusal).toMatchObject({
      key: 'notOneself',
      errors: [{ path: 'supervisorId' }],
    });
    expect((await supervise(team, one, stranger)).refusal.key).toBe('supervisorNotMember');
    expect((await supervise(team, stranger, one)).refusal.key).toBe('userNotFound');
    expect((await supervise(team, one, two)).code).toBe(200);
    expect((await supervise(team, two, one)).refusal.key).toBe('supervisorCircle');
    expect((await supervise(team, two, three)).code).toBe(200);
    expect((await supervise(team, three, one)).refusal.key).toBe('supervisorCircle');
  });

  test('closes no circle when all of its links are asked for at once', {
    tags: 'postgres/at-once',
  }, async () => {
    const team = await buildTeam(app, { members: 5 });
    const ring = team.members;
    const answers = await Promise.all(
      ring.map((member, place) => supervise(team, member, ring[(place + 1) % ring.length] ?? null)),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 200, 200, 200, 400]);
  });
});

describe('relationship.remarks', () => {
  const remark = (team: TestTeam, member: TestPerson, text: string, as: TestPerson) =>
    app.call(api.relationship.remarks, { teamId: team.id, userId: member.id, remark: text }, { as });

  test('is its writer’s alone, wherever members are listed', async () => {
    const team = await buildTeam(app, { members: 2 });
    const [member = team.owner, mate = team.owner] = team.members;
    const text = 'canary: knows every grocer';
    expect((await remark(team, member, ` ${text} `, team.owner)).data.remark).toBe(text);
    const teamId = team.id;
    for (const as of [team.owner, member, mate]) {
      const told = [
        await app.call(api.relationship.get, { teamId, userId: member.id }, { as }),
        await app.call(api.relationship.gets, { teamId }, { as }),
        await detailsOf(team, member, as),
        await app.call(api.team.list, {}, { as }),
      ].map(({ data }) => JSON.stringify(data).includes(text));
      expect(told).toEqual(told.map(() => as === team.owner));
    }
    const audit = await app.call(api.team.audit, { teamId }, { as: team.owner });
    expect(JSON.stringify(audit.data)).not.toContain('canary');
  });

  test('changes, goes when it is emptied, and is not kept about people outside the team', {
    tags: 'postgres/sql',
  }, async () => {
    const team = await buildTeam(app, { members: 1 });
    const [member = team.owner] = team.members;
    await remark(team, member, 'first', team.owner);
    expect((await remark(team, member, 'second', team.owner)).data.remark).toBe('second');
    expect((await remark(team, member, '  ', team.owner)).data.remark).toBeNull();
    expect((await remark(team, member, 'x'.repeat(201), team.owner)).refusal.key).toBe('fieldTooLong');
    await app.call(api.relationship.exit, { teamId: team.id }, { as: member });
    expect((await remark(team, member, 'third', team.owner)).refusal.key).toBe('userNotFound');
    expect((await remark(team, team.owner, 'fourth', member)).refusal.key).toBe('teamNotFound');
  });
});

describe('relationship.details', () => {
  test('shows addresses to administrators and to oneself alone', async () => {
    const team = await buildTeam(app, { members: 2 });
    const [member = team.owner, mate = team.owner] = team.members;
    expect((await detailsOf(team, member, team.owner)).data.email).toBe(member.email);
    expect((await detailsOf(team, member, member)).data.email).toBe(member.email);
    expect((await detailsOf(team, member, mate)).data.email).toBeNull();
    expect((await detailsOf(team, await buildPerson(app), mate)).refusal.key).toBe('userNotFound');
    expect((await detailsOf(team, mate, await buildPerson(app))).refusal.key).toBe('teamNotFound');
  });

  test('names the supervisor, or else who leads the departments, oneself left out', {
    tags: 'postgres/sql',
  }, async () => {
    const team = await buildTeam(app, { members: 3 });
    const [member = team.owner, chief = team.owner, other = team.owner] = team.members;
    await buildDepartment(app, team, 'Press', { leaders: [chief, member], members: [other] });
    await buildDepartment(app, team, 'Cellar', { leaders: [chief], members: [member] });
    await buildDepartment(app, team, 'Shop', { leaders: [other] });
    const supervisors = async () =>
      (await detailsOf(team, member, other)).data.supervisors.map(({ id }) => id);
    expect(await supervisors()).toEqual([chief.id]);
    await supervise(team, member, other);
    expect(await supervisors()).toEqual([other.id]);
  });

  test('counts what was written for this team, in the month of its own calendar', async () => {
    // 30 April in Lisbon is 1 May in Auckland.
    app.clock.set('2026-04-30T20:00:00Z');
    const member = await buildPerson(app);
    const here = await buildTeam(app, { timezone: 'Pacific/Auckland', members: [member] });
    // The team one has been in longest decides which day it is.
    app.clock.advance(1);
    const other = await buildTeam(app, { members: [member] });
    for (const day of ['2026-04-29', '2026-04-30', '2026-05-01']) {
      await buildDiary(app, { author: member, day, teamIds: [here.id, other.id] });
    }
    const elsewhere: RequestOf<typeof api.diary.publish>['teamIds'] = [other.id];
    await buildDiary(app, { author: member, day: '2026-04-28', teamIds: elsewhere });
    const entriesIn = async (team: TestTeam) => (await detailsOf(team, member, team.owner)).data.entries;
    expect(await entriesIn(here)).toEqual({ thisMonth: 1, lastDay: '2026-05-01' });
    expect(await entriesIn(other)).toEqual({ thisMonth: 3, lastDay: '2026-05-01' });
    const nothing = await detailsOf(here, here.owner, member);
    expect(nothing.data.entries).toEqual({ thisMonth: 0, lastDay: null });
    app.clock.set('2026-03-31T09:00:00Z');
  });
});

describe('relationship.gets by department', () => {
  test('finds the members of one, those of none, and no department of another team', {
    tags: 'postgres/sql',
  }, async () => {
    const team = await buildTeam(app, { members: 2 });
    const [member = team.owner] = team.members;
    const departmentId = await buildDepartment(app, team, 'Press', { members: [member] });
    const elsewhere = await buildDepartment(app, await buildTeam(app), 'Press');
    const gets = (id: string) =>
      app.call(api.relationship.gets, { teamId: team.id, departmentId: id }, { as: member });
    expect((await gets(departmentId)).data.items.map(({ id }) => id)).toEqual([member.id]);
    expect((await gets('none')).data.items).toHaveLength(2);
    expect((await gets(elsewhere)).refusal.key).toBe('departmentNotFound');
  });
});
