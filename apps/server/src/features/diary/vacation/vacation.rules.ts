import { addDays, CATCH_UP_DAYS, type DiaryDay, daysBetween, parseDiaryDay } from '@garden/calendar';
import { refuseField } from '../../../http/refusal.ts';

/** How far ahead vacation can be marked: a year, its leap day with it (product, section 4). */
const AHEAD_DAYS = 366;
/** Most days of one range: a year, too. */
const RANGE_DAYS = 366;

export type DayRange = { readonly from: DiaryDay; readonly to: DiaryDay };

/**
 * The days of a request, when they may be marked today: the past 7 days to a year ahead.
 * @throws Refusal `rangeBackwards`, `rangeTooLong` or `vacationTooFar` at `to`, `vacationTooOld` at `from`.
 */
export function openRange(asked: { readonly from: string; readonly to: string }, today: DiaryDay): DayRange {
  const [from, to] = [parseDiaryDay(asked.from), parseDiaryDay(asked.to)];
  if (to < from) throw refuseField('to', 'rangeBackwards');
  if (from < addDays(today, -CATCH_UP_DAYS)) {
    throw refuseField('from', 'vacationTooOld', { days: CATCH_UP_DAYS });
  }
  if (to > addDays(today, AHEAD_DAYS)) throw refuseField('to', 'vacationTooFar');
  if (daysBetween(from, to) >= RANGE_DAYS) throw refuseField('to', 'rangeTooLong', { days: RANGE_DAYS });
  return { from, to };
}
