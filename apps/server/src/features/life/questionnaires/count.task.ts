import { type Answer, type Question, type Results, resultsOf } from '@garden/analysis/answers/results';
import { threadTask } from '../../../platform/threads/task.ts';

type Counted = { readonly questions: readonly Question[]; readonly answers: readonly Answer[] };

/** What may be shown of the answers of a run. */
export const countAnswersTask = threadTask(
  'life/questionnaires/count',
  ({ questions, answers }: Counted): Results => resultsOf(questions, answers),
  ({ questions, answers }) => questions.length * answers.length,
);
