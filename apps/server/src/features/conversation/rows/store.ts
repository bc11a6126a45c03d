import type { ObjectKind } from '@garden/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { anonymousComments, comments, type StoredMention } from '../../../db/schema/conversation.ts';
import { personColumns } from '../../account/store.ts';
import type { Participant, Said } from '../policy.ts';
import type { ThreadKey } from '../threads/rules.ts';
export type StoredComment = typeof comments.$inferSelect;
export type StoredAnonymousComment = typeof anonymousComments.$inferSelect;

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

export function fromAnonymous({
  objectKind,
  tag,
  voice,
  deletedOn,
  removed,
  ...kept
}: StoredAnonymousComment): CommentRow {
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
  db: Queryable,
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
    return anonymous ? fromAnonymous(anonymous) : [];
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
