import {
  type Calendar,
  type DiaryDay,
  type DiaryMonth,
  dayAt,
  daysOfMonth,
  isWorkingDay,
} from '@garden/calendar';
import type { Grade, ReviewRules, TeamRules } from '@garden/contract';
import { DEFAULT_RULES } from '../team/rules.ts';
import { gradeOf, type NewcomerDays } from './scores/rules.ts';

/** Stands in a month for a day that was written and bears no score. */
export const UNSCORED = -1;

/** A time in a team; one that lasts has no end. */
export type Stay = { readonly from: Date; readonly to: Date | null };

/** What the count of a month depends on. */
export type MonthFacts = {
  readonly month: DiaryMonth;
  readonly calendar: Calendar;
  readonly today: DiaryDay;
  readonly stays: readonly Stay[];
  readonly vacation: ReadonlySet<string>;
  /** First days in the team, which are not counted: what was written then may have a score by another team's rules. */
  readonly newcomer: NewcomerDays;
  /** The score of each day of the month, or `UNSCORED`; null or nothing where none was written. */
  readonly scores: readonly (number | null)[];
};

export type MonthCount = {
  /** Sum of the scores of expected days. */
  readonly sum: number;
  /** Days on which a diary was expected; a written day without a score is none. */
  readonly expected: number;
  readonly written: number;
  readonly grades: Readonly<Record<Grade | 'missed', number>>;
};

/**
 * Tells which days a mean is of: working days up to today on which the person was in a team, no newcomer and not on vacation.
 * A missed day counts as nothing; today does not count before it is written, nor does a day that was written without a score.
 */
export function countedDays({
  calendar,
  today,
  stays,
  vacation,
  newcomer,
}: Omit<MonthFacts, 'month' | 'scores'>): (day: DiaryDay, score: number | null) => boolean {
  const spans = stays.map(({ from, to }) => ({
    from: dayAt(from, calendar),
    to: to && dayAt(to, calendar),
  }));
  const wasThere = (day: DiaryDay) => spans.some(({ from, to }) => from <= day && (to === null || day < to));
  const isNew = (day: DiaryDay) => newcomer.from <= day && day < newcomer.until;
  return (day, score) =>
    score !== UNSCORED &&
    !isNew(day) &&
    (day < today || (day === today && score !== null)) &&
    isWorkingDay(day, calendar) &&
    !vacation.has(day) &&
    wasThere(day);
}

/** Counts a month: each day that the mean is of, with its score; a missed day counts as nothing. */
export function countMonth({ month, scores, ...facts }: MonthFacts): MonthCount {
  const counts = countedDays(facts);
  const grades = { A: 0, B: 0, C: 0, D: 0, missed: 0 };
  let sum = 0;
  for (const [index, day] of daysOfMonth(month).entries()) {
    const score = scores[index] ?? null;
    if (!counts(day, score)) continue;
    grades[score === null ? 'missed' : gradeOf(score)] += 1;
    sum += score ?? 0;
  }
  const written = grades.A + grades.B + grades.C + grades.D;
  return { sum, expected: written + grades.missed, written, grades };
}

/** The mean of a month, to a tenth; null where nothing was expected. */
export function meanOf({ sum, expected }: Pick<MonthCount, 'sum' | 'expected'>): number | null {
  return expected === 0 ? null : Math.round((10 * sum) / expected) / 10;
}

/** How a team scores and shows the days of its members. */
export function reviewRulesOf({ rules }: { readonly rules: TeamRules | null }): ReviewRules {
  return (rules ?? DEFAULT_RULES).review;
}

/** Of fewer people nothing is told (product, section 14). */
export const LEAST_PEOPLE = 5;
