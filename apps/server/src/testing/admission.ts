import { api, type InputOf } from '@garden/contract';
import { buildPerson, buildTeam, type TestPerson, type TestTeam } from './factories.ts';
import type { TestApp } from './test-app.ts';

type TeamOverrides = NonNullable<Parameters<typeof buildTeam>[1]>;

/** A team whose administrators look at who joins. */
export async function buildClosedTeam(app: TestApp, overrides: TeamOverrides = {}): Promise<TestTeam> {
  const team = await buildTeam(app, overrides);
  const closing = { teamId: team.id, joinVerification: true };
  const closed = await app.call(api.team.open, closing, { as: team.owner });
  if (closed.code !== 200) throw new Error(`the team stays open: ${closed.message}`);
  return team;
}

type People = { leaders?: readonly TestPerson[]; members?: readonly TestPerson[] };

/** A department of a team, with these leaders and these members besides; empty unless told. */
export async function buildDepartment(
  app: TestApp,
  team: TestTeam,
  name: string,
  { leaders = [], members = [] }: People = {},
): Promise<string> {
  const as = team.owner;
  const made = await app.call(api.department.create, { teamId: team.id, name }, { as });
  if (made.code !== 200) throw new Error(`no department: ${made.message}`);
  const department = { teamId: team.id, departmentId: made.data.id };
  const userIds = [...leaders, ...members].map(({ id }) => id);
  if (userIds.length > 0) {
    const added = await app.call(api.department.add, { ...department, userIds }, { as });
    if (added.code !== 200) throw new Error(`not in the department: ${added.message}`);
  }
  if (leaders.length > 0) {
    const leaderIds = leaders.map(({ id }) => id);
    const led = await app.call(api.department.update, { ...department, leaderIds }, { as });
    if (led.code !== 200) throw new Error(`no one leads: ${led.message}`);
  }
  return made.data.id;
}

/** Asks to join a closed team, and gives back the application. */
export async function buildApplication(
  app: TestApp,
  team: TestTeam,
  { as, message }: { as?: TestPerson; message?: string } = {},
): Promise<string> {
  const applicant = as ?? (await buildPerson(app));
  const asked = await app.call(
    api.apply.add,
    { teamId: team.id, ...(message && { message }) },
    { as: applicant },
  );
  const applyId = asked.data.application?.id;
  if (!applyId) throw new Error(`no application: ${asked.message}`);
  return applyId;
}

/** Invites someone, has the mail sent, and gives back the token from its link. */
export async function buildInvitation(
  app: TestApp,
  team: TestTeam,
  email: string,
  more: Partial<InputOf<typeof api.relationship.invite>> = {},
): Promise<string> {
  const input = { teamId: team.id, emails: [email], ...more };
  const invited = await app.call(api.relationship.invite, input, { as: team.owner });
  if (invited.code !== 200) throw new Error(`not invited: ${invited.message}`);
  return readInvitation(app, email);
}

/** The token in the newest mail to an address. */
export async function readInvitation(app: TestApp, email: string): Promise<string> {
  await app.ports.queue.drain();
  const text = app.mailer.lastTo(email)?.text ?? '';
  const token = /\?invitation=([\w-]+)$/m.exec(text)?.[1];
  if (!token) throw new Error(`no invitation in the mail to ${email}: ${text}`);
  return token;
}
