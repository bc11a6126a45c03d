import {
  type Calendar,
  type DayState,
  type DiaryDay,
  type DiaryMonth,
  dayState,
  daysOfMonth,
} from '@garden/calendar';

/** A written day as far as a month shows it. */
export type DayWritten = { readonly day: string; readonly late: boolean; readonly publishedAt: Date };

/** A day of a month: what state it is in, and what was written for it. */
export type DayOfMonth<Written> = {
  readonly day: DiaryDay;
  readonly state: DayState['state'];
  readonly submitted: Written | undefined;
};

/** The days of a month from when a person came; of earlier days those that are written. */
export function daysSince<Written extends DayWritten>(
  month: DiaryMonth,
  {
    firstDay,
    today,
    written,
    vacation,
    calendar,
  }: {
    readonly firstDay: DiaryDay;
    readonly today: DiaryDay;
    readonly written: ReadonlyMap<string, Written>;
    readonly vacation: ReadonlySet<DiaryDay>;
    readonly calendar: Calendar;
  },
): DayOfMonth<Written>[] {
  return daysOfMonth(month).flatMap((day) => {
    const submitted = written.get(day);
    if (day < firstDay && !submitted) return [];
    return { day, state: dayState({ day, today, submitted, vacation, calendar }).state, submitted };
  });
}
