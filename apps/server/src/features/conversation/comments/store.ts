import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { anonymousComments, comments } from '../../../db/schema/conversation.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import { withholdWith } from '../../knowledge/wisdom/store.ts';
import { type CommentRow, fromAnonymous, fromStored, type StoredComment } from '../rows/store.ts';
import { growThread } from '../threads/store.ts';

export type NewComment = Omit<StoredComment, 'replies' | 'editedAt' | 'deletedAt' | 'removedBy'>;

/**
 * A comment of either kind, hidden or not.
 * @param within the teams to look in, so that one of another team takes as long as none; unless told, all
 */
export async function findComment(
  db: Queryable,
  id: string,
  within?: readonly string[],
): Promise<CommentRow | null> {
  const isIt = (table: typeof comments | typeof anonymousComments) =>
    and(eq(table.id, id), within && isOf(table, within));
  const [named] = await db
    .select({ comment: comments, author: personColumns(users) })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(isIt(comments));
  if (named) return fromStored(named.comment, named.author);
  const [anonymous] = await db.select().from(anonymousComments).where(isIt(anonymousComments));
  return anonymous ? fromAnonymous(anonymous) : null;
}

/** Whether a comment is of one of some teams. */
function isOf({ teamId }: typeof comments | typeof anonymousComments, teamIds: readonly string[]): SQL {
  return sql`${teamId} = any (${sql.param(teamIds)}::uuid[])`;
}

/** The same, held until the transaction ends. */
export async function lockComment(tx: Transaction, id: string): Promise<CommentRow | null> {
  const [named] = await tx
    .select({ comment: comments, author: personColumns(users) })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(eq(comments.id, id))
    .for('update', { of: comments });
  if (named) return fromStored(named.comment, named.author);
  const [anonymous] = await tx
    .select()
    .from(anonymousComments)
    .where(eq(anonymousComments.id, id))
    .for('update');
  return anonymous ? fromAnonymous(anonymous) : null;
}

type Place = {
  /** The team's day, where it is the word of someone other than the object's owner. */
  readonly answeredOn: string | undefined;
  /** The comment that it answers, held. */
  readonly parent: CommentRow | null;
};

/** Adds a comment by name, and counts it, as the transaction commits. */
export function insertComment(
  tx: Transaction,
  comment: Authorized<NewComment>,
  { answeredOn, parent }: Place,
): void {
  tx.atCommit(addComment(tx, comment));
  if (parent) tx.atCommit(countReply(tx, parent, 1));
  tx.atCommit(growThread(tx, comment, { by: 1, answeredOn }));
}

const addComment = statement('add_comment', (db, comment: Params<NewComment>) =>
  db.insert(comments).values({
    id: comment.id,
    teamId: comment.teamId,
    objectKind: comment.objectKind,
    objectId: comment.objectId,
    parentId: comment.parentId,
    authorId: comment.authorId,
    text: comment.text,
    mentions: comment.mentions,
    day: comment.day,
    createdAt: comment.createdAt,
  }),
);

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

/** Deletes a comment of either kind, or restores it; its replies stay. */
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
    // What teammates kept of it goes and comes with it.
    withholdWith(tx, id, at);
    await tx
      .update(comments)
      .set({ deletedAt: at, removedBy: removed ? moderatorId : null })
      .where(eq(comments.id, id));
  }
  const by = at === null ? 1 : -1;
  const parent = parentId === null ? null : await findComment(tx, parentId);
  if (parent) await countReply(tx, parent, by);
  await growThread(tx, comment, { by });
}

/** Counts a reply to a comment of either kind that came or went. */
function countReply(tx: Transaction, parent: Pick<CommentRow, 'id' | 'authorId'>, by: number) {
  const table = parent.authorId === null ? anonymousComments : comments;
  return tx
    .update(table)
    .set({ replies: sql`${table.replies} + ${by}` })
    .where(eq(table.id, parent.id));
}

/** Counts replies to comments of either kind, each as often as it is named. */
export async function countReplies(tx: Transaction, parentIds: readonly string[]): Promise<void> {
  if (parentIds.length === 0) return;
  for (const table of [comments, anonymousComments]) {
    await tx.execute(sql`
      update ${table} as parent set replies = parent.replies + given.count
      from (
        select id, count(*)::int as count from unnest(${sql.param(parentIds)}::uuid[]) as id group by id
      ) as given
      where parent.id = given.id`);
  }
}
