import type { ReviewRules } from '@garden/contract';
import { type Bounds, countError, readCount } from '../../../components/fields/read-count.ts';

/** The mean below which an interview is needed (contract, `rulesWish`). */
export const THRESHOLD: Bounds = { from: 0, to: 100 };
/** The day of the month from which one is overdue (contract, `rulesWish`). */
export const OVERDUE_DAY: Bounds = { from: 1, to: 28 };

/** The rules while they are typed. */
export type ReviewForm = Omit<ReviewRules, 'interviews'> & {
  readonly threshold: string;
  readonly day: string;
  readonly blocks: boolean;
};

/** The form that shows these rules. */
export function reviewFormOf({ scores, ownSwitch, grades, interviews }: ReviewRules): ReviewForm {
  const { threshold, day, blocks } = interviews;
  return { scores, ownSwitch, grades, threshold: String(threshold), day: String(day), blocks };
}

/** Whether both numbers are numbers, and within their bounds. */
export function isValid({ threshold, day }: ReviewForm): boolean {
  return countError(threshold, THRESHOLD) === undefined && countError(day, OVERDUE_DAY) === undefined;
}

/** The form as the API takes it, once it is all right. */
export function reviewRequest({ threshold, day, blocks, ...rules }: ReviewForm): ReviewRules {
  return {
    ...rules,
    interviews: {
      threshold: readCount(threshold) ?? THRESHOLD.from,
      day: readCount(day) ?? OVERDUE_DAY.from,
      blocks,
    },
  };
}
