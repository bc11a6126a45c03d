import { api } from '@garden/contract';
import type { FeedPages } from '../api/feeds.ts';
import { isRecord } from '../is-record.ts';
import { FORM, type KeptRead } from './kept-read.ts';
import { firstDiaries, mostOf, ruleOf } from './what-is-kept.ts';

/** So long a copy may be opened. */
const OLDEST_MS = 7 * 24 * 60 * 60_000;

/** The calls that list diaries. */
const lists: ReadonlySet<string> = new Set([api.diary.recently.path, api.reading.unread.path]);

export type Bounds = {
  readonly userId: string;
  /** Teams that the user is in. */
  readonly teamIds: readonly string[];
  /** In milliseconds since 1970. */
  readonly now: number;
};

/**
 * What may rest on this device of what does: the user's own, of the last seven days, in this build's form, so many of each
 * call; and of teams that the user is in.
 */
export function withinBounds(reads: readonly KeptRead[], { userId, teamIds, now }: Bounds): KeptRead[] {
  const counts = new Map<string, number>();
  return reads
    .toSorted((one, other) => other.at - one.at)
    .flatMap((read) => {
      const queryKey: unknown = JSON.parse(read.key);
      const [, input] = Array.isArray(queryKey) ? queryKey : [];
      if (read.form !== FORM || read.userId !== userId) return [];
      // Of tomorrow by a clock that was set back: its age is unknown.
      if (Math.abs(now - read.at) > OLDEST_MS) return [];
      if (!Array.isArray(queryKey) || ruleOf(queryKey) === undefined) return [];
      if (isRecord(input) && typeof input.teamId === 'string' && !teamIds.includes(input.teamId)) return [];
      const count = (counts.get(read.path) ?? 0) + 1;
      counts.set(read.path, count);
      if (count > mostOf(read.path)) return [];
      if (!lists.has(read.path)) return [read];
      const data = ofTeams(read.data, teamIds);
      return data === undefined ? [] : [{ ...read, data }];
    });
}

/** Of a feed, the diaries that one of these teams reads; undefined where it is none. */
function ofTeams(data: unknown, teamIds: readonly string[]): FeedPages | undefined {
  try {
    // As this build writes it, unless something else did.
    return firstDiaries(data as FeedPages, (diary) => {
      const shared = diary.teamIds.filter((id) => teamIds.includes(id));
      return shared.length === 0 ? undefined : { ...diary, teamIds: shared };
    });
  } catch {
    return undefined;
  }
}
