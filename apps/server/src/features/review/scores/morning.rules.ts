import type { Api, Grade, OutputOf } from '@garden/contract';
import { meanOf } from '../rules.ts';
import { gradeOf } from './rules.ts';
import { countPeople, type ScoredDay, type ToldCells } from './told.rules.ts';

/** Finished days of some people together: the sum of their scores, and how many had which grade. */
export type Sums = Readonly<Record<Grade | 'missed' | 'sum', number>>;

/** A month of a team, as far as it is told. */
export type MonthNumbers = {
  /** What was published before is in it, or never will be; ISO 8601, null before anything is. */
  readonly until: string | null;
  readonly team: Sums;
  readonly departments: Readonly<Record<string, Sums>>;
};

/** What someone's days add to a month since its numbers were last taken down. */
export type Finished = {
  readonly userId: string;
  readonly departmentIds: readonly string[];
  /** What they wrote. */
  readonly scored: readonly ScoredDay[];
  /** Days that can no longer be written. */
  readonly missed: number;
};

const nothing: Sums = { sum: 0, A: 0, B: 0, C: 0, D: 0, missed: 0 };
export const noNumbers: MonthNumbers = { until: null, team: nothing, departments: {} };

type Adding = {
  readonly at: Date;
  /** Nothing can come any more: what would wait is left out. */
  readonly isOver: boolean;
  /** What was told before, anywhere; it learns what is told now. */
  readonly cells: ToldCells;
};

/**
 * Adds to a month what has finished since. Each day of each person is added once and never changed or taken out again:
 * not when it is edited, deleted or settled, nor when its author joins, leaves, moves or is erased, so the difference of
 * two mornings is what was added between them. Scores are added only where they tell of five people or more, beside all
 * that teams and departments with some of the same people were told: else they are left out, or wait, all of them, for
 * those of the next mornings where there are no others. A department is told only of additions that it can be told of whole.
 * Which days were missed is no secret: the vine shows it.
 */
export function addFinished(
  kept: MonthNumbers,
  finished: readonly Finished[],
  { at, isOver, cells }: Adding,
): MonthNumbers {
  const until = at.toISOString();
  if (kept.until !== null && until < kept.until) return kept;
  const scored = finished.flatMap((of) => of.scored);
  const told = cells.tellable(scored);
  if (scored.length > 0 && told.length === 0 && !isOver) return kept;
  cells.tell(told);
  const tells = told.length > 0;
  const departments = { ...kept.departments };
  for (const { id, people, days } of departmentsOf(finished, new Set(told))) {
    // Without its scores a department would be told of its missed days alone.
    if (tells && (days.length === 0 || cells.tellable(days).length < days.length)) continue;
    cells.tell(days);
    departments[id] = add(departments[id] ?? nothing, people, days);
  }
  return { until, team: add(kept.team, finished, told), departments };
}

/** Departments with what is told of their people, the largest first. */
function departmentsOf(finished: readonly Finished[], told: ReadonlySet<ScoredDay>) {
  return [...new Set(finished.flatMap(({ departmentIds }) => departmentIds))]
    .map((id) => {
      const people = finished.filter(({ departmentIds }) => departmentIds.includes(id));
      const days = people.flatMap(({ scored }) => scored.filter((day) => told.has(day)));
      return { id, people, days, size: countPeople(days) };
    })
    .toSorted((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1));
}

function add(sums: Sums, finished: readonly Finished[], told: readonly ScoredDay[]): Sums {
  const added = { ...sums };
  for (const { missed } of finished) added.missed += missed;
  for (const { score } of told) {
    added.sum += score;
    added[gradeOf(score)] += 1;
  }
  return added;
}

type Numbers = NonNullable<OutputOf<Api['score']['groups']>['team']>;

/** Sums as they are shown; null where no score was told. */
export function numbersOf(sums: Sums | undefined): Numbers | null {
  if (!sums) return null;
  const { sum, ...grades } = sums;
  const written = grades.A + grades.B + grades.C + grades.D;
  const expected = written + grades.missed;
  if (written === 0) return null;
  return {
    mean: meanOf({ sum, expected }) ?? 0,
    completion: Math.round((100 * written) / expected),
    grades,
  };
}
