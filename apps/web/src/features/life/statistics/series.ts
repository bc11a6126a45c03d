import { addDays, parseDiaryDay, weekdayOf } from '@garden/calendar';
import type { DayNumbers } from '@garden/contract';

/** A day as the server tells it. */
export type StatisticsDay = {
  readonly day: string;
  readonly working: boolean;
  readonly numbers: DayNumbers | null;
};

/** A day or a week: what a point of a plot stands for. */
export type Point = { readonly from: string; readonly to: string; readonly numbers: DayNumbers | null };

export const measures = ['completion', 'length', 'comments'] as const;
export type Measure = (typeof measures)[number];

/** More days than these are drawn week by week. */
const MOST_DAYS = 42;

type Span = Pick<Point, 'from' | 'to'>;

/** What is written on the days of a point. */
export const notesOf = <N extends { readonly day: string }>(notes: readonly N[], { from, to }: Span): N[] =>
  notes.filter(({ day }) => from <= day && day <= to);

/** Weeks of a long period, else the days on which someone was to write, and those with a note. */
export function pointsOf(
  days: readonly StatisticsDay[],
  notes: readonly { readonly day: string }[] = [],
): Point[] {
  if (days.length > MOST_DAYS) return weeksOf(days);
  const noted = new Set(notes.map(({ day }) => day));
  return days
    .filter(({ day, working }) => working || noted.has(day))
    .map(({ day, numbers }) => ({ from: day, to: day, numbers }));
}

function weeksOf(days: readonly StatisticsDay[]): Point[] {
  const weeks = Map.groupBy(days, ({ day }) =>
    addDays(parseDiaryDay(day), 1 - weekdayOf(parseDiaryDay(day))),
  );
  return [...weeks.values()].map((week) => ({
    from: week[0]?.day ?? '',
    to: week.at(-1)?.day ?? '',
    numbers: sumOf(week.flatMap(({ numbers }) => numbers ?? [])),
  }));
}

function sumOf(all: readonly DayNumbers[]): DayNumbers | null {
  if (all.length === 0) return null;
  return all.reduce((sum, of) => ({
    expected: sum.expected + of.expected,
    onTime: sum.onTime + of.onTime,
    late: sum.late + of.late,
    length: sum.length + of.length,
    given: sum.given + of.given,
    received: sum.received + of.received,
  }));
}

/** The value of a measure; null where there is nothing to measure. */
export function measureOf(numbers: DayNumbers | null, measure: Measure): number | null {
  if (!numbers) return null;
  const { expected, onTime, late, length, received } = numbers;
  const written = onTime + late;
  if (measure === 'comments') return received;
  if (measure === 'length') return written === 0 ? null : Math.round(length / written);
  return expected === 0 ? null : (100 * written) / expected;
}

/** How many have written nothing. */
export const missingOf = ({
  expected,
  onTime,
  late,
}: Pick<DayNumbers, 'expected' | 'onTime' | 'late'>): number => expected - onTime - late;
