import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildDepartment } from '../../../testing/admission.ts';
import { buildPerson, buildTeam, type TestPerson, type TestTeam } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { shareTeam } from '../store.ts';

const app = useTestApp();

const join = (team: TestTeam, as: TestPerson) =>
  app.call(api.apply.add, { inviteCode: team.inviteCode }, { as });
const leave = (team: TestTeam, as: TestPerson) =>
  app.call(api.relationship.exit, { teamId: team.id }, { as });
const countOf = async (team: TestTeam) =>
  (await app.call(api.team.list, {}, { as: team.owner })).data.result.find(({ id }) => id === team.id)
    ?.memberCount;

describe('apply.add', () => {
  test('joins by the code, in either case, once', async () => {
    const team = await buildTeam(app);
    const person = await buildPerson(app);
    const inviteCode = team.inviteCode.toLowerCase();
    const joined = await app.call(api.apply.add, { inviteCode }, { as: person });
    expect(joined.data.team).toMatchObject({ id: team.id, role: 'member', memberCount: 2 });
    expect((await join(team, person)).refusal.key).toBe('alreadyMember');
    expect((await join(team, team.owner)).refusal.key).toBe('alreadyMember');
    expect(await countOf(team)).toBe(2);
  });

  test('refuses a code that is none', async () => {
    const as = await buildPerson(app);
    for (const inviteCode of ['ABCDEFGH', 'short', "' or 1=1", '']) {
      const refused = await app.call(api.apply.add, { inviteCode }, { as });
      expect(refused).toMatchObject({ code: 400, refusal: { key: 'inviteCodeInvalid' } });
    }
  });

  test('counts right when many join at once, and one of them many times', {
    tags: 'postgres/at-once',
  }, async () => {
    const team = await buildTeam(app);
    const people = await Promise.all(Array.from({ length: 15 }, () => buildPerson(app)));
    const [eager] = people;
    const again: TestPerson[] = eager ? Array.from({ length: 10 }, () => eager) : [];
    const answers = await Promise.all([...people, ...again].map((person) => join(team, person)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(15);
    expect(await countOf(team)).toBe(16);
    const left = await Promise.all([...people, ...again].map((person) => leave(team, person)));
    expect(left.filter(({ code }) => code === 200)).toHaveLength(15);
    expect(await countOf(team)).toBe(1);
  });
});

describe('relationship.exit', () => {
  test('ends a membership; joining again opens it anew', async () => {
    const team = await buildTeam(app, { members: 1 });
    const [member = team.owner] = team.members;
    expect((await leave(team, member)).data).toEqual({});
    expect((await leave(team, member)).refusal.key).toBe('teamNotFound');
    expect((await app.call(api.team.list, {}, { as: member })).data.result).toEqual([]);
    app.clock.advance(1000);
    expect((await join(team, member)).data.team?.memberCount).toBe(2);
    const own = await app.call(api.relationship.get, { teamId: team.id }, { as: member });
    expect(own.data).toMatchObject({ role: 'member', joinedAt: app.clock.now().toISOString() });
  });

  test('keeps the owner, and knows nothing of other teams', async () => {
    const team = await buildTeam(app);
    expect((await leave(team, team.owner)).refusal.key).toBe('ownerMustHandOver');
    expect((await leave(team, await buildPerson(app))).refusal.key).toBe('teamNotFound');
  });
});

describe('relationship.get', () => {
  test('shows a member to members alone', async () => {
    const team = await buildTeam(app, { members: 2 });
    const [one, two] = team.members;
    const stranger = await buildPerson(app);
    const get = (as: TestPerson | undefined, userId?: string) =>
      app.call(api.relationship.get, { teamId: team.id, ...(userId && { userId }) }, { as });
    expect((await get(one, two?.id)).data).toMatchObject({ id: two?.id, role: 'member' });
    expect((await get(one)).data.id).toBe(one?.id);
    expect((await get(stranger, one?.id)).refusal.key).toBe('teamNotFound');
    expect((await get(one, stranger.id)).refusal.key).toBe('userNotFound');
  });
});

describe('relationship.gets', () => {
  test('pages in the order of joining, though all joined at one moment', {
    tags: 'postgres/sql',
  }, async () => {
    const team = await buildTeam(app, { members: 7 });
    const ids: string[] = [];
    let cursor: string | null | undefined;
    do {
      const request = { teamId: team.id, limit: 3, ...(cursor && { cursor }) };
      const { data } = await app.call(api.relationship.gets, request, { as: team.members[0] });
      ids.push(...data.items.map(({ id }) => id));
      cursor = data.nextCursor;
    } while (cursor);
    expect(ids.toSorted()).toEqual([team.owner, ...team.members].map(({ id }) => id).toSorted());
  });

  test('finds by part of a name, signs of patterns included', { tags: 'postgres/sql' }, async () => {
    const members = await Promise.all(
      ['Ana 100%', 'Ana 1000', '小葡萄'].map((name) => buildPerson(app, { name })),
    );
    const team = await buildTeam(app, { members });
    const found = async (keyword: string) => {
      const { data } = await app.call(
        api.relationship.gets,
        { teamId: team.id, keyword },
        { as: team.owner },
      );
      return data.items.map(({ name }) => name);
    };
    expect(await found('100%')).toEqual(['Ana 100%']);
    expect(await found('ana')).toHaveLength(2);
    expect(await found('葡萄')).toEqual(['小葡萄']);
  });

  test('shows those of a department, or those of none', async () => {
    const team = await buildTeam(app, { members: 3 });
    const [one = team.owner, two = team.owner] = team.members;
    const departmentId = await buildDepartment(app, team, 'Press', { leaders: [one], members: [two] });
    const idsOf = async (departmentId: string) => {
      const asked = { teamId: team.id, departmentId };
      const { data } = await app.call(api.relationship.gets, asked, { as: team.owner });
      return data.items.map(({ id }) => id).toSorted();
    };
    const everyone = [team.owner, ...team.members].map(({ id }) => id).toSorted();
    const inIt = [one.id, two.id].toSorted();
    expect(await idsOf(departmentId)).toEqual(inIt);
    expect(await idsOf('none')).toEqual(everyone.filter((id) => !inIt.includes(id)));
    const unknown = { teamId: team.id, departmentId: 'some' };
    const refused = await app.call(api.relationship.gets, unknown, { as: team.owner });
    expect(refused.refusal.errors).toMatchObject([{ path: 'departmentId', key: 'idInvalid' }]);
  });

  test('refuses strangers and cursors that are none', async () => {
    const team = await buildTeam(app);
    const gets = (as: TestPerson, cursor?: string) =>
      app.call(api.relationship.gets, { teamId: team.id, ...(cursor && { cursor }) }, { as });
    expect((await gets(await buildPerson(app))).refusal.key).toBe('teamNotFound');
    for (const cursor of ['x', 'W10', '%00', Buffer.from('["2026","1"]').toString('base64url')]) {
      expect((await gets(team.owner, cursor)).refusal.key).toBe('cursorInvalid');
    }
  });
});

describe('shareTeam', () => {
  test('holds while both are in it', async () => {
    const team = await buildTeam(app, { members: 2 });
    const [one = team.owner, two = team.owner] = team.members;
    const other = await buildTeam(app);
    const { db } = app.ports.database;
    expect(await shareTeam(db, one.id, two.id)).toBe(true);
    expect(await shareTeam(db, one.id, other.owner.id)).toBe(false);
    await leave(team, two);
    expect(await shareTeam(db, one.id, two.id)).toBe(false);
    expect(await shareTeam(db, two.id, one.id)).toBe(false);
  });
});
