/** With fewer members, or fewer who can have written, a guess would be too good (product, section 6). */
export const ANONYMOUS_MEMBERS = 5;
export const ANONYMOUS_READERS = 4;

/** What keeps somebody from writing without a name, as `user/comment/gets` tells it. */
export type AnonymityBar = 'team' | 'members' | 'readers' | 'own';

/** All that it depends on, for one person, object and team. */
export type Circle = {
  /** Whether the object is theirs. */
  readonly isOwner: boolean;
  /** Whether the team's rules allow it. */
  readonly allowed: boolean;
  readonly members: number;
  /** Members whose reading of the object looks like that of the writer in the ledger; the writer is one of them. */
  readonly readersAlike: number;
};

/** What keeps somebody from writing without a name; null where nothing does. */
export function anonymityBar({ isOwner, allowed, members, readersAlike }: Circle): AnonymityBar | null {
  if (isOwner) return 'own';
  if (!allowed) return 'team';
  if (members < ANONYMOUS_MEMBERS) return 'members';
  return readersAlike < ANONYMOUS_READERS ? 'readers' : null;
}
