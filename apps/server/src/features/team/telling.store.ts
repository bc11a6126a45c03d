import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { gatheringMembers, memberships } from '../../db/schema/team.ts';
import { type Announcing, announce } from '../../platform/events.store.ts';
import { tell } from '../notice/notice.store.ts';
import { passOverEnded } from '../notice/seen.store.ts';
import type { ApplicationRow } from './admission.store.ts';

async function administratorsOf(tx: Transaction, teamId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.teamId, teamId), ne(memberships.role, 'member'), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.userId));
  return rows.map(({ userId }) => userId);
}

type Application = Pick<ApplicationRow, 'id' | 'teamId' | 'userId'>;

/** Tells those who decide about it that somebody asks to join. */
export async function tellOfApplication(
  tx: Transaction,
  ctx: Announcing,
  application: Application,
): Promise<void> {
  const { id, teamId, userId: actorId } = application;
  const userIds = await administratorsOf(tx, teamId);
  await tell(tx, ctx, { userIds, kind: 'application', teamId, actorId, object: { kind: 'application', id } });
  await announceApplication(tx, ctx, application);
}

/** Tells the applicant what was decided; not by whom. */
export async function tellOfDecision(
  tx: Transaction,
  ctx: Announcing,
  application: Application,
  kind: 'approved' | 'rejected',
): Promise<void> {
  const { teamId, userId } = application;
  await tell(tx, ctx, { userIds: [userId], kind, teamId, actorId: null });
  await announceApplication(tx, ctx, application);
}

/** Makes the lists of an application's team and of its applicant be read again. */
export async function announceApplication(
  tx: Transaction,
  ctx: Announcing,
  { teamId, userId }: Application,
): Promise<void> {
  const concerned = [userId, ...(await administratorsOf(tx, teamId))];
  const each = concerned.map(
    (audienceId) => ({ audience: 'person', audienceId, topic: 'applications' }) as const,
  );
  announce(tx, ctx, ...each);
}

type Inviting = { readonly teamId: string; readonly actorId: string; readonly emails: readonly string[] };

/** Tells those of the invited who have an account; the link stands in their mail alone. */
export async function tellOfInvitation(
  tx: Transaction,
  ctx: Announcing,
  { teamId, actorId, emails }: Inviting,
): Promise<void> {
  if (emails.length === 0) return;
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.email, [...emails]), isNull(users.deletedAt)));
  await tell(tx, ctx, { userIds: rows.map(({ id }) => id), kind: 'invitation', teamId, actorId });
}

type Appointing = {
  readonly teamId: string;
  readonly actorId: string | null;
  readonly userIds: readonly string[];
  readonly office: 'admin' | 'owner' | 'leader';
};

/** Tells people what they were appointed to; nobody did it where the owner’s account was erased. */
export async function tellOfOffice(
  tx: Transaction,
  ctx: Announcing,
  { office, ...appointing }: Appointing,
): Promise<void> {
  await tell(tx, ctx, { ...appointing, kind: 'appointed', params: { office } });
}

/** Tells those who were in a team to the end that its owner has ended it. */
export async function tellOfEnd(
  tx: Transaction,
  ctx: Announcing,
  { teamId, actorId, userIds }: Omit<Appointing, 'office'>,
): Promise<void> {
  await passOverEnded(tx, ctx, teamId);
  await tell(tx, ctx, { userIds, kind: 'removed', teamId, actorId, params: { cause: 'ended' } });
}

/** Makes the screens of those who stand together be read again. */
export async function announceGathering(
  tx: Transaction,
  ctx: Announcing,
  gatheringId: string,
): Promise<void> {
  const rows = await tx
    .select({ userId: gatheringMembers.userId })
    .from(gatheringMembers)
    .where(eq(gatheringMembers.gatheringId, gatheringId));
  const each = rows.map(
    ({ userId: audienceId }) => ({ audience: 'person', audienceId, topic: 'gathering' }) as const,
  );
  announce(tx, ctx, ...each);
}
