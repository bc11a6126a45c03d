import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildApplication, buildClosedTeam, buildDepartment } from '../../../testing/admission.ts';
import {
  buildPerson,
  buildTeam,
  makeMostTeams,
  type TestPerson,
  type TestTeam,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { TEAMS_MAX } from '../rules.ts';

const app = useTestApp();

const show = async ({ id, owner }: TestTeam) =>
  (await app.call(api.apply.show, { teamId: id }, { as: owner })).data;
const decide = (as: TestPerson, applyId: string, approve: boolean, departmentId?: string) =>
  app.call(api.apply.approval, { applyId, approve, ...(departmentId && { departmentId }) }, { as });
const membersOf = async (team: TestTeam) =>
  (await app.call(api.relationship.gets, { teamId: team.id, limit: 100 }, { as: team.owner })).data.items;
const actionsOf = async ({ id, owner }: TestTeam) =>
  (await app.call(api.team.audit, { teamId: id }, { as: owner })).data.items.map(({ action }) => action);

describe('apply.approval', () => {
  test('lets someone in and tells them, in their language', async () => {
    const team = await buildClosedTeam(app, { name: '葡萄园' });
    const person = await buildPerson(app, { name: '李娜', locale: 'zh' });
    const applyId = await buildApplication(app, team, { as: person });
    app.clock.advance(1000);
    const decided = await decide(team.owner, applyId, true);
    expect(decided.data).toMatchObject({
      id: applyId,
      teamId: team.id,
      status: 'approved',
      applicant: { id: person.id, name: '李娜' },
      decidedAt: app.clock.now().toISOString(),
      decidedBy: { id: team.owner.id },
    });
    const teams = await app.call(api.team.list, {}, { as: person });
    expect(teams.data.result).toMatchObject([{ id: team.id, role: 'member', memberCount: 2 }]);
    await app.ports.queue.drain();
    const mail = app.mailer.lastTo(person.email);
    expect(mail?.subject).toBe('欢迎加入葡萄园');
    expect(mail?.text).toContain('李娜，你好！');
    expect(mail?.text).toContain(`${app.ports.config.publicUrl}/department`);
  });

  test('rejects; the person hears of it and may ask again', async () => {
    const team = await buildClosedTeam(app, { name: 'Cellar' });
    const person = await buildPerson(app);
    const applyId = await buildApplication(app, team, { as: person });
    expect((await decide(team.owner, applyId, false)).data.status).toBe('rejected');
    expect((await app.call(api.team.list, {}, { as: person })).data.result).toEqual([]);
    await app.ports.queue.drain();
    expect(app.mailer.lastTo(person.email)?.subject).toBe('Your request to join Cellar');
    const again = await buildApplication(app, team, { as: person });
    expect(again).not.toBe(applyId);
  });

  test('names a department where the team has some, of this team', async () => {
    const team = await buildClosedTeam(app);
    const cellar = await buildDepartment(app, team, 'Cellar');
    const foreign = await buildDepartment(app, await buildTeam(app), 'Press');
    const person = await buildPerson(app);
    const applyId = await buildApplication(app, team, { as: person });
    expect(await decide(team.owner, applyId, true)).toMatchObject({
      message: 'Please add a department for the new member',
      refusal: { key: 'departmentMissing', errors: [{ path: 'departmentId' }] },
    });
    expect((await decide(team.owner, applyId, true, foreign)).refusal.key).toBe('departmentNotFound');
    expect((await show(team)).Not_processed).toHaveLength(1);
    expect((await decide(team.owner, applyId, true, cellar)).code).toBe(200);
    const member = (await membersOf(team)).find(({ id }) => id === person.id);
    expect(member?.departments).toEqual([{ id: cellar, name: 'Cellar', leader: false }]);
  });

  test('is for the administrators of that team', async () => {
    const team = await buildClosedTeam(app, { members: 1 });
    const applyId = await buildApplication(app, team);
    const other = await buildTeam(app);
    expect((await decide(other.owner, applyId, true)).refusal.key).toBe('applicationNotFound');
    const [member = team.owner] = team.members;
    expect((await decide(member, applyId, true)).refusal.key).toBe('adminsOnly');
    expect((await decide(team.owner, applyId, false)).code).toBe(200);
    expect((await decide(team.owner, applyId, true)).refusal.key).toBe('applicationDecided');
  });

  test('of two administrators at once one decides', { tags: 'postgres/at-once' }, async () => {
    const team = await buildClosedTeam(app, { members: 1 });
    const [second = team.owner] = team.members;
    await app.call(api.relationship.authorizes, { teamId: team.id, userId: second.id }, { as: team.owner });
    for (let round = 0; round < 5; round += 1) {
      const applyId = await buildApplication(app, team);
      const answers = await Promise.all([
        decide(team.owner, applyId, true),
        decide(second, applyId, false),
        decide(second, applyId, true),
      ]);
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      const others = answers.filter(({ code }) => code !== 200);
      expect(others.map(({ refusal }) => refusal.key)).toEqual(['applicationDecided', 'applicationDecided']);
    }
  });

  test('tells the administrator of an applicant who is in too many teams', async () => {
    const team = await buildClosedTeam(app);
    const person = await buildPerson(app);
    const applyId = await buildApplication(app, team, { as: person });
    await makeMostTeams(app, person);
    expect((await decide(team.owner, applyId, true)).refusal).toMatchObject({
      key: 'applicantTeamsTooMany',
      params: { maximum: TEAMS_MAX },
    });
    expect((await show(team)).Not_processed).toHaveLength(1);
  });

  test('of fifty at once lets every one of them in, once, and writes each down', {
    tags: 'postgres/at-once',
  }, async () => {
    const team = await buildClosedTeam(app);
    const ids = await Promise.all(Array.from({ length: 50 }, () => buildApplication(app, team)));
    const answers = await Promise.all([...ids, ...ids].map((applyId) => decide(team.owner, applyId, true)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(50);
    const own = await app.call(api.team.list, {}, { as: team.owner });
    expect(own.data.result[0]).toMatchObject({ memberCount: 51, waiting: 0 });
    expect(await membersOf(team)).toHaveLength(51);
    const { rows } = await app.ports.database.pool.query(
      `select count(*)::int as told from audit_entries where scope = $1 and action = 'application_approved'`,
      [team.id],
    );
    expect(rows).toEqual([{ told: 50 }]);
  });
});

describe('apply.show', () => {
  test('shows what waits, oldest first, and what is decided, newest first, to administrators', async () => {
    const team = await buildClosedTeam(app, { members: 1 });
    const ids: string[] = [];
    for (let asked = 0; asked < 4; asked += 1) {
      app.clock.advance(1000);
      ids.push(await buildApplication(app, team, { message: `Number ${asked}` }));
    }
    const [one = '', two = '', three = '', four = ''] = ids;
    await decide(team.owner, three, false);
    app.clock.advance(1000);
    await decide(team.owner, one, true);
    const shown = await show(team);
    expect(shown.Not_processed.map(({ id }) => id)).toEqual([two, four]);
    expect(shown.Not_processed[0]).toMatchObject({ message: 'Number 1', status: 'pending', decidedAt: null });
    expect(shown.Processed.map(({ id, status }) => [id, status])).toEqual([
      [one, 'approved'],
      [three, 'rejected'],
    ]);
    const as = (person: TestPerson | undefined) =>
      app.call(api.apply.show, { teamId: team.id }, { as: person });
    expect((await as(team.members[0])).refusal.key).toBe('adminsOnly');
    expect((await as(await buildPerson(app))).refusal.key).toBe('teamNotFound');
    expect(await actionsOf(team)).toEqual(
      expect.arrayContaining(['application_approved', 'application_rejected']),
    );
  });
});
