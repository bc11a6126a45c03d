import type { ReadonlySections } from '@garden/contract';
import type { Circumstances } from '@garden/rubric';
import type { ExplainedScore, ExplainedSentence } from '@garden/rubric/explained';

/** What the page asks the worker, and what the worker answers. */
export type RubricQuestion = {
  readonly id: number;
  readonly entry: ReadonlySections;
  readonly circumstances: Circumstances;
  /** Asks for each sentence as well: only of a short entry, which is scored once more for each. */
  readonly sentences: boolean;
};
export type RubricAnswer = {
  readonly id: number;
  readonly score: ExplainedScore;
  /** Empty unless they were asked for. */
  readonly sentences: readonly ExplainedSentence[];
};
