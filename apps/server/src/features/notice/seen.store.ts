import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open-database.ts';
import { notices, noticeTotals } from '../../db/schema/notice.ts';
import { type Announcing, announce } from '../../platform/events.store.ts';

/** Marks somebody's notices as seen, those named or all, and counts them off; their other tabs hear of it. */
export async function markSeen(
  tx: Transaction,
  ctx: Announcing,
  userId: string,
  ids: readonly string[] | 'all',
): Promise<void> {
  const seen = tx.$with('seen').as(
    tx
      .update(notices)
      .set({ seenAt: ctx.now, mailAt: null })
      .where(
        and(
          eq(notices.userId, userId),
          isNull(notices.seenAt),
          ids === 'all' ? undefined : inArray(notices.id, [...ids]),
        ),
      )
      .returning({ kind: notices.kind }),
  );
  const counted = await tx
    .with(seen)
    .select({ kind: seen.kind, seen: sql<number>`count(*)::int` })
    .from(seen)
    .groupBy(seen.kind)
    .orderBy(seen.kind);
  for (const { kind, seen: count } of counted) {
    await tx
      .update(noticeTotals)
      .set({ unseen: sql`greatest(0, ${noticeTotals.unseen} - ${count})` })
      .where(and(eq(noticeTotals.userId, userId), eq(noticeTotals.kind, kind)));
  }
  if (counted.length > 0)
    await announce(tx, ctx, { audience: 'person', audienceId: userId, topic: 'notice' });
}
