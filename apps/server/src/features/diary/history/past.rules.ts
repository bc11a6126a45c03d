import { type DiaryDay, parseDiaryDay, streak } from '@garden/calendar';
import type { Writer } from '../days/store.ts';
import { cameInTime } from '../rules.ts';
import type { WrittenDay } from './history.store.ts';

/** The days of a person, as far as they are looked at. */
export type Past = {
  readonly writer: Pick<Writer, 'calendar' | 'today'>;
  readonly written: readonly WrittenDay[];
  readonly vacation: ReadonlySet<DiaryDay>;
};

/** How many working days in a row someone has written up to today; what was imported counts no more than a missed day. */
export function streakOf({ writer: { calendar, today }, written, vacation }: Past): number {
  const inTime = written.filter((entry) => cameInTime(entry, calendar));
  return streak({
    today,
    written: inTime.map(({ day, late }) => ({ day: parseDiaryDay(day), late })),
    vacation,
    calendar,
  });
}
