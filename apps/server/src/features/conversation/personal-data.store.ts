import type { ObjectKind } from '@garden/contract';
import { and, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Queryable, Transaction } from '../../db/open-database.ts';
import {
  anonymousComments,
  comments,
  reactionCounts,
  reactions,
  threads,
} from '../../db/schema/conversation.ts';
import { forgetNoticesOf } from '../notice/inbox/store.ts';

/** However many these are: a query has no more than 65,535 parameters of its own. */
const among = (column: AnyPgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any (${sql.param(ids)}::uuid[])`;

/** Erases all that was said about some objects, which are erased themselves, and what people were told of that. */
export async function eraseTalkOf(
  db: Queryable,
  kind: ObjectKind,
  objectIds: readonly string[],
): Promise<void> {
  if (objectIds.length === 0) return;
  const said: string[] = [];
  for (const table of [comments, anonymousComments]) {
    const gone = await db
      .delete(table)
      .where(and(eq(table.objectKind, kind), among(table.objectId, objectIds)))
      .returning({ id: table.id });
    for (const { id } of gone) said.push(id);
  }
  await db.delete(threads).where(and(eq(threads.objectKind, kind), among(threads.objectId, objectIds)));
  await eraseReactionsTo(db, 'comment', said);
  await eraseReactionsTo(db, kind, objectIds);
  await forgetNoticesOf(db, [...said, ...objectIds]);
}

async function eraseReactionsTo(db: Queryable, kind: string, objectIds: readonly string[]): Promise<void> {
  if (objectIds.length === 0) return;
  for (const table of [reactions, reactionCounts]) {
    await db.delete(table).where(and(eq(table.objectKind, kind), among(table.objectId, objectIds)));
  }
}

/**
 * Of a person who is erased: what they had taken away themselves, their reactions, and their name beside texts that
 * mention them. What they said to teams stays there without a name, and what they said without a name nobody can find.
 */
export async function eraseOwnTalk(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(comments)
    .set({ text: '', mentions: [] })
    .where(and(eq(comments.authorId, userId), isNotNull(comments.deletedAt)));
  const ofThem = JSON.stringify([{ id: userId }]);
  for (const table of [comments, anonymousComments]) {
    const others = sql`jsonb_path_query_array(${table.mentions}, '$[*] ? (@.id != $id)',
      jsonb_build_object('id', ${userId}::text))`;
    await tx.update(table).set({ mentions: others }).where(sql`${table.mentions} @> ${ofThem}::jsonb`);
  }
  const given = await tx.delete(reactions).where(eq(reactions.userId, userId)).returning();
  for (const { teamId, objectKind, objectId, emoji } of given) {
    await tx
      .update(reactionCounts)
      .set({ count: sql`${reactionCounts.count} - 1` })
      .where(
        and(
          eq(reactionCounts.teamId, teamId),
          eq(reactionCounts.objectKind, objectKind),
          eq(reactionCounts.objectId, objectId),
          eq(reactionCounts.emoji, emoji),
        ),
      );
  }
}

/**
 * Erases at most so many comments of each sort that were taken away before a moment; tells how many. Of one that has
 * replies only the place stays, for them to stand below.
 */
export async function eraseHiddenComments(db: Database, before: Date, limit: number): Promise<number> {
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
    const due = await db
      .select({ id: table.id, hasReplies })
      .from(table)
      .where(and(isDue, sql`(${table.text} <> '' or not ${hasReplies})`))
      .limit(limit);
    const emptied = due.filter((each) => each.hasReplies).map(({ id }) => id);
    const gone = due.filter((each) => !each.hasReplies).map(({ id }) => id);
    if (emptied.length > 0) {
      await db.update(table).set({ text: '', mentions: [] }).where(inArray(table.id, emptied));
    }
    if (gone.length > 0) await db.delete(table).where(inArray(table.id, gone));
    const ids = due.map(({ id }) => id);
    await eraseReactionsTo(db, 'comment', ids);
    await forgetNoticesOf(db, ids);
    erased = Math.max(erased, due.length);
  }
  return erased;
}
