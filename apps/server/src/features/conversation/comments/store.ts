import type { ObjectKind } from '@garden/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { anonymousComments, comments, type StoredMention } from '../../../db/schema/conversation.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import type { Participant, Said } from '../policy.ts';
import type { ThreadKey } from '../threads/rules.ts';
import { growThread } from '../threads/store.ts';

export type NewComment = Omit<StoredComment, 'replies' | 'editedAt' | 'deletedAt' | 'removedBy'>;

/** A comment of either kind, hidden or not. */
export async function findComment(db: Database | Transaction, id: string): Promise<CommentRow | null> {
  const [named] = await db
    .select({ comment: comments, author: personColumns(users) })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(eq(comments.id, id));
  if (named) return fromStored(named.comment, named.author);
  const [anonymous] = await db.select().from(anonymousComments).where(eq(anonymousComments.id, id));
  return anonymous ? fromVoice(anonymous) : null;
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

export type StoredComment = typeof comments.$inferSelect;
export type StoredVoice = typeof anonymousComments.$inferSelect;

/** A comment by name or an anonymous one, as a thread holds it. */
export type CommentRow = Said & {
  readonly id: string;
  readonly objectKind: ObjectKind;
  readonly objectId: string;
  readonly author: { readonly id: string; readonly name: string; readonly avatar: string | null } | null;
  readonly voice: { readonly number: number; readonly tag: string } | null;
  readonly text: string;
  readonly mentions: readonly StoredMention[];
  readonly day: string;
  readonly edited: boolean;
  /** When it was taken away; of anonymous ones the beginning of that day (UTC). */
  readonly hiddenAt: Date | null;
  /** Replies that can be read. */
  readonly replies: number;
};

/** A row's place in its thread. */
export const keyOf = ({ day, id, authorId }: CommentRow): ThreadKey => ({
  ...{ day, id, rank: authorId === null ? 1 : 0 },
});

/** Kinds are written by the contract alone. */
const asKind = (kind: string) => kind as ObjectKind;

export function fromStored(comment: StoredComment, author: CommentRow['author']): CommentRow {
  const { objectKind, editedAt, deletedAt, removedBy, ...kept } = comment;
  return {
    ...kept,
    objectKind: asKind(objectKind),
    author,
    voice: null,
    edited: editedAt !== null,
    hiddenAt: deletedAt,
    state: deletedAt === null ? 'shown' : removedBy === null ? 'deleted' : 'removed',
  };
}

export function fromVoice({ objectKind, tag, voice, deletedOn, removed, ...kept }: StoredVoice): CommentRow {
  return {
    ...kept,
    objectKind: asKind(objectKind),
    authorId: null,
    author: null,
    voice: { number: voice, tag },
    createdAt: null,
    edited: false,
    hiddenAt: deletedOn === null ? null : new Date(`${deletedOn}T00:00:00.000Z`),
    state: deletedOn === null ? 'shown' : removed ? 'removed' : 'deleted',
  };
}

/**
 * Comments of both kinds by their keys.
 * @param keys a query for `(day, rank, id)`, cut to a page already
 */
export async function readRows(
  db: Database | Transaction,
  keys: SQL,
  order: 'oldest' | 'newest' = 'oldest',
): Promise<CommentRow[]> {
  const direction = order === 'oldest' ? sql`asc` : sql`desc`;
  const rows = await db
    .select({ named: comments, anonymous: anonymousComments, author: personColumns(users) })
    .from(sql`(${keys}) as page(day, rank, id)`)
    .leftJoin(comments, sql`page.rank = 0 and ${comments.id} = page.id`)
    .leftJoin(anonymousComments, sql`page.rank = 1 and ${anonymousComments.id} = page.id`)
    .leftJoin(users, eq(users.id, comments.authorId))
    .orderBy(sql`page.day ${direction}, page.rank ${direction}, page.id ${direction}`);
  return rows.flatMap(({ named, anonymous, author }) => {
    if (named) return fromStored(named, author);
    return anonymous ? fromVoice(anonymous) : [];
  });
}

/**
 * What of comments by name somebody may know: those that can be read, hidden ones that others have answered, and those
 * they can bring back.
 */
export function namedSeenBy({ userId, moderates }: Participant): SQL {
  return sql`(
    ${comments.deletedAt} is null or ${comments.replies} > 0
    or (${comments.removedBy} is null and ${comments.authorId} = ${userId})
    or (${comments.removedBy} is not null and ${comments.teamId} = any(${sql.param(moderates)}::uuid[]))
  )`;
}

/** The same of anonymous ones; whoever wrote them is known to their own browser alone. */
export function anonymousSeenBy({ moderates }: Participant): SQL {
  return sql`(
    ${anonymousComments.deletedOn} is null or ${anonymousComments.replies} > 0
    or (${anonymousComments.removed} and ${anonymousComments.teamId} = any(${sql.param(moderates)}::uuid[]))
  )`;
}
