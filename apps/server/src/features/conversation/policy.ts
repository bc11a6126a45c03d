import { COMMENT_EDIT_MINUTES } from '@garden/contract';
import { MINUTE, shift } from '../../platform/clock.ts';
import type { TeamObject } from '../notice/objects/hooks.ts';

/** Someone as far as talking goes: the teams they are in now, and those of them that they administer. */
export type Participant = {
  readonly userId: string;
  readonly teamIds: readonly string[];
  readonly moderates: readonly string[];
};

/** What rights over a comment depend on. */
export type Said = {
  readonly teamId: string;
  readonly parentId: string | null;
  /** Null where it is anonymous. */
  readonly authorId: string | null;
  readonly createdAt: Date | null;
  readonly state: 'shown' | 'deleted' | 'removed';
};

/** The teams in which someone reads and writes about an object, in the order it names them. */
export function placesOf(
  object: Pick<TeamObject, 'teamIds'>,
  { teamIds }: Pick<Participant, 'teamIds'>,
): string[] {
  return object.teamIds.filter((teamId) => teamIds.includes(teamId));
}

/** The owner reads about an object that no one else reads, too. */
export function mayRead(
  object: Pick<TeamObject, 'ownerId' | 'teamIds'>,
  reader: Pick<Participant, 'userId' | 'teamIds'>,
): boolean {
  return object.ownerId === reader.userId || placesOf(object, reader).length > 0;
}

/** Whether a comment is there for someone by itself: hidden ones are, where others have answered or they can bring it back. */
export function isThere(said: Said & { readonly replies: number }, reader: Participant): boolean {
  return said.state === 'shown' || said.replies > 0 || mayRestore(said, reader);
}

/** One level of replies, and none to what was taken away. */
export function mayReply({ parentId, state }: Said): boolean {
  return parentId === null && state === 'shown';
}

/** Its author, soon after. No one changes what was said anonymously. */
export function mayEdit(said: Said, { userId }: Participant, now: Date): boolean {
  const { authorId, createdAt, state } = said;
  if (state !== 'shown' || authorId !== userId || createdAt === null) return false;
  return now <= shift(createdAt, COMMENT_EDIT_MINUTES * MINUTE);
}

/** Its author, by name. */
export function mayDelete({ authorId, state }: Said, { userId }: Participant): boolean {
  return state === 'shown' && authorId === userId;
}

/** Owners and administrators of the team, what others said. */
export function mayRemove({ teamId, authorId, state }: Said, { userId, moderates }: Participant): boolean {
  return state === 'shown' && authorId !== userId && moderates.includes(teamId);
}

/** Its author what they deleted themselves; moderators what a moderator removed. */
export function mayRestore({ teamId, authorId, state }: Said, { userId, moderates }: Participant): boolean {
  return (state === 'deleted' && authorId === userId) || (state === 'removed' && moderates.includes(teamId));
}
