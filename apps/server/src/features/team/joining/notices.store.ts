import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { memberships } from '../../../db/schema/team.ts';
import { type EventContext, emitEvent } from '../../../platform/events.store.ts';
import { notify } from '../../notice/store.ts';
import type { ApplicationRow } from './store.ts';

async function administratorsOf(tx: Transaction, teamId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.teamId, teamId), ne(memberships.role, 'member'), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.userId));
  return rows.map(({ userId }) => userId);
}

/** The same as a column of another statement. */
export const selectAdministrators = (teamId: string): SQL<string[]> => sql`array(
  select office.user_id from ${memberships} as office
  where office.team_id = ${teamId} and office.role <> 'member' and office.left_at is null
  order by office.user_id
)`;

type Application = Pick<ApplicationRow, 'id' | 'teamId' | 'userId'>;

/** Tells those who decide about it that someone asks to join. */
export async function notifyOfApplication(
  tx: Transaction,
  ctx: EventContext,
  application: Application,
): Promise<void> {
  const { id, teamId, userId: actorId } = application;
  const userIds = await administratorsOf(tx, teamId);
  await notify(tx, ctx, {
    userIds,
    kind: 'application',
    teamId,
    actorId,
    object: { kind: 'application', id },
  });
  await emitApplication(tx, ctx, application);
}

/** Tells the applicant what was decided, not who decided it. */
export async function notifyOfDecision(
  tx: Transaction,
  ctx: EventContext,
  application: Application,
  kind: 'approved' | 'rejected',
): Promise<void> {
  const { teamId, userId } = application;
  await notify(tx, ctx, { userIds: [userId], kind, teamId, actorId: null });
  await emitApplication(tx, ctx, application);
}

/** Makes the lists of an application's team and of its applicant be read again. */
export async function emitApplication(
  tx: Transaction,
  ctx: EventContext,
  { teamId, userId }: Application,
): Promise<void> {
  emitApplications(tx, ctx, [userId, ...(await administratorsOf(tx, teamId))]);
}

/** Makes the list of who is invited to a team be read again. */
export async function emitInvitations(tx: Transaction, ctx: EventContext, teamId: string): Promise<void> {
  emitApplications(tx, ctx, await administratorsOf(tx, teamId));
}

/** Makes lists of applications and invitations be read again. */
export function emitApplications(tx: Transaction, ctx: EventContext, userIds: readonly string[]): void {
  const each = userIds.map(
    (audienceId) => ({ audience: 'person', audienceId, topic: 'applications' }) as const,
  );
  emitEvent(tx, ctx, ...each);
}

type Inviting = {
  readonly teamId: string;
  readonly actorId: string;
  readonly userId: string;
  readonly invitationId: string;
};

/** Tells someone who has an account that they are invited. */
export async function notifyOfInvitation(
  tx: Transaction,
  ctx: EventContext,
  { teamId, actorId, userId, invitationId }: Inviting,
): Promise<void> {
  const object = { kind: 'invitation', id: invitationId };
  await notify(tx, ctx, { userIds: [userId], kind: 'invitation', teamId, actorId, object, once: true });
  emitApplications(tx, ctx, [userId]);
}
