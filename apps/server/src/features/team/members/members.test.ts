import { api } from '@garden/contract';
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

type Deed = 'kick' | 'authorizes' | 'unreleased';
const change = (deed: Deed, team: TestTeam, member: TestPerson, as: TestPerson) =>
  app.call(api.relationship[deed], { teamId: team.id, userId: member.id }, { as });
const roleOf = async (team: TestTeam, member: TestPerson) =>
  (await app.call(api.relationship.get, { teamId: team.id, userId: member.id }, { as: team.owner })).data
    .role;
const handOver = (team: TestTeam, userId: string, as: TestPerson) =>
  app.call(api.team.handOver, { teamId: team.id, userId }, { as });

/** A team of an owner and as many members as are asked for. */
async function teamOf<N extends number>(count: N) {
  const people = await Promise.all(Array.from({ length: count }, () => buildPerson(app)));
  const team = await buildTeam(app, { members: people });
  return { team, owner: team.owner, people };
}

describe('relationship.kick', () => {
  test('ends the membership at once; the diary stays with the team, as it is', async () => {
    const { team, owner, people } = await teamOf(2);
    const [member = owner, mate = owner] = people;
    const { id: diaryId, version } = await buildDiary(app, { author: member });
    expect((await change('kick', team, member, owner)).data).toEqual({});
    expect((await app.call(api.relationship.get, { teamId: team.id }, { as: member })).refusal.key).toBe(
      'teamNotFound',
    );
    expect((await change('kick', team, member, owner)).refusal.key).toBe('userNotFound');

    const read = await app.call(api.diary.get, { diaryId }, { as: mate });
    expect(read.data).toMatchObject({ id: diaryId, author: { id: member.id } });
    const sections = { summary: 'Something else altogether, written after leaving the team.' };
    const changed = await app.call(api.diary.update, { diaryId, version, sections }, { as: member });
    expect(changed.refusal.key).toBe('teamNotFound');
    expect((await app.call(api.diary.delete, { diaryId }, { as: member })).refusal.key).toBe('teamNotFound');
    const { memberCount } = (await app.call(api.team.list, {}, { as: owner })).data.result[0] ?? {};
    expect(memberCount).toBe(2);
  });

  test('lets administrators remove one another, but no one the owner or themselves', async () => {
    const { team, owner, people } = await teamOf(3);
    const [admin = owner, other = owner, member = owner] = people;
    for (const person of [admin, other]) await change('authorizes', team, person, owner);
    expect((await change('kick', team, member, member)).refusal.key).toBe('adminsOnly');
    expect((await change('kick', team, owner, admin)).refusal.key).toBe('ownerStays');
    expect((await change('kick', team, owner, owner)).refusal.key).toBe('removeYourselfByLeaving');
    expect((await change('kick', team, admin, admin)).refusal.key).toBe('removeYourselfByLeaving');
    expect((await change('kick', team, other, admin)).code).toBe(200);
    expect((await change('kick', team, member, other)).refusal.key).toBe('teamNotFound');
  });

  test('leaves those they supervised and led to others', async () => {
    const { team, owner, people } = await teamOf(2);
    const [chief = owner, member = owner] = people;
    await buildDepartment(app, team, 'Press', { leaders: [chief, owner], members: [member] });
    const supervised = { teamId: team.id, userId: member.id };
    await app.call(api.relationship.supervise, { ...supervised, supervisorId: chief.id }, { as: owner });
    await change('kick', team, chief, owner);
    const { data } = await app.call(api.relationship.details, supervised, { as: member });
    expect(data.supervisorId).toBeNull();
    expect(data.supervisors.map(({ id }) => id)).toEqual([owner.id]);
  });

  test('when two administrators remove each other at once, one is in the team afterwards', {
    tags: 'postgres/at-once',
  }, async () => {
    const { team, owner, people } = await teamOf(2);
    const [one = owner, two = owner] = people;
    for (const person of people) await change('authorizes', team, person, owner);
    const answers = await Promise.all([change('kick', team, two, one), change('kick', team, one, two)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect(answers.find(({ code }) => code !== 200)?.refusal.key).toBe('teamNotFound');
  });
});

describe('relationship.exit', () => {
  test('is written down', async () => {
    const { team, owner, people } = await teamOf(1);
    await app.call(api.relationship.exit, { teamId: team.id }, { as: people[0] });
    const { data } = await app.call(api.team.audit, { teamId: team.id, limit: 1 }, { as: owner });
    expect(data.items).toMatchObject([
      { action: 'member_left', actor: { id: people[0]?.id }, subject: null },
    ]);
  });
});

describe('relationship.authorizes and unreleased', () => {
  test('appoint and take back, one’s own appointment too', async () => {
    const { team, owner, people } = await teamOf(2);
    const [one = owner, two = owner] = people;
    const appointed = await change('authorizes', team, one, owner);
    expect(appointed.data).toMatchObject({
      id: one.id,
      role: 'admin',
      can: { appoint: false, release: true },
    });
    expect((await change('authorizes', team, one, owner)).refusal.key).toBe('alreadyAdmin');
    expect((await change('authorizes', team, owner, one)).refusal.key).toBe('ownerHasRole');
    expect((await change('authorizes', team, two, one)).data.role).toBe('admin');
    expect((await change('unreleased', team, two, one)).data.role).toBe('member');
    expect((await change('unreleased', team, two, one)).refusal.key).toBe('notAdmin');
    expect((await change('authorizes', team, two, two)).refusal.key).toBe('adminsOnly');

    const stepped = await change('unreleased', team, one, one);
    expect(stepped.data).toMatchObject({ role: 'member', can: { appoint: false, remove: false } });
    expect((await change('authorizes', team, two, one)).refusal.key).toBe('adminsOnly');
  });

  test('the last administrator stays: however many resign at once, the owner is one', {
    tags: 'postgres/at-once',
  }, async () => {
    const { team, owner, people } = await teamOf(4);
    for (const person of people) await change('authorizes', team, person, owner);
    const resigned = await Promise.all(
      [...people, owner].map((person) => change('unreleased', team, person, person)),
    );
    expect(resigned.map(({ code }) => code)).toEqual([200, 200, 200, 200, 400]);
    expect(resigned.at(-1)?.refusal.key).toBe('ownerHasRole');
    expect(await roleOf(team, owner)).toBe('owner');
  });

  test('find no one outside the team', async () => {
    const { team, owner } = await teamOf(0);
    const stranger = await buildPerson(app);
    for (const deed of ['kick', 'authorizes', 'unreleased'] as const) {
      expect((await change(deed, team, stranger, owner)).refusal.key).toBe('userNotFound');
      expect((await change(deed, team, owner, stranger)).refusal.key).toBe('teamNotFound');
    }
  });
});

describe('team.handOver', () => {
  test('makes a member the owner, who can then do what the old one cannot', async () => {
    const { team, owner, people } = await teamOf(1);
    const [heir = owner] = people;
    const passed = await handOver(team, heir.id, owner);
    expect(passed.data).toMatchObject({ role: 'admin', can: { handOver: false, leave: true, rename: true } });
    expect(await roleOf(team, heir)).toBe('owner');
    expect((await handOver(team, owner.id, owner)).refusal.key).toBe('ownerOnly');
    expect((await app.call(api.relationship.exit, { teamId: team.id }, { as: heir })).refusal.key).toBe(
      'ownerMustHandOver',
    );
    expect((await app.call(api.relationship.exit, { teamId: team.id }, { as: owner })).code).toBe(200);
  });

  test('refuses oneself and strangers', async () => {
    const { team, owner } = await teamOf(0);
    expect((await handOver(team, owner.id, owner)).refusal.key).toBe('notOneself');
    expect((await handOver(team, (await buildPerson(app)).id, owner)).refusal.key).toBe('userNotFound');
  });

  test('to several at once makes one owner', { tags: 'postgres/at-once' }, async () => {
    const { team, owner, people } = await teamOf(6);
    const answers = await Promise.all(people.map(({ id }) => handOver(team, id, owner)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const heir = people[answers.findIndex(({ code }) => code === 200)] ?? owner;
    const { data } = await app.call(api.relationship.gets, { teamId: team.id }, { as: owner });
    expect(data.items.filter(({ role }) => role === 'owner').map(({ id }) => id)).toEqual([heir.id]);
    expect(data.items.filter(({ role }) => role === 'admin').map(({ id }) => id)).toEqual([owner.id]);
  });

  test('at the same moment as the heir is removed leaves an owner in the team', {
    tags: 'postgres/at-once',
  }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const { team, owner, people } = await teamOf(2);
      const [admin = owner, heir = owner] = people;
      await change('authorizes', team, admin, owner);
      const [passed, kicked] = await Promise.all([
        handOver(team, heir.id, owner),
        change('kick', team, heir, admin),
      ]);
      expect([passed.code, kicked.code].sort()).toEqual([200, 400]);
      const { data } = await app.call(api.relationship.gets, { teamId: team.id }, { as: admin });
      expect(data.items.filter(({ role }) => role === 'owner')).toHaveLength(1);
    }
  });
});

describe('team.renewCode', () => {
  test('ends the old code and its link', async () => {
    const { team, owner } = await teamOf(0);
    const renewed = await app.call(api.team.renewCode, { teamId: team.id }, { as: owner });
    const { inviteCode } = renewed.data;
    expect(inviteCode).toMatch(/^[A-Z]{8}$/);
    expect(inviteCode).not.toBe(team.inviteCode);
    const as = await buildPerson(app);
    const old = await app.call(api.apply.add, { inviteCode: team.inviteCode }, { as });
    expect(old.refusal.key).toBe('inviteCodeInvalid');
    expect((await app.call(api.apply.add, { inviteCode }, { as })).data.team?.id).toBe(team.id);
  });
});
