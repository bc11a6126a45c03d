import { addDays, type DiaryDay, dayRange, daysBetween } from '@garden/calendar';

/** How far ahead the server takes vacation. */
export const AHEAD_DAYS = 366;

export type DayRange = { readonly from: DiaryDay; readonly to: DiaryDay };

/** Chosen days as few ranges: a range continues while there is no working day between. */
export function rangesOf(days: Iterable<DiaryDay>, isFree: (day: DiaryDay) => boolean): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of [...days].sort()) {
    const last = ranges.at(-1);
    const between = last ? dayRange(addDays(last.to, 1), addDays(day, -1)) : [];
    if (last && daysBetween(last.from, day) < AHEAD_DAYS && between.every(isFree)) {
      ranges[ranges.length - 1] = { from: last.from, to: day };
    } else ranges.push({ from: day, to: day });
  }
  return ranges;
}
