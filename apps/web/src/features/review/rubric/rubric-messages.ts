import type { ReadonlySections } from '@garden/contract';
import type { Circumstances } from '@garden/rubric';
import type { ExplainedScore } from '@garden/rubric/explained';

/** What the page asks the worker, and what the worker answers. */
export type RubricQuestion = {
  readonly id: number;
  readonly entry: ReadonlySections;
  readonly circumstances: Circumstances;
};
export type RubricAnswer = { readonly id: number; readonly score: ExplainedScore };
