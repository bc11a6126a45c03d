import type { MessageKey, ReactionKind } from '@garden/contract';
import { refuse } from '../../../http/refusal.ts';
import type { Ports } from '../../../platform/ports.ts';
import { findObject, missingKey } from '../../notice/objects/store.ts';
import { findComment } from '../comments/store.ts';
import { mayRead, type Participant, placesOf } from '../policy.ts';

/** Something that takes reactions, as far as someone may know of it. */
export type Liked = {
  /** Who is told of a reaction; null where no one knows. */
  readonly ownerId: string | null;
  /** The teams that both share with it, in its own order. */
  readonly teamIds: readonly string[];
};

type Source = Pick<Ports, 'database' | 'hooks'>;

/**
 * What someone reacts to.
 * @throws Refusal that it is not found where they may not read it.
 */
export async function findLiked(
  source: Source,
  kind: ReactionKind,
  id: string,
  reader: Participant,
): Promise<Liked> {
  if (kind !== 'comment') return findLikedObject(source, kind, id, reader, missingKey(source.hooks, kind));
  const comment = await findComment(source.database.db, id, reader.teamIds);
  if (comment?.state !== 'shown') throw refuse('commentNotFound');
  const { objectKind, objectId, authorId, teamId } = comment;
  const { teamIds } = await findLikedObject(source, objectKind, objectId, reader, 'commentNotFound');
  if (!teamIds.includes(teamId)) throw refuse('commentNotFound');
  return { ownerId: authorId, teamIds: [teamId] };
}

async function findLikedObject(
  { database: { db }, hooks }: Source,
  kind: Exclude<ReactionKind, 'comment'>,
  id: string,
  reader: Participant,
  missing: MessageKey,
): Promise<Liked> {
  const object = await findObject(db, hooks, kind, id);
  if (!object || !mayRead(object, reader)) throw refuse(missing);
  return { ownerId: object.ownerId, teamIds: placesOf(object, reader) };
}
