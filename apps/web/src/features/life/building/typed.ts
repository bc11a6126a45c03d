import type { Languages, Words } from '../questionnaires/words.ts';
import type { Built } from './built.ts';

export const repeatings = ['never', 'week', 'twoWeeks', 'month', 'quarter'] as const;
export const readerships = ['all', 'participants', 'admins'] as const;

/** A questionnaire while it is built. */
export type Typed = {
  readonly languages: Languages;
  readonly title: Words;
  readonly intro: Words;
  readonly items: Built;
  readonly departmentIds: readonly string[];
  readonly anonymous: boolean;
  /** Whether results are shown by department, too. */
  readonly byDepartment: boolean;
  /** First and last day, `YYYY-MM-DD`. */
  readonly opens: string;
  readonly closes: string;
  readonly repeats: (typeof repeatings)[number];
  readonly resultsFor: (typeof readerships)[number];
};
