import type { Api, Grade, OutputOf } from '@garden/contract';
import { LEAST_PEOPLE, meanOf, tellableGroups } from '../rules.ts';
import { gradeOf } from './rules.ts';

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
  /** The scores of what they wrote. */
  readonly scores: readonly number[];
  /** Days that can no longer be written. */
  readonly missed: number;
};

const nothing: Sums = { sum: 0, A: 0, B: 0, C: 0, D: 0, missed: 0 };
export const noNumbers: MonthNumbers = { until: null, team: nothing, departments: {} };

/**
 * Adds to a month what has finished since. Each day of each person is added once and never changed or taken out again:
 * not when it is edited, deleted or settled, nor when its author joins, leaves, moves or is erased, so the difference of
 * two mornings is what was added between them. Scores are added only of five authors or more at once, and to a department
 * only where that holds for it and for the rest as well; else they wait, all of them, for those of the next mornings.
 * Which days were missed is no secret: the vine shows it.
 * @param isOver nothing can come any more: what would wait is left out
 */
export function addFinished(
  kept: MonthNumbers,
  finished: readonly Finished[],
  { at, isOver }: { readonly at: Date; readonly isOver: boolean },
): MonthNumbers {
  const writers = finished.filter(({ scores }) => scores.length > 0);
  const tells = writers.length >= LEAST_PEOPLE;
  if (writers.length > 0 && !tells && !isOver) return kept;
  const ids = new Set(finished.flatMap(({ departmentIds }) => departmentIds));
  const inDepartment = (id: string) => (of: Finished) => of.departmentIds.includes(id);
  const tellable = tellableGroups(
    writers.map(({ userId }) => userId),
    [...ids].map((id) => ({
      id,
      userIds: new Set(writers.filter(inDepartment(id)).map(({ userId }) => userId)),
    })),
  );
  const departments = { ...kept.departments };
  for (const id of ids) {
    // Without its scores a department would be told of its missed days alone.
    if (tells && !tellable.has(id)) continue;
    departments[id] = add(departments[id] ?? nothing, finished.filter(inDepartment(id)), tells);
  }
  return { until: at.toISOString(), team: add(kept.team, finished, tells), departments };
}

function add(sums: Sums, finished: readonly Finished[], withScores: boolean): Sums {
  const added = { ...sums };
  for (const { scores, missed } of finished) {
    added.missed += missed;
    for (const score of withScores ? scores : []) {
      added.sum += score;
      added[gradeOf(score)] += 1;
    }
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
