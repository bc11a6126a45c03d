import type { ObjectKind } from '@garden/contract';
import { and, asc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { whereRoom } from '../../db/errors.ts';
import type { Database, Transaction } from '../../db/open-database.ts';
import { anonymousComments, comments } from '../../db/schema/conversation.ts';
import { memberships } from '../../db/schema/team.ts';
import type { Actor } from '../../http/context.ts';
import type { Hooks } from '../../platform/hooks.ts';
import { ledgers } from '../diary/readers/hooks.ts';
import { hasOpened, type Ledger } from '../diary/readers/store.ts';
import type { TeamObject } from '../notice/objects/hooks.ts';
import { selectNoticedTalk } from '../notice/objects/store.ts';
import { administers } from '../team/policy.ts';
import type { Participant } from './policy.ts';

/** Someone who reads, with their own day. */
export type ReaderToday = Pick<Participant, 'userId' | 'teamIds'> & { readonly today: string };

/** The ledger of a kind, among whose readers a writer without a name is hidden; without one, all is said by name. */
export const findLedger = (hooks: Hooks, kind: ObjectKind): Ledger | null =>
  hooks.list(ledgers).find((each) => each.kind === kind)?.ledger ?? null;

/** Writes into the ledger of an object's kind that someone opened it, if they may read it. */
export async function recordTargetView(
  db: Database,
  hooks: Hooks,
  { kind, id }: Pick<TeamObject, 'kind' | 'id'>,
  { userId: readerId, teamIds, today }: ReaderToday,
): Promise<void> {
  const ledger = findLedger(hooks, kind);
  if (ledger) await whereRoom(ledger.recordView(db, { objectId: id, readerId, teamIds, today }));
}

/** Whether the ledger of an object's kind has someone. */
export async function isReader(
  db: Database,
  hooks: Hooks,
  { kind, id }: TeamObject,
  userId: string,
): Promise<boolean> {
  const ledger = findLedger(hooks, kind);
  return ledger !== null && hasOpened(db, ledger, id, userId);
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
export function selectNoticedComment(id: SQLWrapper, hooks: Hooks): SQL {
  return sql`select ${selectNoticedTalk(hooks, sql`said.object_kind`, sql`said.object_id`)} from (
    select ${comments.objectKind}, ${comments.objectId} from ${comments}
    where ${comments.id} = ${id} and ${comments.deletedAt} is null
    union all
    select ${anonymousComments.objectKind}, ${anonymousComments.objectId} from ${anonymousComments}
    where ${anonymousComments.id} = ${id} and ${anonymousComments.deletedOn} is null
  ) said`;
}
