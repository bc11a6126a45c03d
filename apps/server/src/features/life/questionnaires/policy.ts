import type { MemberRole, QuestionnaireSummary } from '@garden/contract';
import { administers } from '../../team/policy.ts';

/** Someone in the team of a questionnaire. */
export type Reader = { readonly role: MemberRole; readonly isAnswered: boolean };

/** What was counted is for administrators, and for those they chose. */
export function seesResults(
  resultsFor: QuestionnaireSummary['resultsFor'],
  { role, isAnswered }: Reader,
): boolean {
  return administers(role) || resultsFor === 'all' || (resultsFor === 'participants' && isAnswered);
}

/** Answers one by one, with their names where they are by name, are in the files that administrators take. */
export const readsAnswers = (role: MemberRole): boolean => administers(role);
