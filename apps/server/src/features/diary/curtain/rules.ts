import type { DiaryDay } from '@garden/calendar';
import { daysBetween } from '@garden/calendar';
import { ANONYMOUS_MEMBERS } from '../../team/rules.ts';

/** New readers of a step, at least: everyone who can have written what it shows without a name (product, section 6). */
export const STEP_READERS = 4;
/** People active in the team since the first of them came, at least. */
const STEP_ACTIVE = 5;
/** As many new readers hide a voice well enough not to wait for the last few. */
const MANY_READERS = 8;
/** By this morning a step waits for no further readers. */
const LAST_MORNING = 2;

/** What the start of a team's day finds about an entry. */
export type StepFacts = {
  /** Members who have opened it and are not named yet; never its author. */
  readonly newReaders: number;
  /** Members who have not opened it yet. */
  readonly unread: number;
  /** Members who were here since the first of the new readers came. */
  readonly active: number;
  /** Starts of the team's day since the first of the new readers came. */
  readonly mornings: number;
};

/**
 * Whether the names of an entry's new readers, and what was said there without a name, become visible. One morning longer
 * it waits for those who have not read it, where they are too few for a step of their own: what they say would never be
 * shown, and they hide the others.
 */
export function isStepTaken({ newReaders, unread, active, mornings }: StepFacts): boolean {
  if (newReaders < STEP_READERS || active < STEP_ACTIVE) return false;
  const isComplete = unread === 0 || unread >= STEP_READERS || newReaders >= MANY_READERS;
  return isComplete || mornings >= LAST_MORNING;
}

/** A member of a team, and the newest day on which they were here (UTC). */
export type MemberSeen = { readonly userId: string; readonly lastSeen: string };

/** A member who has opened an entry: on which of their days first, and whether a step of the team has named them. */
export type LedgerReader = { readonly userId: string; readonly firstDay: string; readonly isNamed: boolean };

/** An entry as the start of a team's day finds it. */
export type CurtainedEntry = {
  readonly authorId: string;
  /** The day (UTC) on which it was published. */
  readonly publishedOn: string;
  readonly readers: readonly LedgerReader[];
};

/**
 * The readers of an entry that a team's step names: all new ones, or none.
 * @param today the team's day that begins
 */
export function namedByStep(
  { authorId, publishedOn, readers }: CurtainedEntry,
  members: readonly MemberSeen[],
  today: DiaryDay,
): string[] {
  const fresh = readers.filter(({ isNamed }) => !isNamed);
  const [first] = fresh.map(({ firstDay }) => firstDay).sort();
  if (first === undefined) return [];
  const opened = new Set([authorId, ...readers.map(({ userId }) => userId)]);
  const active = new Set(fresh.map(({ userId }) => userId));
  if (publishedOn >= first) active.add(authorId);
  for (const { userId, lastSeen } of members) if (lastSeen >= first) active.add(userId);
  const facts: StepFacts = {
    newReaders: fresh.length,
    unread: members.filter(({ userId }) => !opened.has(userId)).length,
    active: active.size,
    mornings: daysBetween(first as DiaryDay, today),
  };
  return isStepTaken(facts) ? fresh.map(({ userId }) => userId) : [];
}

/** Whether a team names readers in steps: where its comments can be anonymous. */
export function isCurtained({
  members,
  anonymous,
}: {
  readonly members: number;
  readonly anonymous: boolean;
}) {
  return anonymous && members >= ANONYMOUS_MEMBERS;
}
