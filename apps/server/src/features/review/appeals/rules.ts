import { DAY } from '../../../platform/clock.ts';

/** So long after it was published another look at a diary can be asked for. */
export const APPEAL_DAYS = 14;

/** Whether it is late for that. */
export function isTooLate(publishedAt: Date, now: Date): boolean {
  return now.getTime() - publishedAt.getTime() > APPEAL_DAYS * DAY;
}
