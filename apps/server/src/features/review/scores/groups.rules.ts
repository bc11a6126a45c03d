import type { Api, OutputOf } from '@garden/contract';
import { type MonthCount, meanOf } from '../rules.ts';

type Numbers = NonNullable<OutputOf<Api['score']['groups']>['team']>;

/** The numbers of some people's months together: the mean of their means, so that each counts alike. */
export function numbersOf(counts: readonly MonthCount[]): Numbers {
  const all = (of: (count: MonthCount) => number) => counts.reduce((sum, count) => sum + of(count), 0);
  const means = all(({ sum, expected }) => sum / expected);
  return {
    mean: meanOf({ sum: means, expected: counts.length }) ?? 0,
    completion: Math.round((100 * all(({ written }) => written)) / all(({ expected }) => expected)),
    grades: {
      A: all((count) => count.grades.A),
      B: all((count) => count.grades.B),
      C: all((count) => count.grades.C),
      D: all((count) => count.grades.D),
      missed: all((count) => count.grades.missed),
    },
  };
}
