import type { Api, OutputOf } from '@garden/contract';

export type GroupNumbers = NonNullable<OutputOf<Api['score']['groups']>['team']>;
export type GradeOrMissed = keyof GroupNumbers['grades'];

/** Expected days that came to the same. */
export type GradeShare = {
  readonly grade: GradeOrMissed;
  readonly days: number;
  /** In whole percent; all of them add up to 100 where there is a day. */
  readonly percent: number;
};

const order: readonly GradeOrMissed[] = ['A', 'B', 'C', 'D', 'missed'];

/** How the expected days divide among the grades, the ripest first. */
export function gradeShares(grades: GroupNumbers['grades']): GradeShare[] {
  const total = order.reduce((sum, each) => sum + grades[each], 0);
  const exact = order.map((each) => (total === 0 ? 0 : (100 * grades[each]) / total));
  const percents = exact.map(Math.floor);
  const left = total === 0 ? 0 : 100 - percents.reduce((sum, each) => sum + each, 0);
  // What rounding down left over goes to those who lost most by it.
  const byLoss = order.map((_, index) => index).sort((a, b) => lost(exact, b) - lost(exact, a) || a - b);
  const raised = new Set(byLoss.slice(0, left));
  return order.map((each, index) => ({
    grade: each,
    days: grades[each],
    percent: (percents[index] ?? 0) + (raised.has(index) ? 1 : 0),
  }));
}

const lost = (exact: readonly number[], index: number) => (exact[index] ?? 0) % 1;
