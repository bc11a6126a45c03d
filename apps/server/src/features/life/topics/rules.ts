import type { TopicView } from '@garden/contract';
import { refuseField } from '../../../http/refusal.ts';

/** First and last day, both included. */
type Days = { readonly startsOn: string; readonly endsOn: string };

/** Where a topic stands on a day of its team. */
export function stateOf({ startsOn, endsOn }: Days, today: string): TopicView['state'] {
  if (today < startsOn) return 'coming';
  return today > endsOn ? 'past' : 'running';
}

/**
 * Checks the days that a topic gets. One that is over stays as it was: only a last day that changes must be ahead. What
 * was written since it began stays within its days.
 * @param kept the days it had; undefined for a new one
 * @throws Refusal `topicEndsTooEarly` or `topicDayOver` at the field `to`, `topicBegun` at the field `from`.
 */
export function checkDays({ startsOn, endsOn }: Days, today: string, kept?: Days): void {
  if (kept && kept.startsOn <= today && startsOn > kept.startsOn) throw refuseField('from', 'topicBegun');
  if (endsOn < startsOn) throw refuseField('to', 'topicEndsTooEarly');
  if (endsOn < today && endsOn !== kept?.endsOn) throw refuseField('to', 'topicDayOver');
}
