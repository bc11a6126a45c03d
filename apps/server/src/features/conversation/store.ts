import type { MessageKey, ObjectKind } from '@garden/contract';
import { and, asc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../db/open-database.ts';
import { anonymousComments, comments } from '../../db/schema/conversation.ts';
import { memberships } from '../../db/schema/team.ts';
import { countReaders, hasOpened, recordView } from '../diary/readers/store.ts';
import { listDiaryRefs, selectNoticedDiary } from '../diary/store.ts';
import { administers } from '../team/policy.ts';
import type { AnonymitySet } from './anonymity/rules.ts';
import type { CommentTarget, Participant } from './policy.ts';

/** Somebody who reads, with their own day. */
export type ReaderToday = { readonly userId: string; readonly today: string };

type Kind = {
  /** Those of some objects that are there for somebody. */
  find(db: Queryable, ids: readonly string[]): Promise<CommentTarget[]>;
  /** Writes into the ledger, where there is one, that somebody has opened an object. */
  note(db: Database, object: CommentTarget, reader: ReaderToday): Promise<void>;
  /** Whether the ledger names somebody. */
  hasOpened(db: Database, object: CommentTarget, userId: string): Promise<boolean>;
  /** How many members of a team it names, and how many of them since a day alone. */
  countReaders(tx: Transaction, object: CommentTarget, teamId: string, today: string): Promise<AnonymitySet>;
  /** What a notice shows of something said about one: a subselect. */
  selectNoticed(id: SQLWrapper): SQL;
  /** What is told where there is none. */
  readonly missing: MessageKey;
};

/** What people talk about; the one place where a further kind comes in. */
const kinds: Readonly<Record<ObjectKind, Kind>> = {
  diary: {
    async find(db, ids) {
      const found = await listDiaryRefs(db, ids);
      return found.map(({ id, authorId, authorName, day, teamIds }) => ({
        ...{ kind: 'diary', id, ownerId: authorId, ownerName: authorName, day, teamIds },
      }));
    },
    note: (db, { id, ownerId, teamIds }, reader) =>
      recordView(db, { id, authorId: ownerId, teamIds }, reader),
    hasOpened: (db, { id }, userId) => hasOpened(db, id, userId),
    countReaders: (tx, { id }, teamId, today) => countReaders(tx, { diaryId: id, teamId }, today),
    selectNoticed: selectNoticedDiary,
    missing: 'diaryNotFound',
  },
};

/** What is told where an object of a kind is not there for somebody. */
export const missingKey = (kind: ObjectKind): MessageKey => kinds[kind].missing;

/** An object that somebody may talk about; null where it is gone. */
export async function findCommentTarget(
  db: Queryable,
  kind: ObjectKind,
  id: string,
): Promise<CommentTarget | null> {
  const [found] = await kinds[kind].find(db, [id]);
  return found ?? null;
}

/** Some objects by their ids, by one query a kind. */
export async function listCommentTargets(
  db: Queryable,
  wanted: readonly { readonly objectKind: ObjectKind; readonly objectId: string }[],
): Promise<ReadonlyMap<string, CommentTarget>> {
  const byKind = Map.groupBy(wanted, ({ objectKind }) => objectKind);
  const found = await Promise.all(
    [...byKind].map(([kind, of]) =>
      kinds[kind].find(
        db,
        of.map(({ objectId }) => objectId),
      ),
    ),
  );
  return new Map(found.flat().map((talked) => [talked.id, talked]));
}

/** Writes into the ledger of an object's kind that somebody has opened it. */
export async function recordTargetView(
  db: Database,
  object: CommentTarget,
  reader: ReaderToday,
): Promise<void> {
  await kinds[object.kind].note(db, object, reader);
}

/** Whether the ledger of an object's kind names somebody. */
export async function isReader(db: Database, object: CommentTarget, userId: string): Promise<boolean> {
  return kinds[object.kind].hasOpened(db, object, userId);
}

/** The members of a team who have opened an object, counted. */
export async function findAnonymitySet(
  tx: Transaction,
  object: CommentTarget,
  teamId: string,
  today: string,
): Promise<AnonymitySet> {
  return kinds[object.kind].countReaders(tx, object, teamId, today);
}

/** The signed-in person, by one query. */
export async function findParticipant(db: Queryable, userId: string): Promise<Participant> {
  const own = await db
    .select({ teamId: memberships.teamId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.teamId));
  return {
    userId,
    teamIds: own.map(({ teamId }) => teamId),
    moderates: own.filter(({ role }) => administers(role)).map(({ teamId }) => teamId),
  };
}

/** What a notice shows of a comment, by name or anonymous, that is not hidden: a subselect. */
export function selectNoticedComment(id: SQLWrapper): SQL {
  const found = Object.entries(kinds).map(
    ([kind, { selectNoticed }]) => sql`when ${kind} then (${selectNoticed(sql`said.object_id`)})`,
  );
  return sql`select case said.object_kind ${sql.join(found, sql` `)} end from (
    select ${comments.objectKind}, ${comments.objectId} from ${comments}
    where ${comments.id} = ${id} and ${comments.deletedAt} is null
    union all
    select ${anonymousComments.objectKind}, ${anonymousComments.objectId} from ${anonymousComments}
    where ${anonymousComments.id} = ${id} and ${anonymousComments.deletedOn} is null
  ) said`;
}
