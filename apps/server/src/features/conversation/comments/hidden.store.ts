import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { anonymousComments, comments } from '../../../db/schema/conversation.ts';
import { QUOTE } from '../../knowledge/wisdom/rules.ts';
import { eraseQuotesOfComments } from '../../knowledge/wisdom/store.ts';
import { forgetNoticesOf } from '../../notice/inbox/store.ts';
import { eraseReactionsTo } from '../reactions/store.ts';
import { eraseTalkOf } from '../threads/store.ts';

/**
 * Erases at most `limit` comments of each sort that were deleted before a moment; returns how many. One with replies
 * keeps its place without its text, for them to stand below.
 */
export async function eraseHiddenComments(
  tx: Transaction,
  _ctx: unknown,
  before: Date,
  limit: number,
): Promise<number> {
  const sorts = [
    { table: comments, id: sql`comments.id`, isDue: lt(comments.deletedAt, before) },
    {
      table: anonymousComments,
      id: sql`anonymous_comments.id`,
      isDue: lt(anonymousComments.deletedOn, before.toISOString().slice(0, 10)),
    },
  ] as const;
  let erased = 0;
  for (const { table, id: own, isDue } of sorts) {
    // Names are written out, since a query of one table leaves its own name away, and replies have an id, too.
    const hasReplies = sql<boolean>`(
      exists (select from ${comments} as reply where reply.parent_id = ${own})
      or exists (select from ${anonymousComments} as reply where reply.parent_id = ${own})
    )`;
    const due = await tx
      .select({ id: table.id, hasReplies })
      .from(table)
      .where(and(isDue, sql`(${table.text} <> '' or not ${hasReplies})`))
      .limit(limit);
    const emptied = due.filter((each) => each.hasReplies).map(({ id }) => id);
    const gone = due.filter((each) => !each.hasReplies).map(({ id }) => id);
    if (emptied.length > 0) {
      await tx.update(table).set({ text: '', mentions: [] }).where(inArray(table.id, emptied));
    }
    if (gone.length > 0) await tx.delete(table).where(inArray(table.id, gone));
    const ids = due.map(({ id }) => id);
    await eraseReactionsTo(tx, 'comment', ids);
    await forgetNoticesOf(tx, ids);
    await eraseTalkOf(tx, QUOTE, await eraseQuotesOfComments(tx, ids));
    erased = Math.max(erased, due.length);
  }
  return erased;
}
