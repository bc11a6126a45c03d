import { addDays, type DiaryDay, daysBetween, daysOfMonth, monthOf, shiftMonth } from '@garden/calendar';
import type { QuestionnaireSummary } from '@garden/contract';
import { refuseField } from '../../../http/refusal.ts';

/** How long a questionnaire may be open, and how far ahead it may open. */
const MOST_DAYS = 366;
/** Of fewer people no anonymous answer could ever be shown. */
export const LEAST_ASKED = 5;

export type Repeats = NonNullable<QuestionnaireSummary['repeats']>;
/** First and last day, both included. */
export type RunDays = { readonly opensOn: string; readonly closesOn: string };

/** Where a run stands on a day of its team. */
export function stateOf({ opensOn, closesOn }: RunDays, today: string): QuestionnaireSummary['run']['state'] {
  if (today < opensOn) return 'coming';
  return today > closesOn ? 'past' : 'running';
}

/**
 * Checks the days that a run gets.
 * @param kept the days it had; undefined for a new one
 * @throws Refusal at the field `opens`, `closes` or `repeats`.
 */
export function checkDays(
  { opensOn, closesOn, repeats }: RunDays & { readonly repeats: Repeats | null },
  today: DiaryDay,
  kept?: RunDays,
): void {
  if (closesOn < opensOn) throw refuseField('closes', 'questionnaireEndsTooEarly');
  if (closesOn < today && closesOn !== kept?.closesOn) throw refuseField('closes', 'questionnaireDayOver');
  if (daysBetween(today, opensOn as DiaryDay) > MOST_DAYS)
    throw refuseField('opens', 'questionnaireTooFar', { maximum: MOST_DAYS });
  if (daysBetween(opensOn as DiaryDay, closesOn as DiaryDay) >= MOST_DAYS)
    throw refuseField('closes', 'questionnaireTooLong', { maximum: MOST_DAYS });
  if (repeats && after(opensOn as DiaryDay, repeats, opensOn as DiaryDay) <= closesOn)
    throw refuseField('repeats', 'questionnaireOverlaps');
}

/** The run that follows the latest one, as soon as it opens: of those that were missed, the newest alone. */
export function nextRun(
  latest: RunDays,
  {
    repeats,
    firstOpens,
    today,
  }: { readonly repeats: Repeats; readonly firstOpens: string; readonly today: string },
): RunDays | null {
  const length = daysBetween(latest.opensOn as DiaryDay, latest.closesOn as DiaryDay);
  let opens: DiaryDay | null = null;
  for (
    let next = after(latest.opensOn as DiaryDay, repeats, firstOpens as DiaryDay);
    next <= today;
    next = after(next, repeats, firstOpens as DiaryDay)
  )
    opens = next;
  if (opens === null || today <= latest.closesOn) return null;
  return { opensOn: opens, closesOn: addDays(opens, length) };
}

const weeks = { week: 1, twoWeeks: 2 } as const;
const months = { month: 1, quarter: 3 } as const;

/** One period later; of months on the day of the first run, or the month's last. */
function after(day: DiaryDay, repeats: Repeats, first: DiaryDay): DiaryDay {
  if (repeats === 'week' || repeats === 'twoWeeks') return addDays(day, 7 * weeks[repeats]);
  const days = daysOfMonth(shiftMonth(monthOf(day), months[repeats]));
  return days[Math.min(Number(first.slice(8)), days.length) - 1] ?? addDays(day, 30 * months[repeats]);
}

/** Whether what is asked, and who is asked how, may be changed: not once someone has relied on it. */
export function isRewritable({
  anonymous,
  state,
  runs,
  hasAnswers,
}: {
  readonly anonymous: boolean;
  readonly state: QuestionnaireSummary['run']['state'];
  readonly runs: number;
  readonly hasAnswers: boolean;
}): boolean {
  // That someone has answered without a name is told to no one, so what counts is that they could.
  return anonymous ? runs === 1 && state === 'coming' : !hasAnswers;
}

/** The department whose numbers an answer is in: the one department that was asked and that its writer is in. */
export function groupOf(departments: readonly string[], asked: readonly string[]): string | null {
  const among = departments.filter((id) => asked.length === 0 || asked.includes(id));
  return among.length === 1 ? (among[0] ?? null) : null;
}
