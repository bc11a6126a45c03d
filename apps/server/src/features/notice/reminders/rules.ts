import { addDays, instantAt, wallClockAt } from '@garden/calendar';
import { HOUR, shift } from '../../../platform/clock.ts';

/** The second reminder of a day comes so long after the first; there is no third. */
export const FOLLOW_UP_AFTER = 2 * HOUR;
/** A reminder that could not go out for so long, since the server was away, is left out. */
const REMINDED_WITHIN = HOUR;

/** The last moment at which a zone's clocks showed a time of a day. */
export function lastTimeOf(time: string, timezone: string, now: Date): Date {
  const { day } = wallClockAt(now, timezone);
  const today = instantAt(day, time, timezone);
  return today <= now ? today : instantAt(addDays(day, -1), time, timezone);
}

/** What went out for a day so far. */
export type Reminded = { readonly sent: number; readonly lastAt: Date | null };

/** Whether a reminder or its follow-up can be due at all, so long after its time. */
export function isReminderNear(now: Date, due: Date): boolean {
  return now < shift(due, FOLLOW_UP_AFTER + 2 * REMINDED_WITHIN);
}

/** Whether the reminder that was due, or the one after it, is to go out now. */
export function isReminderDue(now: Date, due: Date, { sent, lastAt }: Reminded): boolean {
  const next = sent === 0 ? due : lastAt && shift(lastAt, FOLLOW_UP_AFTER);
  return sent < 2 && next !== null && now >= next && now < shift(next, REMINDED_WITHIN);
}
