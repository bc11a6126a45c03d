import type { DiaryDay } from '@garden/calendar';
import type { MatchedPattern } from '../../../platform/analysis/analysis.ts';
import { LEAST_PEOPLE } from '../week/rules.ts';

/** What these numbers of a morning are called. */
export const COMMON_PATTERNS = 'departures';

/** How long it is that one's words are looked at. */
export const WEEKS = 4;

type Versioned = { readonly id: string; readonly version: number };

/** What is kept of four weeks: which patterns were common, and no one's words. */
export type KeptPatterns = {
  readonly to: DiaryDay;
  readonly enough: boolean;
  readonly common: readonly { readonly patternId: string; readonly version: number }[];
};

/** The patterns that at least five people show signs of. */
export function commonAmong(
  patterns: readonly Versioned[],
  matches: readonly MatchedPattern[],
): KeptPatterns['common'] {
  return patterns
    .filter(({ id }) => matches.filter(({ patternId }) => patternId === id).length >= LEAST_PEOPLE)
    .map(({ id, version }) => ({ patternId: id, version }));
}
