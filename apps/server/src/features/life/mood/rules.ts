import { type Answer, resultsOf } from '@garden/analysis/answers/results';
import type { MoodChoice, TeamMoodDay } from '@garden/contract';

/** The kind of its morning numbers, whose parts are months; and of the notice that someone is asked. */
export const MOOD = 'mood';
/** The question of which an answer that waits is. */
export const FACE = 'face';

/** What holds for those who never said: they are asked where their team asks, in the afternoon. */
export const USUAL: MoodChoice = { on: true, askAt: '16:00' };

/** Where someone's own hour comes late or never in their team's day, they are asked so long before it ends. */
export const LAST_HOURS = '4 hours';

/** What is kept of a day: nothing below five answers, a mean to the nearest half, or what nearly all of eight or more chose. */
export type CountedMood = Pick<TeamMoodDay, 'mean' | 'most'>;
/** Of a month, by the day of the month. */
export type MonthOfMoods = Readonly<Record<string, CountedMood>>;

/**
 * Counts the answers of a day as those to a sensitive question. Each answer is in this one number alone, which never changes:
 * there is no sum over days, of parts or of a longer time that another could be taken from.
 */
export function countMood(answers: readonly Answer[]): CountedMood {
  const [result] = resultsOf([{ id: FACE, kind: 'scale', isSensitive: true }], answers).whole;
  const { mean = null, most = null } = result ?? {};
  return {
    mean: mean === null ? null : Math.round(2 * mean) / 2,
    most: most === null ? null : Number(most),
  };
}
