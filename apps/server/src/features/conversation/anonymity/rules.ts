import { createHash, timingSafeEqual } from 'node:crypto';
import { ANONYMOUS_MEMBERS } from '../../team/rules.ts';

/** Fewer who can have written would be too good a guess (product, section 6). */
const ANONYMOUS_READERS = 4;

/** What keeps someone from writing without a name, as `user/comment/gets` tells it. */
export type AnonymityBlocker = 'team' | 'members' | 'readers' | 'own';

/** All that it depends on, for one person, object and team. */
export type AnonymityFacts = {
  /** Whether the object is theirs. */
  readonly isOwner: boolean;
  /** Whether the team's rules allow it. */
  readonly allowed: boolean;
  readonly members: number;
  /** Whether the ledger names them: whoever it does not name cannot be one of several who may have written. */
  readonly hasOpened: boolean;
};

/** What keeps someone from writing without a name; null where nothing does. */
export function anonymityBlocker({
  isOwner,
  allowed,
  members,
  hasOpened,
}: AnonymityFacts): AnonymityBlocker | null {
  if (isOwner) return 'own';
  if (!allowed) return 'team';
  if (members < ANONYMOUS_MEMBERS) return 'members';
  return hasOpened ? null : 'readers';
}

/** Members who have opened an object, as its ledger counts them: each on the first day they did. */
export type AnonymitySet = { readonly total: number; readonly today: number };

/**
 * Whether what was written about an object without a name can be shown. Four people at least must have opened it, and as
 * many today if anyone first did today: else the day would tell of the few who came on it.
 */
export function isWhole({ total, today }: AnonymitySet): boolean {
  return today >= ANONYMOUS_READERS || (today === 0 && total >= ANONYMOUS_READERS);
}

/** What is kept of a voice's key: its SHA-256 in base64url. */
export function tagOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Whether a key is that of an anonymous comment's voice. */
export function ownsPseudonym(
  { voice }: { readonly voice: { readonly tag: string } | null },
  key: string,
): boolean {
  if (!voice) return false;
  const [kept, given] = [Buffer.from(voice.tag), Buffer.from(tagOf(key))];
  return kept.length === given.length && timingSafeEqual(kept, given);
}
