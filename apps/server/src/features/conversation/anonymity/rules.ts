import { createHash, timingSafeEqual } from 'node:crypto';
import { type DiaryDay, daysBetween } from '@garden/calendar';
import { ANONYMOUS_MEMBERS } from '../../team/rules.ts';

/** So many days of its team a comment waits for a step; then its writer's browser gives the text back. */
export const WAIT_DAYS = 14;
/** A removal waits until so many who can have asked for it were here, its writer among them. */
const REMOVAL_READERS = 4;

/** What keeps someone from writing without a name, as `user/comment/gets` tells it. */
export type AnonymityBlocker = 'kind' | 'team' | 'members' | 'readers' | 'own';

/** All that it depends on, for one person, object and team. */
export type AnonymityFacts = {
  /** Whether the object is theirs. */
  readonly isOwner: boolean;
  /** Whether objects of its kind have a ledger of readers. */
  readonly takesAnonymous: boolean;
  /** Whether the team's rules allow it. */
  readonly allowed: boolean;
  readonly members: number;
  /** Whether the ledger has them: a step that shows a comment names its writer among the readers. */
  readonly hasOpened: boolean;
};

/** What keeps someone from writing without a name; null where nothing does. */
export function anonymityBlocker({
  isOwner,
  takesAnonymous,
  allowed,
  members,
  hasOpened,
}: AnonymityFacts): AnonymityBlocker | null {
  if (isOwner) return 'own';
  if (!takesAnonymous) return 'kind';
  if (!allowed) return 'team';
  if (members < ANONYMOUS_MEMBERS) return 'members';
  return hasOpened ? null : 'readers';
}

/** What the start of a team's day does with an anonymous comment that waits. */
export function fateOf(
  { day }: { readonly day: string },
  { today, isStep }: { readonly today: DiaryDay; readonly isStep: boolean },
): 'shown' | 'waits' | 'given back' {
  if (daysBetween(day as DiaryDay, today) > WAIT_DAYS) return 'given back';
  return isStep ? 'shown' : 'waits';
}

/** Whether a removal, or taking it back, is carried out: on a quiet day it would name the one who was here. */
export function isCarriedOut(
  { day }: { readonly day: string },
  { today, readersSince }: { readonly today: DiaryDay; readonly readersSince: number },
): boolean {
  return readersSince >= REMOVAL_READERS || daysBetween(day as DiaryDay, today) > WAIT_DAYS;
}

/** As many rows as the inbox holds for so many that wait: their number tells next to nothing. */
export function rowsFor(waiting: number): number {
  let rows = 16;
  while (rows < waiting) rows *= 2;
  return rows;
}

/** People of teams whose steps are taken by one transaction: few enough that no one waits long for what it holds. */
const PEOPLE_TOGETHER = 500;

/**
 * Teams whose steps are taken together: their day is the same, and they have few people, or are one team. In one order, so
 * that servers which come to it at the same moment do not wait for each other.
 */
export function takenTogether<
  Begun extends { readonly teamId: string; readonly today: string; readonly members: number },
>(mornings: readonly Begun[]): Begun[][] {
  const together: Begun[][] = [];
  let people = 0;
  for (const morning of mornings.toSorted(byDayAndTeam)) {
    const last = together.at(-1);
    people += morning.members;
    if (last?.[0]?.today === morning.today && people <= PEOPLE_TOGETHER) {
      last.push(morning);
    } else {
      together.push([morning]);
      people = morning.members;
    }
  }
  return together;
}

type Keyed = { readonly teamId: string; readonly today: string };

function byDayAndTeam(a: Keyed, b: Keyed): number {
  return `${a.today} ${a.teamId}` < `${b.today} ${b.teamId}` ? -1 : 1;
}

/** What is kept of a secret of the writer's browser: its SHA-256 in base64url. */
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
