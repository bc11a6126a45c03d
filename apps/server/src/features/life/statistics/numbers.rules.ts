import { hiddenGroups } from '@garden/analysis';
import type { DayNumbers, PeriodNumbers } from '@garden/contract';

/** What these numbers of a morning are called. */
export const STATISTICS = 'statistics';

/** Fewer people than this have no number (product, section 14). */
export const LEAST_PEOPLE = 5;

/** Why a group has no number that everyone sees. */
export type Withheld = 'fewerThanFive' | 'nextSmallest' | null;

/** A day of a team or a department, as it was counted. */
export type Day = DayNumbers & {
  readonly working: boolean;
  /** Who was there, on vacation or not. */
  readonly people: number;
  readonly withheld: Withheld;
  readonly newcomers: number;
  readonly answered: number;
};

const reasons: readonly Withheld[] = [null, 'fewerThanFive', 'nextSmallest'];

/** The same as it is kept: short, since a year of it is read at once. */
export type PackedDay = readonly [
  working: 0 | 1,
  people: number,
  withheld: number,
  expected: number,
  onTime: number,
  late: number,
  length: number,
  given: number,
  received: number,
  newcomers: number,
  answered: number,
];

/** A month of a team or a department: its days by their date. */
export type MonthOfDays = Readonly<Record<string, PackedDay>>;

export function packDay(day: Day): PackedDay {
  return [
    day.working ? 1 : 0,
    day.people,
    reasons.indexOf(day.withheld),
    day.expected,
    day.onTime,
    day.late,
    day.length,
    day.given,
    day.received,
    day.newcomers,
    day.answered,
  ];
}

export function unpackDay(packed: PackedDay): Day {
  const [working, people, withheld, expected, onTime, late, length, given, received, newcomers, answered] =
    packed;
  return {
    working: working === 1,
    people,
    withheld: reasons[withheld] ?? null,
    expected,
    onTime,
    late,
    length,
    given,
    received,
    newcomers,
    answered,
  };
}

/** The part of a morning's numbers that a month is: of the team, or of a department. */
export const partOf = (month: string, departmentId?: string): string =>
  departmentId === undefined ? month : `${month}/${departmentId}`;

/** A group of a team's day, with how many people it has; `none` are those in no department. */
export type Group = { readonly id: string; readonly people: number };
export const NONE = 'none';

/**
 * Which departments have no number of their own on a day: those too small, the next smallest beside them, and those that
 * all but a few are in, since the difference to the team would tell of these.
 */
export function withheldOf(team: number, groups: readonly Group[]): ReadonlyMap<string, Withheld> {
  const hidden = hiddenGroups(groups.map(({ id, people }) => ({ groupId: id, count: people })));
  return new Map(
    groups.map(({ id, people }) => {
      const others = team - people;
      const isAllButFew = others > 0 && others < LEAST_PEOPLE;
      const why = hidden.get(id) ?? (isAllButFew ? 'nextSmallest' : null);
      return [id, why === 'fewerThanFive' || why === null ? why : 'nextSmallest'];
    }),
  );
}

const nothing: DayNumbers = { expected: 0, onTime: 0, late: 0, length: 0, given: 0, received: 0 };

/** Days together; null where there are none. Newcomers have a number from five diaries on, unless all may be seen. */
export function sumOf(days: readonly Day[], seesAll: boolean): PeriodNumbers | null {
  if (days.length === 0) return null;
  const sum = { ...nothing };
  let [diaries, answered] = [0, 0];
  for (const day of days) {
    for (const name of Object.keys(nothing) as (keyof DayNumbers)[]) sum[name] += day[name];
    diaries += day.newcomers;
    answered += day.answered;
  }
  return {
    ...sum,
    newcomers: diaries >= LEAST_PEOPLE || (seesAll && diaries > 0) ? { diaries, answered } : null,
  };
}
