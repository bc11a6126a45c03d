import type { ObjectKind, ReactionCount } from '@garden/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { threads } from '../../../db/schema/conversation.ts';
import { type Participant, placesOf, type Talked } from '../policy.ts';
import { countReactions } from '../reactions/store.ts';

/** What is said about an object in the teams that its reader shares with it. */
export type Talk = {
  readonly comments: number;
  readonly reactions: ReactionCount[];
  /** Whether somebody other than its owner has said something. */
  readonly answered: boolean;
  readonly can: { readonly comment: boolean };
};

export type Talks = (object: Pick<Talked, 'id' | 'teamIds'>) => Talk;

/** What is said about some objects: one query for comments, one for reactions. */
export async function findTalks(
  db: Database,
  kind: ObjectKind,
  objectIds: readonly string[],
  reader: Pick<Participant, 'userId' | 'teamIds'>,
): Promise<Talks> {
  const [counted, reactionsTo] = await Promise.all([
    listCounts(db, kind, objectIds, reader.teamIds),
    countReactions(db, kind, objectIds, reader),
  ]);
  const byObject = Map.groupBy(counted, ({ objectId }) => objectId);
  return (object) => {
    const places = placesOf(object, reader);
    const said = (byObject.get(object.id) ?? []).filter(({ teamId }) => places.includes(teamId));
    return {
      comments: said.reduce((sum, { comments }) => sum + comments, 0),
      reactions: reactionsTo(object.id, places),
      answered: said.some(({ answeredOn }) => answeredOn !== null),
      can: { comment: places.length > 0 },
    };
  };
}

async function listCounts(
  db: Database,
  kind: ObjectKind,
  objectIds: readonly string[],
  teamIds: readonly string[],
) {
  if (objectIds.length === 0 || teamIds.length === 0) return [];
  const { teamId, objectId, comments, answeredOn } = threads;
  return db
    .select({ teamId, objectId, comments, answeredOn })
    .from(threads)
    .where(
      and(inArray(teamId, [...teamIds]), eq(threads.objectKind, kind), inArray(objectId, [...objectIds])),
    );
}
