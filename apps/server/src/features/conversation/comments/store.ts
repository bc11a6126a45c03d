import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { anonymousComments, comments } from '../../../db/schema/conversation.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import { type CommentRow, fromAnonymous, fromStored, type StoredComment } from '../rows/store.ts';
import { growThread } from '../threads/store.ts';

export type NewComment = Omit<StoredComment, 'replies' | 'editedAt' | 'deletedAt' | 'removedBy'>;

/** A comment of either kind, hidden or not. */
export async function findComment(db: Queryable, id: string): Promise<CommentRow | null> {
  const [named] = await db
    .select({ comment: comments, author: personColumns(users) })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(eq(comments.id, id));
  if (named) return fromStored(named.comment, named.author);
  const [anonymous] = await db.select().from(anonymousComments).where(eq(anonymousComments.id, id));
  return anonymous ? fromAnonymous(anonymous) : null;
}

/** The same, held until the transaction ends. */
export async function lockComment(tx: Transaction, id: string): Promise<CommentRow | null> {
  const held = await tx.select({ id: comments.id }).from(comments).where(eq(comments.id, id)).for('update');
  if (held.length === 0) {
    await tx
      .select({ id: anonymousComments.id })
      .from(anonymousComments)
      .where(eq(anonymousComments.id, id))
      .for('update');
  }
  return findComment(tx, id);
}

/** Adds a comment by name, and counts it. */
export async function insertComment(
  tx: Transaction,
  comment: Authorized<NewComment>,
  answeredOn: string | undefined,
): Promise<void> {
  await tx.insert(comments).values(comment);
  if (comment.parentId !== null) await countReply(tx, comment.parentId, 1);
  await growThread(tx, comment, { by: 1, answeredOn });
}

/** Changes what a comment by name says. */
export async function rewriteComment(
  tx: Transaction,
  { id }: Authorized<CommentRow>,
  changes: Pick<StoredComment, 'text' | 'mentions' | 'editedAt'>,
): Promise<void> {
  await tx.update(comments).set(changes).where(eq(comments.id, id));
}

type Hiding = {
  /** When it was taken away, or null to bring it back. */
  readonly at: Date | null;
  /** The team's day of that. */
  readonly day: string;
  /** The moderator who removes it; null where its writer does. */
  readonly moderatorId: string | null;
};

/** Takes a comment of either kind away, or brings it back; its replies stay. */
export async function hideComment(
  tx: Transaction,
  comment: Authorized<CommentRow>,
  { at, day, moderatorId }: Hiding,
): Promise<void> {
  const { id, parentId, authorId } = comment;
  const removed = at !== null && moderatorId !== null;
  if (authorId === null) {
    await tx
      .update(anonymousComments)
      .set({ deletedOn: at && day, removed })
      .where(eq(anonymousComments.id, id));
  } else {
    await tx
      .update(comments)
      .set({ deletedAt: at, removedBy: removed ? moderatorId : null })
      .where(eq(comments.id, id));
  }
  const by = at === null ? 1 : -1;
  if (parentId !== null) await countReply(tx, parentId, by);
  await growThread(tx, comment, { by });
}

/** Counts a reply of either kind that came or went. */
export async function countReply(tx: Transaction, parentId: string, by: number): Promise<void> {
  for (const table of [comments, anonymousComments]) {
    await tx
      .update(table)
      .set({ replies: sql`${table.replies} + ${by}` })
      .where(eq(table.id, parentId));
  }
}
