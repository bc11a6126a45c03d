import { DAY, shift } from '../../../platform/clock.ts';

/** A closed account can be taken back for so long; then it is erased (product, section 2). */
export const CLOSED_LIFE = 14 * DAY;

/** When an account that was closed at this moment is erased. */
export function erasureOf(closedAt: Date): Date {
  return shift(closedAt, CLOSED_LIFE);
}

/** The day of an instant where the person lives, `YYYY-MM-DD`. */
export function dayAt(instant: Date, timezone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv', { timeZone: timezone, dateStyle: 'short' }).format(instant);
}
