import type { ObjectKind, ReactionCount } from '@garden/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { anonymousComments, comments, type StoredMention } from '../../../db/schema/conversation.ts';
import { personColumns } from '../../account/store.ts';
import { wordLists } from '../../team/words/store.ts';
import { presentAmong } from '../mentions/store.ts';
import type { Participant, Said } from '../policy.ts';
import { reactionsTo } from '../reactions/store.ts';
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

/** A comment with all that its reader is shown beside it, but for what it is about. */
export type HydratedComment = CommentRow & {
  /** In its own team, the commonest first. */
  readonly reactions: ReactionCount[];
  /** Those of the people mentioned whose accounts are open. */
  readonly present: readonly string[];
  /** Sensitive words of its team; each list joined by `WORD_SEPARATOR`. */
  readonly words: readonly string[];
};

/** Who reads, as values of a call or placeholders of a prepared statement. */
export type ReaderSql = { readonly userId: SQL; readonly moderates: SQL };

export function readerSqlOf({ userId, moderates }: Pick<Participant, 'userId' | 'moderates'>): ReaderSql {
  return { userId: sql`${userId}::uuid`, moderates: sql`${sql.param(moderates)}::uuid[]` };
}

/** A row's place in its thread. */
export const keyOf = ({ day, id, authorId }: CommentRow): ThreadKey => ({
  day,
  id,
  rank: authorId === null ? 1 : 0,
});

/** Kinds are written by the contract alone. */
export const asKind = (kind: string) => kind as ObjectKind;

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
 * Comments of both kinds by their keys, each with what its reader is shown beside it: one statement.
 * @param keys a query for `(day, rank, id)`, cut to a page already
 */
export function selectRows(
  db: Database,
  keys: SQL,
  { userId }: Pick<ReaderSql, 'userId'>,
  order: 'oldest' | 'newest' = 'oldest',
) {
  const direction = order === 'oldest' ? sql`asc` : sql`desc`;
  const teamId = sql`coalesce(${comments.teamId}, ${anonymousComments.teamId})`;
  const ownTeam = sql`array[${teamId}]`;
  return db
    .select({
      named: comments,
      anonymous: anonymousComments,
      author: personColumns(users),
      reactions: reactionsTo('comment', {
        objectId: sql`page.id`,
        teamIds: ownTeam,
        readerId: userId,
        readerTeamIds: ownTeam,
      }),
      present: presentAmong(sql`coalesce(${comments.mentions}, ${anonymousComments.mentions})`),
      words: wordLists(ownTeam),
    })
    .from(sql`(${keys}) as page(day, rank, id)`)
    .leftJoin(comments, sql`page.rank = 0 and ${comments.id} = page.id`)
    .leftJoin(anonymousComments, sql`page.rank = 1 and ${anonymousComments.id} = page.id`)
    .leftJoin(users, eq(users.id, comments.authorId))
    .orderBy(sql`page.day ${direction}, page.rank ${direction}, page.id ${direction}`);
}

export function toRows(found: Awaited<ReturnType<typeof selectRows>>): HydratedComment[] {
  return found.flatMap(({ named, anonymous, author, ...beside }) => {
    if (named) return { ...fromStored(named, author), ...beside };
    return anonymous ? { ...fromAnonymous(anonymous), ...beside } : [];
  });
}

/**
 * What of comments by name someone may know: those that can be read, hidden ones that others have answered, and those
 * they can bring back.
 */
export function namedSeenBy({ userId, moderates }: ReaderSql): SQL {
  return sql`(
    ${comments.deletedAt} is null or ${comments.replies} > 0
    or (${comments.removedBy} is null and ${comments.authorId} = ${userId})
    or (${comments.removedBy} is not null and ${comments.teamId} = any(${moderates}))
  )`;
}

/** The same of anonymous ones; who wrote them is known to their own browser alone. */
export function anonymousSeenBy({ moderates }: Pick<ReaderSql, 'moderates'>): SQL {
  return sql`(
    ${anonymousComments.deletedOn} is null or ${anonymousComments.replies} > 0
    or (${anonymousComments.removed} and ${anonymousComments.teamId} = any(${moderates}))
  )`;
}
