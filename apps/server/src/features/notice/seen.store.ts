import { and, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { notices, noticeTotals } from '../../db/schema/notice.ts';
import { type Announcing, announce } from '../../platform/events.store.ts';
import { SHOWN_AFTER_THE_END, SHOWN_OUTSIDE } from './policy.ts';

type Writer = Database | Transaction;

/** Marks somebody's notices as seen, those named or all, and counts them off; their other tabs hear of it. */
export async function markSeen(
  tx: Transaction,
  ctx: Announcing,
  userId: string,
  ids: readonly string[] | 'all',
): Promise<void> {
  const named = ids === 'all' ? undefined : inArray(notices.id, [...ids]);
  await see(tx, ctx, and(eq(notices.userId, userId), named));
}

/** Counts what a team told as seen for somebody who is in it no more, but for what is shown from outside. */
export async function passOverOutside(
  tx: Transaction,
  ctx: Announcing,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
): Promise<void> {
  const ofTeam = and(eq(notices.userId, userId), eq(notices.teamId, teamId));
  await see(tx, ctx, and(ofTeam, notInArray(notices.kind, [...SHOWN_OUTSIDE])));
}

/** The same for everybody, once a team has ended. */
export async function passOverEnded(tx: Transaction, ctx: Announcing, teamId: string): Promise<void> {
  const isHidden = notInArray(notices.kind, [...SHOWN_AFTER_THE_END]);
  await see(tx, ctx, and(eq(notices.teamId, teamId), isHidden));
}

/** Forgets what people were told of some objects, which are erased themselves. */
export async function forgetNoticesOf(db: Writer, objectIds: readonly string[]): Promise<void> {
  if (objectIds.length === 0) return;
  await forget(db, sql`${notices.objectId} = any (${sql.param(objectIds)}::uuid[])`);
}

/** Forgets all that a team told, which is erased itself. */
export async function forgetNoticesOfTeam(tx: Transaction, teamId: string): Promise<void> {
  await forget(tx, eq(notices.teamId, teamId));
}

/** Takes back that a team has ended; screens hear of it. */
export async function takeEndBack(tx: Transaction, ctx: Announcing, teamId: string): Promise<void> {
  const ofEnd = and(eq(notices.kind, 'removed'), sql`${notices.params}->>'cause' = 'ended'`);
  await announceTo(tx, ctx, await forget(tx, and(eq(notices.teamId, teamId), ofEnd)));
}

async function see(tx: Transaction, ctx: Announcing, which: SQL | undefined): Promise<void> {
  await announceTo(tx, ctx, await countOff(tx, seen(tx, ctx.now, which)));
}

async function announceTo(tx: Transaction, ctx: Announcing, userIds: ReadonlySet<string>): Promise<void> {
  const each = [...userIds].map(
    (audienceId) => ({ audience: 'person', audienceId, topic: 'notice' }) as const,
  );
  announce(tx, ctx, ...each);
}

function seen(db: Writer, now: Date, which: SQL | undefined) {
  const { userId, kind, seenAt } = notices;
  const update = db
    .update(notices)
    .set({ seenAt: now, mailAt: null })
    .where(and(isNull(seenAt), which))
    .returning({ userId, kind, wasUnseen: sql<boolean>`true`.as('was_unseen') });
  return db.$with('gone').as(update);
}

async function forget(db: Writer, which: SQL | undefined): Promise<ReadonlySet<string>> {
  const { userId, kind, seenAt } = notices;
  const deletion = db
    .delete(notices)
    .where(which)
    .returning({ userId, kind, wasUnseen: sql<boolean>`${seenAt} is null`.as('was_unseen') });
  return countOff(db, db.$with('gone').as(deletion));
}

/** Takes notices out of the totals of those who had not seen them; tells whose. */
async function countOff(db: Writer, gone: ReturnType<typeof seen>): Promise<ReadonlySet<string>> {
  const counted = db.$with('counted').as(
    db
      .select({ userId: gone.userId, kind: gone.kind, number: sql<number>`count(*)::int`.as('number') })
      .from(gone)
      .where(eq(gone.wasUnseen, true))
      .groupBy(gone.userId, gone.kind),
  );
  const rows = await db
    .with(gone, counted)
    .update(noticeTotals)
    .set({ unseen: sql`greatest(0, ${noticeTotals.unseen} - ${counted.number})` })
    .from(counted)
    .where(and(eq(noticeTotals.userId, counted.userId), eq(noticeTotals.kind, counted.kind)))
    .returning({ userId: noticeTotals.userId });
  return new Set(rows.map(({ userId }) => userId));
}
