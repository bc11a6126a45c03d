import { api, type RequestOf } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildDepartment } from '../../../testing/admission.ts';
import { buildPerson, buildTeam, type TestPerson, type TestTeam } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { DEPARTMENTS_MAX } from '../rules.ts';

const app = useTestApp();

const create = (team: TestTeam, name: string, as = team.owner) =>
  app.call(api.department.create, { teamId: team.id, name }, { as });
const update = (
  team: TestTeam,
  departmentId: string,
  more: Pick<RequestOf<typeof api.department.update>, 'name' | 'leaderIds'>,
  as = team.owner,
) => app.call(api.department.update, { teamId: team.id, departmentId, ...more }, { as });
const add = (team: TestTeam, departmentId: string, people: readonly TestPerson[], as = team.owner) => {
  const userIds = people.map(({ id }) => id);
  return app.call(api.department.add, { teamId: team.id, departmentId, userIds }, { as });
};
const quit = (team: TestTeam, departmentId: string, as: TestPerson, userId?: string) =>
  app.call(api.department.quit, { teamId: team.id, departmentId, ...(userId && { userId }) }, { as });
const all = async (team: TestTeam, as = team.owner) =>
  (await app.call(api.department.get, { teamId: team.id }, { as })).data.items;
const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

describe('department.create', () => {
  test('adds one, by administrators alone', async () => {
    const team = await buildTeam(app, { members: 1 });
    const made = await create(team, ' 酒窖 ');
    expect(made.data).toEqual({
      id: expect.any(String),
      teamId: team.id,
      name: '酒窖',
      memberCount: 0,
      leaders: [],
      members: [],
      mine: false,
    });
    expect((await create(team, 'Press', team.members[0])).refusal.key).toBe('adminsOnly');
    expect((await create(team, 'Press', await buildPerson(app))).refusal.key).toBe('teamNotFound');
    expect((await create(team, ' ')).refusal).toMatchObject({
      key: 'departmentNameRequired',
      errors: [{ path: 'name' }],
    });
  });

  test('refuses a name that is there, whatever its case', async () => {
    const team = await buildTeam(app);
    await create(team, 'Élevage');
    for (const name of ['Élevage', 'élevage', 'ÉLEVAGE', 'E\u0301levage']) {
      expect((await create(team, name)).refusal).toMatchObject({
        key: 'departmentExists',
        errors: [{ path: 'name', params: { name: 'Élevage' } }],
      });
    }
    expect((await create(await buildTeam(app), 'Élevage')).code).toBe(200);
  });

  test('ends at twenty, though thirty are made at once', { tags: 'postgres/at-once' }, async () => {
    const team = await buildTeam(app);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) => create(team, `Department ${place}`)),
    );
    const refused = answers.filter(({ code }) => code !== 200);
    expect(refused).toHaveLength(30 - DEPARTMENTS_MAX);
    expect(refused[0]?.refusal).toMatchObject({ key: 'departmentsTooMany', params: { maximum: 20 } });
    expect(await all(team)).toHaveLength(DEPARTMENTS_MAX);
  });

  test('makes one of a name that is asked for many times at once', { tags: 'postgres/at-once' }, async () => {
    const team = await buildTeam(app);
    const answers = await Promise.all(['press', 'Press', 'PRESS'].map((name) => create(team, name)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400, 400]);
  });
});

describe('department.update', () => {
  test('gives another name, its own in another case too', async () => {
    const team = await buildTeam(app);
    const departmentId = await buildDepartment(app, team, 'Press');
    app.clock.advance(1000);
    await create(team, 'Cellar');
    expect((await update(team, departmentId, { name: 'PRESS' })).data.name).toBe('PRESS');
    expect((await update(team, departmentId, { name: 'cellar' })).refusal.key).toBe('departmentExists');
    expect(namesOf(await all(team))).toEqual(['PRESS', 'Cellar']);
  });

  test('names leaders from among its members, and takes the others’ office back', async () => {
    const team = await buildTeam(app, { members: 3 });
    const [one = team.owner, two = team.owner, outside = team.owner] = team.members;
    const departmentId = await buildDepartment(app, team, 'Press', { leaders: [one], members: [two] });
    const led = await update(team, departmentId, { leaderIds: [two.id, two.id] });
    expect(led.data.leaders.map(({ id }) => id)).toEqual([two.id]);
    const refused = await update(team, departmentId, { name: 'Not kept', leaderIds: [one.id, outside.id] });
    expect(refused.refusal).toMatchObject({
      key: 'leaderNotInDepartment',
      errors: [{ path: 'leaderIds' }],
    });
    expect((await all(team))[0]).toMatchObject({ name: 'Press', leaders: [{ id: two.id }] });
    const mine = await app.call(api.team.list, {}, { as: two });
    expect(mine.data.result[0]).toMatchObject({ leads: true });
    expect((await update(team, departmentId, { leaderIds: [] })).data.leaders).toEqual([]);
  });

  test('finds no department of another team', async () => {
    const team = await buildTeam(app, { members: 1 });
    const elsewhere = await buildDepartment(app, await buildTeam(app), 'Press');
    expect((await update(team, elsewhere, { name: 'Mine' })).refusal.key).toBe('departmentNotFound');
    expect((await add(team, elsewhere, team.members)).refusal.key).toBe('departmentNotFound');
    expect((await quit(team, elsewhere, team.owner)).refusal.key).toBe('departmentNotFound');
    const removal = { teamId: team.id, departmentId: elsewhere };
    expect((await app.call(api.department.remove, removal, { as: team.owner })).refusal.key).toBe(
      'departmentNotFound',
    );
  });
});

describe('department.add and quit', () => {
  test('put members in, once, and let them go', async () => {
    const team = await buildTeam(app, { members: 2 });
    const [one = team.owner, two = team.owner] = team.members;
    const departmentId = await buildDepartment(app, team, 'Press', { leaders: [one] });
    const added = await add(team, departmentId, [one, two, two]);
    expect(added.data).toMatchObject({ memberCount: 2, leaders: [{ id: one.id }], mine: false });
    expect((await quit(team, departmentId, two)).data).toMatchObject({ memberCount: 1, mine: false });
    expect((await quit(team, departmentId, two)).refusal.key).toBe('notInDepartment');
    expect((await quit(team, departmentId, two, one.id)).refusal.key).toBe('adminsOnly');
    expect((await quit(team, departmentId, team.owner, one.id)).data.leaders).toEqual([]);
    const own = await app.call(api.relationship.get, { teamId: team.id }, { as: one });
    expect(own.data.departments).toEqual([]);
  });

  test('take no one from outside the team', async () => {
    const team = await buildTeam(app, { members: 1 });
    const departmentId = await buildDepartment(app, team, 'Press');
    const stranger = await buildPerson(app);
    const refused = await add(team, departmentId, [...team.members, stranger]);
    expect(refused.refusal).toMatchObject({ key: 'userNotFound', errors: [{ path: 'userIds' }] });
    expect((await all(team))[0]?.memberCount).toBe(0);
  });

  test('leave no one in a department who leaves the team at that moment', {
    tags: 'postgres/at-once',
  }, async () => {
    const team = await buildTeam(app, { members: 8 });
    const departmentId = await buildDepartment(app, team, 'Press', {
      leaders: team.members.slice(0, 4),
    });
    await Promise.all([
      ...team.members.map((as) => app.call(api.relationship.exit, { teamId: team.id }, { as })),
      ...team.members.map((member) => add(team, departmentId, [member])),
      update(team, departmentId, { name: 'Cellar', leaderIds: [] }),
    ]);
    expect((await all(team))[0]).toMatchObject({ name: 'Cellar', memberCount: 0, leaders: [], members: [] });
  });
});

describe('department.remove', () => {
  test('leaves its members in the team, and those who were under its leader without one', async () => {
    const team = await buildTeam(app, { members: 2 });
    const [leader = team.owner, member = team.owner] = team.members;
    const departmentId = await buildDepartment(app, team, 'Press', {
      leaders: [leader],
      members: [member],
    });
    const removal = { teamId: team.id, departmentId };
    expect((await app.call(api.department.remove, removal, { as: member })).refusal.key).toBe('adminsOnly');
    expect((await app.call(api.department.remove, removal, { as: team.owner })).data).toEqual({});
    expect((await app.call(api.department.remove, removal, { as: team.owner })).refusal.key).toBe(
      'departmentNotFound',
    );
    expect(await all(team)).toEqual([]);
    const { data } = await app.call(api.team.list, {}, { as: leader });
    expect(data.result[0]).toMatchObject({ memberCount: 3, leads: false, departments: [] });
  });
});

describe('department.get and my', () => {
  test('show the first eleven to join and the count of all', async () => {
    const team = await buildTeam(app);
    const people: TestPerson[] = [];
    for (let count = 0; count < 13; count += 1) {
      app.clock.advance(1000);
      const as = await buildPerson(app);
      await app.call(api.apply.add, { inviteCode: team.inviteCode }, { as });
      people.push(as);
    }
    const departmentId = await buildDepartment(app, team, 'Press', { members: people.toReversed() });
    app.clock.advance(1000);
    await create(team, 'Empty');
    const [seen, empty] = await all(team, people[3]);
    expect(seen).toMatchObject({ id: departmentId, memberCount: 13, mine: true });
    expect(seen?.members.map(({ id }) => id)).toEqual(people.slice(0, 11).map(({ id }) => id));
    expect(empty).toMatchObject({ memberCount: 0, members: [], mine: false });
  });

  test('my: of one team, or of all that one is still in', async () => {
    const member = await buildPerson(app);
    const first = await buildTeam(app, { members: [member] });
    app.clock.advance(1000);
    const second = await buildTeam(app, { members: [member] });
    for (const team of [second, first]) {
      await buildDepartment(app, team, `Of ${team.id}`, { members: [member] });
      await create(team, 'Another');
    }
    const my = async (teamId?: string) =>
      (await app.call(api.department.my, { ...(teamId && { teamId }) }, { as: member })).data.items;
    expect((await my()).map(({ teamId }) => teamId)).toEqual([first.id, second.id]);
    expect((await my(second.id)).map(({ teamId }) => teamId)).toEqual([second.id]);
    await app.call(api.team.remove, { teamId: first.id }, { as: first.owner });
    expect((await my()).map(({ teamId }) => teamId)).toEqual([second.id]);
    const gone = await app.call(api.department.my, { teamId: first.id }, { as: member });
    expect(gone.refusal.key).toBe('teamNotFound');
  });
});

describe('a team that comes back', () => {
  test('is without those who closed their account meanwhile, in its departments too', async () => {
    const team = await buildTeam(app, { members: 2 });
    const [gone = team.owner, chief = team.owner] = team.members;
    await buildDepartment(app, team, 'Press', { leaders: [gone], members: [chief] });
    await app.call(api.team.remove, { teamId: team.id }, { as: team.owner });
    const { email, password } = gone;
    const closed = await app.call(api.auth.deleteAccount, { email, password }, { as: gone });
    expect(closed.code).toBe(200);
    await app.call(api.team.remove, { teamId: team.id, undo: true }, { as: team.owner });
    expect((await all(team))[0]).toMatchObject({ memberCount: 1, leaders: [], members: [{ id: chief.id }] });
  });
});
