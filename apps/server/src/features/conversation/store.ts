import { type MessageKey, type ObjectKind, objectKind } from '@garden/contract';
import { and, asc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { whereRoom } from '../../db/errors.ts';
import type { Database, Queryable, Transaction } from '../../db/open-database.ts';
import { anonymousComments, comments } from '../../db/schema/conversation.ts';
import { memberships } from '../../db/schema/team.ts';
import type { Actor } from '../../http/context.ts';
import { diaryLedger, hasOpened, type Ledger } from '../diary/readers/store.ts';
import { listDiaryRefs, selectDiaryTeams, selectNoticedDiary } from '../diary/store.ts';
import {
  listQuestionRefs,
  questionLedger,
  selectNoticedQuestion,
  selectQuestionTeams,
} from '../knowledge/curiosity/store.ts';
import { countLike, listQuoteRefs, selectNoticedQuote, selectQuoteTeams } from '../knowledge/wisdom/store.ts';
import { administers } from '../team/policy.ts';
import type { CommentTarget, Participant } from './policy.ts';

/** Someone who reads, with their own day. */
export type ReaderToday = Pick<Participant, 'userId' | 'teamIds'> & { readonly today: string };

type Kind = {
  /** Those of some objects that are there for someone. */
  find(db: Queryable, ids: readonly string[]): Promise<CommentTarget[]>;
  /** The teams that read an object which is there, as a subselect of an array. */
  selectTeams(id: SQLWrapper): SQL;
  /** What a notice shows of something said about one: a subselect. */
  selectNoticed(id: SQLWrapper): SQL;
  /** Counts a like that was given or taken back, where the kind is listed by likes. */
  countLike?(tx: Transaction, id: string, by: 1 | -1): Promise<void>;
  /** What is told where there is none. */
  readonly missing: MessageKey;
  /** Whose readers hide an anonymous writer among them; where there is none, nothing is said anonymously. */
  readonly ledger: Ledger | null;
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
    selectTeams: selectDiaryTeams,
    selectNoticed: selectNoticedDiary,
    missing: 'diaryNotFound',
    ledger: diaryLedger,
  },
  curious: {
    async find(db, ids) {
      const found = await listQuestionRefs(db, ids);
      return found.map(({ id, askerId, askerName, day, teamIds }) => ({
        ...{ kind: 'curious', id, ownerId: askerId, ownerName: askerName, day, teamIds },
      }));
    },
    selectTeams: selectQuestionTeams,
    selectNoticed: selectNoticedQuestion,
    missing: 'questionNotFound',
    ledger: questionLedger,
  },
  quote: {
    async find(db, ids) {
      const found = await listQuoteRefs(db, ids);
      return found.map(({ id, keeperId, keeperName, day, teamId }) => ({
        ...{ kind: 'quote', id, ownerId: keeperId, ownerName: keeperName, day, teamIds: [teamId] },
      }));
    },
    selectTeams: selectQuoteTeams,
    selectNoticed: selectNoticedQuote,
    countLike,
    missing: 'quoteNotFound',
    ledger: null,
  },
};

/** Whether something can be said about objects of a kind without a name: where a ledger of readers hides who it was. */
export const takesAnonymous = (kind: ObjectKind): boolean => kinds[kind].ledger !== null;

/** The ledgers of all kinds that have one. */
export const ledgers: readonly Ledger[] = Object.values(kinds).flatMap(({ ledger }) => ledger ?? []);

/** The ledger of a kind, where there is one. */
export const findLedger = (kind: ObjectKind): Ledger | null => kinds[kind].ledger;

/** What is told where an object of a kind is not there for someone. */
export const missingKey = (kind: ObjectKind): MessageKey => kinds[kind].missing;

/** An object that someone may talk about; null where it is gone. */
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

/** Writes into the ledger of an object's kind that someone opened it, if they may read it. */
export async function recordTargetView(
  db: Database,
  kind: ObjectKind,
  id: string,
  { userId: readerId, teamIds, today }: ReaderToday,
): Promise<void> {
  const { ledger } = kinds[kind];
  if (ledger) await whereRoom(ledger.recordView(db, { objectId: id, readerId, teamIds, today }));
}

/** The teams that read an object which is there, as a subselect of an array. */
export const selectTargetTeams = (kind: ObjectKind, id: SQLWrapper): SQL => kinds[kind].selectTeams(id);

/** The same for an object of the kind that a row names. */
export function selectTeamsOfAny(kind: SQLWrapper, id: SQLWrapper): SQL {
  const found = Object.entries(kinds).map(
    ([name, { selectTeams }]) => sql`when ${name} then (${selectTeams(id)})`,
  );
  return sql`case ${kind} ${sql.join(found, sql` `)} end`;
}

/** Counts a like that was given to an object, or taken back, where its kind is listed by likes. */
export async function countTargetLike(tx: Transaction, kind: string, id: string, by: 1 | -1): Promise<void> {
  const known = objectKind.safeParse(kind);
  if (known.success) await kinds[known.data].countLike?.(tx, id, by);
}

/** Whether the ledger of an object's kind has someone. */
export async function isReader(db: Database, object: CommentTarget, userId: string): Promise<boolean> {
  const { ledger } = kinds[object.kind];
  return ledger !== null && hasOpened(db, ledger, object.id, userId);
}

type Member = Pick<Actor, 'userId'> & {
  readonly memberships: readonly Pick<Actor['memberships'][number], 'teamId' | 'role'>[];
};

/** The signed-in person as far as talking goes; their teams came with the session. */
export function participantOf({ userId, memberships }: Member): Participant {
  return {
    userId,
    teamIds: memberships.map(({ teamId }) => teamId),
    moderates: memberships.filter(({ role }) => administers(role)).map(({ teamId }) => teamId),
  };
}

/** The same at this moment, for a decision that must not be a moment old. */
export async function findParticipant(tx: Transaction, userId: string): Promise<Participant> {
  const own = await tx
    .select({ teamId: memberships.teamId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.teamId));
  return participantOf({ userId, memberships: own });
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
