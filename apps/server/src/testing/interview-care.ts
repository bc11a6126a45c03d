import { api, type RequestOf } from '@garden/contract';
import { reviewWorkers, roundsJob } from '../features/review/jobs.ts';
import { HOUR, shift } from '../platform/clock.ts';
import { buildPerson, buildTeam, LONG_ENOUGH, type TestPerson } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** What the product does every ten minutes: looks for months that are over. */
export const takeRounds = (app: TestApp) =>
  reviewWorkers(app.ports)
    .find(({ name }) => name === roundsJob.name)
    ?.run({});

export type InterviewRules = NonNullable<
  NonNullable<NonNullable<RequestOf<typeof api.team.setting>['rules']>['review']>['interviews']
>;

/** Sets rules for interviews in a team that asks for no mistakes and no insight, so that any day can be published. */
export const setInterviews = (
  app: TestApp,
  { teamId, owner }: { readonly teamId: string; readonly owner: TestPerson },
  interviews: InterviewRules,
) => {
  const minimums = { weeklyMistakes: 0, insight: 0 };
  return app.call(api.team.setting, { teamId, rules: { minimums, review: { interviews } } }, { as: owner });
};

/** A supervisor and a member who came at this moment. */
async function buildCare(app: TestApp, interviews: InterviewRules = {}, of?: TestPerson) {
  const [member, supervisor] = [of ?? (await buildPerson(app)), await buildPerson(app)];
  const { id: teamId, owner } = await buildTeam(app, {
    graded: true,
    timezone: 'UTC',
    members: [member, supervisor],
  });
  await setInterviews(app, { teamId, owner }, interviews);
  const supervised = { teamId, userId: member.id, supervisorId: supervisor.id };
  await app.call(api.relationship.supervise, supervised, { as: owner });
  return { member, supervisor, owner, teamId, ofMember: { teamId, userId: member.id, month: '2026-02' } };
}

/**
 * The same from the 23rd of February on, so that the month expected five days of them, and on the 1st of March, when
 * nothing was written.
 */
export async function buildNeed(app: TestApp, interviews?: InterviewRules, of?: TestPerson) {
  app.clock.set('2026-02-23T09:00:00.000Z');
  const care = await buildCare(app, interviews, of);
  app.clock.set('2026-03-01T09:00:00.000Z');
  await takeRounds(app);
  return care;
}

/** Two leaders of the department of a member whose February asks for an interview. */
export async function buildTwoLeaders(app: TestApp) {
  app.clock.set('2026-02-23T09:00:00.000Z');
  const [first, second, member] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
  const { id: teamId, owner } = await buildTeam(app, {
    graded: true,
    timezone: 'UTC',
    members: [first, second, member],
  });
  await setInterviews(app, { teamId, owner }, {});
  const departmentId = await buildDepartmentOf(app, { teamId, owner }, [first, second], member);
  app.clock.set('2026-03-01T09:00:00.000Z');
  await takeRounds(app);
  const ofMember = { teamId, userId: member.id, month: '2026-02' };
  return { first, second, member, owner, teamId, departmentId, ofMember };
}

/** A department with its leaders and one member. */
export async function buildDepartmentOf(
  app: TestApp,
  { teamId, owner }: { readonly teamId: string; readonly owner: TestPerson },
  leaders: readonly TestPerson[],
  member: Pick<TestPerson, 'id'>,
): Promise<string> {
  const as = owner;
  const name = `Around ${member.id.slice(-12)}`;
  const made = await app.call(api.department.create, { teamId, name }, { as });
  const departmentId = made.data.id;
  const leaderIds = leaders.map(({ id }) => id);
  await app.call(api.department.add, { teamId, departmentId, userIds: [...leaderIds, member.id] }, { as });
  await app.call(api.department.update, { teamId, departmentId, leaderIds }, { as });
  return departmentId;
}

/** Someone publishes the day that it is in teams of these tests: it begins at four. */
export const publishToday = (app: TestApp, as: TestPerson) => {
  const day = shift(app.clock.now(), -4 * HOUR)
    .toISOString()
    .slice(0, 10);
  return app.call(api.diary.publish, { day, sections: { summary: LONG_ENOUGH } }, { as });
};

/** The stages of what someone was notified of about interviews. */
export const interviewStagesOf = async (app: TestApp, as: TestPerson) =>
  (await app.call(api.notice.get, { kind: 'interview_due' }, { as })).data.items.map(({ stage }) => stage);
