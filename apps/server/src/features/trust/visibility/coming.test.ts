import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../../../platform/clock.ts';
import {
  buildDiary,
  buildPair,
  buildPerson,
  buildTeam,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { holdAnnounced } from '../../team/widening/store.ts';

const app = useTestApp();
const SET_AT = '2026-03-31T14:05:00.000Z';
const TOMORROW = '2026-04-01T14:05:00.000Z';
beforeEach(() => app.clock.set(SET_AT));

/** Lets time pass, and what was announced hold. */
const pass = async (time: number) => {
  app.clock.advance(time);
  await holdAnnounced(app.ports, app.clock.now());
};

const comingFor = async (as: TestPerson) => {
  const { coming } = (await app.call(api.visibility.get, {}, { as })).data;
  return coming.map(({ from, seenBy, kinds }) => ({
    ...{ from, kinds, by: seenBy.everyone ? 'everyone' : seenBy.userIds.join() },
  }));
};
const toldOf = async (as: TestPerson) => {
  const { items } = (await app.call(api.notice.get, { kind: 'appointed' }, { as })).data;
  return items.filter(({ stage }) => stage === 'widens').length;
};

type Rules = RequestOf<typeof api.team.setting>['rules'];
const setRules = (teamId: string, rules: Rules, as: TestPerson, isFresh = true) =>
  app.call(api.team.setting, { teamId, rules }, { as, isFresh });
const showGrades = (teamId: string, grades: 'team' | 'supervisors' | 'author', as: TestPerson) =>
  setRules(teamId, { review: { grades } }, as);

const appoint = (teamId: string, person: TestPerson, as: TestPerson) =>
  app.call(api.relationship.authorizes, { teamId, userId: person.id }, { as, isFresh: true });
const closeAccount = (as: TestPerson) =>
  app.call(api.auth.deleteAccount, { email: as.email, password: as.password }, { as });
const seesMail = async (teamId: string, as: TestPerson, of: TestPerson) =>
  (await app.call(api.relationship.details, { teamId, userId: of.id }, { as })).data.email !== null;

test('shows grades to a team a day after its members were told, and to the later ones with them', async () => {
  const [writer, mate] = [await buildPerson(app), await buildPerson(app)];
  const { id: teamId, owner, inviteCode } = await buildTeam(app, { graded: true, members: [writer, mate] });
  await showGrades(teamId, 'author', owner);
  const { id: diaryId } = await buildDiary(app, { author: writer });
  const seesGrade = async () =>
    (await app.call(api.diary.get, { diaryId }, { as: mate })).data.score !== null;

  const set = await showGrades(teamId, 'team', owner);
  expect(set.data).toMatchObject({
    rules: { review: { grades: 'author' } },
    coming: { rules: { review: { grades: 'team' } }, from: { grades: TOMORROW } },
  });
  const difference = [{ from: TOMORROW, kinds: ['grades'], by: 'everyone' }];
  expect(await comingFor(writer)).toEqual(difference);
  expect([await toldOf(writer), await toldOf(owner)]).toEqual([1, 0]);
  const late = await buildPerson(app);
  await app.call(api.apply.add, { inviteCode }, { as: late });
  expect(await comingFor(late)).toEqual(difference);

  await pass(DAY - 1);
  expect(await seesGrade()).toBe(false);
  await pass(1);
  expect(await seesGrade()).toBe(true);
  expect([await toldOf(writer), await comingFor(writer)]).toEqual([0, []]);
});

test('never holds what is narrowed again within the day, by another administrator too, and takes the notice back', async () => {
  const { teamId, owner, member } = await buildPair(app);
  const other = await buildPerson(app);
  const { inviteCode } = (await app.call(api.team.list, {}, { as: owner })).data.result[0] ?? {};
  await app.call(api.apply.add, { inviteCode }, { as: other });
  await app.call(api.relationship.authorizes, { teamId, userId: other.id }, { as: owner });
  await showGrades(teamId, 'author', owner);
  await showGrades(teamId, 'team', owner);
  expect(await toldOf(member)).toBe(1);
  await pass(3 * HOUR);
  const back = await showGrades(teamId, 'author', other);
  expect(back.data.coming).toBeNull();
  expect([await toldOf(member), await comingFor(member)]).toEqual([0, []]);
  await pass(DAY);
  const [team] = (await app.call(api.team.list, {}, { as: member })).data.result;
  expect(team?.rules.review.grades).toBe('author');
});

test('keeps what two administrators set at once, each with its moment', {
  tags: 'postgres/at-once',
}, async () => {
  const { teamId, owner, member } = await buildPair(app);
  await app.call(api.relationship.authorizes, { teamId, userId: member.id }, { as: owner });
  await setRules(teamId, { anonymous: false, review: { grades: 'author' } }, owner);
  await Promise.all([
    showGrades(teamId, 'supervisors', owner),
    setRules(teamId, { anonymous: true }, member),
  ]);
  const [team] = (await app.call(api.team.list, {}, { as: member })).data.result;
  expect(team?.coming).toMatchObject({
    rules: { anonymous: true, review: { grades: 'supervisors' } },
    from: { grades: TOMORROW, anonymous: TOMORROW },
  });
  await pass(DAY);
  const [later] = (await app.call(api.team.list, {}, { as: member })).data.result;
  expect(later).toMatchObject({
    coming: null,
    rules: { anonymous: true, review: { grades: 'supervisors' } },
  });
});

test('lets a new administrator run the team at once, and see its members a day later', async () => {
  const [writer, admin] = [await buildPerson(app), await buildPerson(app)];
  const { id: teamId, owner } = await buildTeam(app, { members: [writer, admin] });
  expect((await appoint(teamId, admin, owner)).data).toMatchObject({ role: 'admin', seesFrom: TOMORROW });
  expect([await toldOf(writer), await toldOf(admin), await toldOf(owner)]).toEqual([1, 0, 0]);
  const [change] = await comingFor(writer);
  expect(change).toMatchObject({ from: TOMORROW, by: admin.id });
  expect(change?.kinds).toEqual(expect.arrayContaining(['email', 'missing', 'statistics', 'downloads']));
  expect((await app.call(api.team.rename, { teamId, name: 'Orchard' }, { as: admin })).code).toBe(200);

  const file = () => app.call(api.statistics.export, { teamId, format: 'csv' }, { as: admin });
  expect(await seesMail(teamId, admin, writer)).toBe(false);
  expect((await file()).refusal.key).toBe('sightWaits');
  await pass(DAY);
  expect(await seesMail(teamId, admin, writer)).toBe(true);
  expect((await file()).code).toBe(200);
  expect(await comingFor(writer)).toEqual([]);
});

test('tells nothing of an appointment that was taken back, and waits anew after the next', async () => {
  const [writer, member] = [await buildPerson(app), await buildPerson(app)];
  const { id: teamId, owner } = await buildTeam(app, { members: [writer, member] });
  await appoint(teamId, member, owner);
  expect(await toldOf(writer)).toBe(1);
  await pass(DAY / 2);
  await app.call(api.relationship.unreleased, { teamId, userId: member.id }, { as: owner, isFresh: true });
  expect(await toldOf(writer)).toBe(0);
  const again = await appoint(teamId, member, owner);
  expect(again.data.seesFrom).toBe('2026-04-02T02:05:00.000Z');
  await pass(DAY / 2);
  expect(await seesMail(teamId, member, owner)).toBe(false);
});

describe('a new administrator who leaves before they see anything', () => {
  const ways: Readonly<
    Record<string, (teamId: string, admin: TestPerson, owner: TestPerson) => Promise<unknown>>
  > = {
    'by themselves': (teamId, as) => app.call(api.relationship.exit, { teamId }, { as, isFresh: true }),
    'by an administrator': (teamId, { id: userId }, as) =>
      app.call(api.relationship.kick, { teamId, userId }, { as, isFresh: true }),
    'with their account': (_, as) => closeAccount(as),
  };

  test.each(Object.entries(ways))('%s, is told of no more', async (_, leave) => {
    const [writer, admin] = [await buildPerson(app), await buildPerson(app)];
    const { id: teamId, owner } = await buildTeam(app, { members: [writer, admin] });
    await appoint(teamId, admin, owner);
    expect(await toldOf(writer)).toBe(1);
    await leave(teamId, admin, owner);
    expect([await toldOf(writer), await comingFor(writer)]).toEqual([0, []]);
  });
});

test('lets an administrator who closed their account and is back wait, and who looks after them', async () => {
  const [writer, admin, carer] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  const { id: teamId, owner } = await buildTeam(app, { members: [writer, admin, carer] });
  const person = { teamId, userId: admin.id };
  await app.call(api.relationship.authorizes, person, { as: owner });
  await app.call(api.relationship.supervise, { ...person, supervisorId: carer.id }, { as: owner });
  expect([await seesMail(teamId, admin, writer), await seesNumbers(teamId, carer, admin)]).toEqual([
    true,
    true,
  ]);
  await closeAccount(admin);
  const { email, password } = admin;
  const { data } = await app.call(api.user.login, { email, password, restore: true });
  const back = { ...admin, token: data.token };
  const sees = async () => [await seesMail(teamId, back, writer), await seesNumbers(teamId, carer, back)];
  expect(await sees()).toEqual([false, false]);
  expect((await comingFor(writer)).map(({ from, by }) => [from, by])).toEqual([[TOMORROW, admin.id]]);
  expect([await toldOf(writer), await toldOf(back)]).toEqual([1, 1]);
  await pass(DAY);
  expect(await sees()).toEqual([true, true]);
});

test('starts its day anew in a team that was away meanwhile, where no one could see what they had been told', async () => {
  const [writer, admin, carer] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  const { id: teamId, owner } = await buildTeam(app, { graded: true, members: [writer, admin, carer] });
  await showGrades(teamId, 'author', owner);
  await pass(DAY);
  await appoint(teamId, admin, owner);
  await supervise(teamId, writer, carer, owner);
  await showGrades(teamId, 'team', owner);
  await app.call(api.team.remove, { teamId }, { as: owner });
  await pass(2 * DAY);
  await app.call(api.team.remove, { teamId, undo: true }, { as: owner });
  await pass(0);
  const grades = async () =>
    (await app.call(api.team.list, {}, { as: writer })).data.result[0]?.rules.review.grades;
  const state = async () => [
    await seesMail(teamId, admin, writer),
    await seesNumbers(teamId, carer, writer),
    await grades(),
  ];
  expect(await state()).toEqual([false, false, 'author']);
  const moments = new Set((await comingFor(writer)).map(({ from }) => from));
  expect([...moments]).toEqual([new Date(app.clock.now().getTime() + DAY).toISOString()]);
  expect([await toldOf(writer), await toldOf(owner)]).toEqual([1, 0]);
  await pass(DAY - 1);
  expect(await state()).toEqual([false, false, 'author']);
  await pass(1);
  expect(await state()).toEqual([true, true, 'team']);
  expect(await toldOf(writer)).toBe(0);
});

test('waits where a team is handed over to a member, and not where its new owner was an administrator', async () => {
  const [writer, heir] = [await buildPerson(app), await buildPerson(app)];
  const { id: teamId, owner } = await buildTeam(app, { members: [writer, heir] });
  const handOver = (to: TestPerson, as: TestPerson) =>
    app.call(api.team.handOver, { teamId, userId: to.id }, { as, isFresh: true });
  expect((await handOver(heir, owner)).code).toBe(200);
  expect([await seesMail(teamId, heir, writer), await seesMail(teamId, owner, writer)]).toEqual([
    false,
    true,
  ]);
  expect([await toldOf(writer), await toldOf(owner)]).toEqual([1, 0]);
  await pass(DAY);
  expect(await seesMail(teamId, heir, writer)).toBe(true);
  await handOver(owner, heir);
  expect(await seesMail(teamId, owner, writer)).toBe(true);
});

test('tells someone in three teams of the one that changes', async () => {
  const writer = await buildPerson(app);
  const teams = [];
  for (let n = 0; n < 3; n += 1)
    teams.push(await buildTeam(app, { members: [writer, await buildPerson(app)] }));
  const [, team] = teams;
  if (!team) throw new Error('no second team');
  const [, admin] = team.members;
  if (!admin) throw new Error('no second member');
  await appoint(team.id, admin, team.owner);
  const { coming } = (await app.call(api.visibility.get, {}, { as: writer })).data;
  expect(coming.map(({ seenBy }) => seenBy)).toEqual([
    { teamId: team.id, everyone: false, userIds: [admin.id] },
  ]);
});

const supervise = (teamId: string, person: TestPerson, supervisor: TestPerson | null, as: TestPerson) =>
  app.call(
    api.relationship.supervise,
    { teamId, userId: person.id, supervisorId: supervisor?.id ?? null },
    { as, isFresh: true },
  );

/** Whether someone is told a member’s numbers in statistics. */
const seesNumbers = async (teamId: string, as: TestPerson, of: TestPerson) => {
  const found = await app.call(api.statistics.members, { teamId }, { as });
  return found.code === 200 && found.data.items.some(({ member }) => member.id === of.id);
};

test('lets a supervisor look after someone a day after they were told, and the one before no more', async () => {
  const [writer, before, after] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  const { id: teamId, owner } = await buildTeam(app, { members: [writer, before, after] });
  await app.call(
    api.relationship.supervise,
    { teamId, userId: writer.id, supervisorId: before.id },
    { as: owner },
  );
  await supervise(teamId, writer, after, owner);
  expect([await seesNumbers(teamId, before, writer), await seesNumbers(teamId, after, writer)]).toEqual([
    false,
    false,
  ]);
  const [change] = await comingFor(writer);
  expect(change).toMatchObject({ from: TOMORROW, by: after.id });
  expect(change?.kinds).toEqual(expect.arrayContaining(['interviews', 'missing', 'statistics']));
  expect([await toldOf(writer), await toldOf(after)]).toEqual([1, 0]);
  const details = await app.call(api.relationship.details, { teamId, userId: writer.id }, { as: owner });
  expect(details.data.supervisors).toMatchObject([{ id: after.id, caresFrom: TOMORROW }]);

  await pass(DAY);
  expect(await seesNumbers(teamId, after, writer)).toBe(true);
  expect(await comingFor(writer)).toEqual([]);
});

test('takes back a supervisor of less than a day', async () => {
  const [writer, leader] = [await buildPerson(app), await buildPerson(app)];
  const { id: teamId, owner } = await buildTeam(app, { members: [writer, leader] });
  await supervise(teamId, writer, leader, owner);
  await pass(HOUR);
  await supervise(teamId, writer, null, owner);
  await pass(DAY);
  expect(await seesNumbers(teamId, leader, writer)).toBe(false);
});

test('waits for no one who chooses their supervisor themselves', async () => {
  const { teamId, owner, member } = await buildPair(app);
  await supervise(teamId, owner, member, owner);
  expect(await seesNumbers(teamId, member, owner)).toBe(true);
  expect(await comingFor(owner)).toEqual([]);
});

test('lets leaders look after a department a day after they were made, and after those who come to it as they come', async () => {
  const [writer, leader, late] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  const team = await buildTeam(app, { members: [writer, leader] });
  const { id: teamId, owner, inviteCode } = team;
  const { id: departmentId } = (
    await app.call(api.department.create, { teamId, name: 'Press' }, { as: owner })
  ).data;
  const fresh = { as: owner, isFresh: true } as const;
  // Alone in it, there is no one whose it is.
  await app.call(api.department.add, { teamId, departmentId, userIds: [leader.id] }, fresh);
  await app.call(api.department.update, { teamId, departmentId, leaderIds: [leader.id] }, fresh);
  await app.call(api.department.add, { teamId, departmentId, userIds: [writer.id] }, fresh);
  expect(await seesNumbers(teamId, leader, writer)).toBe(false);
  expect([await toldOf(writer), (await comingFor(writer)).map(({ by }) => by)]).toEqual([1, [leader.id]]);

  await app.call(api.team.open, { teamId, joinVerification: true }, { as: owner });
  const asked = await app.call(api.apply.add, { inviteCode }, { as: late });
  const { application } = asked.data;
  if (!application) throw new Error('no application');
  const approved = { applyId: application.id, approve: true, departmentId } as const;
  expect((await app.call(api.apply.approval, approved, { as: owner })).code).toBe(200);
  expect([await seesNumbers(teamId, leader, late), await comingFor(late)]).toEqual([true, []]);

  await pass(DAY);
  expect(await seesNumbers(teamId, leader, writer)).toBe(true);
  await app.call(api.department.quit, { teamId, departmentId }, { as: writer, isFresh: true });
  expect(await seesNumbers(teamId, leader, writer)).toBe(false);
});

test('waits where a department gets a leader and a member at once', {
  tags: 'postgres/at-once',
}, async () => {
  const [writer, leader] = [await buildPerson(app), await buildPerson(app)];
  const { id: teamId, owner } = await buildTeam(app, { members: [writer, leader] });
  await app.call(api.relationship.authorizes, { teamId, userId: leader.id }, { as: owner });
  const made = await app.call(api.department.create, { teamId, name: 'Press' }, { as: owner });
  const department = { teamId, departmentId: made.data.id };
  const fresh = { isFresh: true } as const;
  await app.call(api.department.add, { ...department, userIds: [leader.id] }, { as: owner, ...fresh });
  await Promise.all([
    app.call(api.department.update, { ...department, leaderIds: [leader.id] }, { as: owner, ...fresh }),
    app.call(api.department.add, { ...department, userIds: [writer.id] }, { as: leader, ...fresh }),
  ]);
  expect((await comingFor(writer)).map(({ by }) => by)).toEqual([leader.id]);
});
