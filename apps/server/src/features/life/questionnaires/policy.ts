import type { QuestionnaireSummary } from '@garden/contract';
import { oversees } from '../../team/policy.ts';
import type { Seeing } from '../../team/store.ts';

/** Someone in the team of a questionnaire. */
export type Reader = Seeing & { readonly isAnswered: boolean };

/** What was counted is for administrators, and for those they chose. */
export function seesResults(
  resultsFor: QuestionnaireSummary['resultsFor'],
  { sight, isAnswered }: Reader,
): boolean {
  return oversees({ sight }) || resultsFor === 'all' || (resultsFor === 'participants' && isAnswered);
}

/** Answers one by one, with their names where they are by name, are in the files that administrators take. */
export const readsAnswers = (reader: Seeing): boolean => oversees(reader);
