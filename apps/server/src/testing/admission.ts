import { api, type InputOf } from '@garden/contract';
import { buildPerson, buildTeam, type TestPerson, type TestTeam } from './factories.ts';
import type { TestGarden } from './test-app.ts';

type TeamOverrides = NonNullable<Parameters<typeof buildTeam>[1]>;

/** A team whose administrators look at who joins. */
export async function buildClosedTeam(garden: TestGarden, overrides: TeamOverrides = {}): Promise<TestTeam> {
  const team = await buildTeam(garden, overrides);
  const closing = { teamId: team.id, joinVerification: true };
  const closed = await garden.call(api.team.open, closing, { as: team.owner });
  if (closed.code !== 200) throw new Error(`the team stays open: ${closed.message}`);
  return team;
}

/** A department of a team, without members. */
export async function buildDepartment(garden: TestGarden, team: TestTeam, name: string): Promise<string> {
  const made = await garden.call(api.department.create, { teamId: team.id, name }, { as: team.owner });
  if (made.code !== 200) throw new Error(`no department: ${made.message}`);
  return made.data.id;
}

/** Asks to join a closed team, and gives back the application. */
export async function buildApplication(
  garden: TestGarden,
  team: TestTeam,
  { as, message }: { as?: TestPerson; message?: string } = {},
): Promise<string> {
  const applicant = as ?? (await buildPerson(garden));
  const asked = await garden.call(
    api.apply.add,
    { teamId: team.id, ...(message && { message }) },
    { as: applicant },
  );
  const applyId = asked.data.application?.id;
  if (!applyId) throw new Error(`no application: ${asked.message}`);
  return applyId;
}

/** Invites somebody, has the mail sent, and gives back the token from its link. */
export async function buildInvitation(
  garden: TestGarden,
  team: TestTeam,
  email: string,
  more: Partial<InputOf<typeof api.relationship.invite>> = {},
): Promise<string> {
  const input = { teamId: team.id, emails: [email], ...more };
  const invited = await garden.call(api.relationship.invite, input, { as: team.owner });
  if (invited.code !== 200) throw new Error(`not invited: ${invited.message}`);
  return readInvitation(garden, email);
}

/** The token in the newest mail to an address. */
export async function readInvitation(garden: TestGarden, email: string): Promise<string> {
  await garden.ports.queue.drain();
  const text = garden.mailer.lastTo(email)?.text ?? '';
  const token = /\?invitation=([\w-]+)$/m.exec(text)?.[1];
  if (!token) throw new Error(`no invitation in the mail to ${email}: ${text}`);
  return token;
}
