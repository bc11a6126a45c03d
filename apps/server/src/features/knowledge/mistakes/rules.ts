import { type DiaryDay, daysOfMonth, parseDiaryDay, parseDiaryMonth } from '@garden/calendar';
import { refuseField } from '../../../http/refusal.ts';
import { describeTexts } from '../../diary/search/rules.ts';

/** Mistakes of one person's list; those of diaries come beside them. */
export const MAX_MISTAKES = 10_000;

/**
 * The day of a mistake that is written down.
 * @throws Refusal `mistakeDayAhead` at the field `day`.
 */
export function dayOfMistake(wished: string, today: DiaryDay): DiaryDay {
  const day = parseDiaryDay(wished);
  if (day > today) throw refuseField('day', 'mistakeDayAhead');
  return day;
}

/** A month's first and last day. */
export function monthAround(month: string): { from: string; to: string } {
  const days = daysOfMonth(parseDiaryMonth(month));
  const [from = `${month}-01`] = days;
  return { from, to: days.at(-1) ?? from };
}

type Said = { readonly text: string; readonly instead: string; readonly tags: readonly string[] };

/** What a mistake is searched in. */
export const textsOf = ({ text, instead, tags }: Said): string[] => [text, instead, ...tags];

/** What a mistake is found by. */
export const wordsOfMistake = (said: Said): string => describeTexts(textsOf(said));

/** Tags in their order, each once. */
export const tagsOf = (tags: readonly string[]): string[] => [...new Set(tags)];
