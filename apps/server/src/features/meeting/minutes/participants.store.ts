import { and, eq, not, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { meetingParticipants } from '../../../db/schema/meeting.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { notify } from '../../notice/store.ts';

type Meeting = { readonly id: string; readonly ownerId: string; readonly teamId: string };

/** Tells those who took part that a meeting is kept, each once: they see what it has of them, and can object. */
export async function tellParticipants(
  tx: Transaction,
  ctx: Context,
  { id, ownerId, teamId }: Meeting,
  userIds: readonly string[],
): Promise<void> {
  await notify(tx, ctx, {
    userIds,
    kind: 'meeting',
    teamId,
    actorId: ownerId,
    object: { kind: 'meeting', id },
    params: { stage: 'kept' },
    onceEach: true,
  });
}

/** Says anew who took part. */
export function replaceParticipants(
  tx: Transaction,
  meeting: Authorized<{ readonly id: string }>,
  userIds: readonly string[],
  now: Date,
): void {
  const stays = sql`${meetingParticipants.userId} = any (${sql.param(userIds)}::uuid[])`;
  tx.atCommit(
    tx.delete(meetingParticipants).where(and(eq(meetingParticipants.meetingId, meeting.id), not(stays))),
  );
  addParticipants(tx, meeting, userIds, now);
}

/** Names those who took part: from now on they have time to strike what they said. */
export function addParticipants(
  tx: Transaction,
  { id: meetingId }: Authorized<{ readonly id: string }>,
  userIds: readonly string[],
  now: Date,
): void {
  if (userIds.length === 0) return;
  const known = sql`
    select ${meetingId}::uuid, person.id, person.name, null::timestamptz, ${sql.param(now, meetingParticipants.namedAt)}::timestamptz,
      null::timestamptz, '' from ${users} as person
    where person.id = any (${sql.param(userIds)}::uuid[])`;
  tx.atCommit(tx.insert(meetingParticipants).select(known).onConflictDoNothing());
}

/** Notes what someone who took part would like done. */
export function changeParticipant(
  tx: Transaction,
  { meetingId, userId }: Authorized<{ readonly meetingId: string; readonly userId: string }>,
  changes: Partial<
    Pick<typeof meetingParticipants.$inferInsert, 'deletionAskedAt' | 'fineAt' | 'strikeAsked'>
  >,
): void {
  tx.atCommit(
    tx
      .update(meetingParticipants)
      .set(changes)
      .where(and(eq(meetingParticipants.meetingId, meetingId), eq(meetingParticipants.userId, userId))),
  );
}

/** What some people asked to be struck is answered. */
export function answerStrikes(
  tx: Transaction,
  { id }: Authorized<{ readonly id: string }>,
  userIds: readonly string[],
): void {
  const isAnswered = sql`${meetingParticipants.userId} = any (${sql.param(userIds)}::uuid[])`;
  tx.atCommit(
    tx
      .update(meetingParticipants)
      .set({ strikeAsked: '' })
      .where(and(eq(meetingParticipants.meetingId, id), isAnswered)),
  );
}

/** Tells the owner of a meeting what someone who took part asks of them. */
export async function tellOwner(
  tx: Transaction,
  ctx: Context,
  {
    id,
    owner,
    teamId,
  }: { readonly id: string; readonly owner: { readonly id: string }; readonly teamId: string },
  stage: 'asked' | 'strike',
): Promise<void> {
  await notify(tx, ctx, {
    userIds: [owner.id],
    kind: 'meeting',
    teamId,
    actorId: ctx.actor.userId,
    object: { kind: 'meeting', id },
    params: { stage },
  });
}

/** Tells those who asked for something to be struck that it is answered. */
export async function tellAnswered(
  tx: Transaction,
  ctx: Context,
  { id, ownerId, teamId }: Meeting,
  userIds: readonly string[],
): Promise<void> {
  await notify(tx, ctx, {
    userIds,
    kind: 'meeting',
    teamId,
    actorId: ownerId,
    object: { kind: 'meeting', id },
    params: { stage: 'answered' },
  });
}
