import { api, type OutputOf } from '@garden/contract';
import { notify } from '../../features/notice/store.ts';
import {
  asTeam,
  buildDiary,
  buildFollowGroup,
  buildPerson,
  buildTeam,
  type TestPerson,
} from '../factories.ts';
import { buildCollected, buildQuote, buildTodo } from '../knowledge-factories.ts';
import { buildCulture, buildQuestionnaire, buildTopic } from '../life-factories.ts';
import type { TestApp } from '../test-app.ts';
import {
  apply,
  demand,
  MISSING_ID,
  newMember,
  type Role,
  type RoleFixtures,
  secrets,
} from './role-fixtures.ts';

/** Someone new in the team who shows their to-dos, but for the plan of an entry that is theirs alone. */
export async function newOpenTodos(fixtures: RoleFixtures): Promise<string> {
  const { app } = fixtures;
  const as = await newMember(fixtures);
  await demand(app.call(api.todo.open, { open: true }, { as }));
  await buildTodo(app, as);
  await buildDiary(app, { author: as, teamIds: [], sections: { nextTasks: [secrets.plan] } });
  return as.id;
}

/** A to-do of this person's own. */
export async function newTodo({ app }: RoleFixtures, as: TestPerson): Promise<string> {
  return (await buildTodo(app, as)).id;
}

/** A line of wisdom of this person's own, in a team of theirs; someone who was removed has none. */
export async function newQuote({ app }: RoleFixtures, as: TestPerson, role: Role): Promise<string> {
  return role === 'removed' ? MISSING_ID : (await buildQuote(app, as)).id;
}

/** An item of this person's own collection. */
export async function newCollected({ app }: RoleFixtures, as: TestPerson): Promise<string> {
  return (await buildCollected(app, as)).id;
}

/** A follow group of this person's own. */
export async function newFollowGroup({ app }: RoleFixtures, as: TestPerson): Promise<string> {
  return buildFollowGroup(app, as, [], app.ports.random.letters(12));
}

/** Another topic of the team. */
export async function newTopic({ app, team }: RoleFixtures): Promise<string> {
  return (await buildTopic(app, team)).id;
}

/** An entry that every caller may change as if no one had before. */
export async function newCulture({ app, team }: RoleFixtures): Promise<string> {
  return (await buildCulture(app, team)).id;
}

/** Another questionnaire of the team. */
export async function newQuestionnaire({ app, team }: RoleFixtures): Promise<string> {
  return (await buildQuestionnaire(app, team)).id;
}

/** An application to the team that waits. */
export async function newApplication({ app, team }: RoleFixtures): Promise<string> {
  return apply(app, team.id, await buildPerson(app));
}

/** One of this person's own. */
export async function ownApplication({ app, team }: RoleFixtures, as: TestPerson): Promise<string> {
  return apply(app, team.id, as);
}

/** Someone else's invitation to the team, or to the other one, that waits. */
export async function newInvitation(
  { app, team, otherTeam, foreigner, department, otherDepartment }: RoleFixtures,
  of: 'team' | 'otherTeam' = 'team',
): Promise<string> {
  const to =
    of === 'team'
      ? { teamId: team.id, as: team.owner, departmentId: department }
      : { teamId: otherTeam.id, as: foreigner, departmentId: otherDepartment };
  return invite(app, to, `${app.ports.random.letters(12)}@garden.example`);
}

/** One to this person's own address, to a team of their own. */
export async function ownInvitation({ app }: RoleFixtures, { email }: TestPerson): Promise<string> {
  const { id: teamId, owner: as } = await buildTeam(app);
  return invite(app, { teamId, as }, email);
}

type Inviting = { readonly teamId: string; readonly as: TestPerson; readonly departmentId?: string };

async function invite(app: TestApp, { as, ...inviting }: Inviting, email: string): Promise<string> {
  await demand(app.call(api.relationship.invite, { ...inviting, emails: [email] }, { as }));
  const page = { teamId: inviting.teamId, limit: 100 };
  const { items } = await demand(app.call(api.relationship.invited, page, { as }));
  return items.find((invited) => invited.email === email.toLowerCase())?.id ?? MISSING_ID;
}

/** Another department of the team. */
export async function newDepartment({ app, team }: RoleFixtures): Promise<string> {
  const input = { teamId: team.id, name: app.ports.random.letters(12) };
  return (await demand(app.call(api.department.create, input, { as: team.owner }))).id;
}

/** A team of this person's own, with one more member. */
export async function newTeam(
  { app }: RoleFixtures,
  as: TestPerson,
): Promise<{ id: string; other: TestPerson }> {
  const { id, inviteCode } = asTeam(await demand(app.call(api.team.add, { name: 'Own' }, { as })));
  await demand(app.call(api.team.open, { teamId: id, joinVerification: false }, { as }));
  const other = await buildPerson(app);
  await demand(app.call(api.apply.add, { inviteCode }, { as: other }));
  return { id, other };
}

/** A gathering of the host and one more person. */
export async function newGathering({ app }: RoleFixtures, host: TestPerson): Promise<string> {
  const pin = app.ports.random.digits(6);
  const made: OutputOf<typeof api.team.add> = await demand(app.call(api.team.add, { pin }, { as: host }));
  await demand(app.call(api.team.add, { pin }, { as: await buildPerson(app) }));
  return 'gatheringId' in made ? made.gatheringId : MISSING_ID;
}

/** A notice of the writer's. */
export async function noticeOfWriter({ app, team, writer }: RoleFixtures): Promise<string> {
  const { clock, database, random } = app.ports;
  const noticeInput = { userIds: [writer.id], kind: 'topic', teamId: team.id, actorId: null } as const;
  await database.transaction((tx) => notify(tx, { random, now: clock.now() }, noticeInput));
  const { items } = await demand(app.call(api.notice.get, { limit: 1 }, { as: writer }));
  return items[0]?.id ?? MISSING_ID;
}
