import type { MessageKey, ReactionKind } from '@garden/contract';
import type { Database } from '../../../db/open-database.ts';
import { refuse } from '../../../http/refusal.ts';
import { findComment } from '../comments/store.ts';
import { mayRead, type Participant, placesOf } from '../policy.ts';
import { findCommentTarget, missingKey } from '../store.ts';

/** Something that takes reactions, as far as someone may know of it. */
export type Liked = {
  /** Who is told of a reaction; null where no one knows. */
  readonly ownerId: string | null;
  /** The teams that both share with it, in its own order. */
  readonly teamIds: readonly string[];
};

/**
 * What someone reacts to.
 * @throws Refusal that it is not found where they may not read it.
 */
export async function findLiked(
  db: Database,
  kind: ReactionKind,
  id: string,
  reader: Participant,
): Promise<Liked> {
  if (kind !== 'comment') return findLikedObject(db, kind, id, reader, missingKey(kind));
  const comment = await findComment(db, id, reader.teamIds);
  if (comment?.state !== 'shown') throw refuse('commentNotFound');
  const { objectKind, objectId, authorId, teamId } = comment;
  const { teamIds } = await findLikedObject(db, objectKind, objectId, reader, 'commentNotFound');
  if (!teamIds.includes(teamId)) throw refuse('commentNotFound');
  return { ownerId: authorId, teamIds: [teamId] };
}

async function findLikedObject(
  db: Database,
  kind: Exclude<ReactionKind, 'comment'>,
  id: string,
  reader: Participant,
  missing: MessageKey,
): Promise<Liked> {
  const object = await findCommentTarget(db, kind, id);
  if (!object || !mayRead(object, reader)) throw refuse(missing);
  return { ownerId: object.ownerId, teamIds: placesOf(object, reader) };
}
