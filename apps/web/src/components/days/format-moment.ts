import { dayOf, formatClock, relativeDay, todayIn } from './format-time.ts';

/**
 * An instant near to now by the clock of the device: "tomorrow 14:05", "明天14:05".
 *
 * @param instant ISO date-time
 */
export function formatMoment(instant: string, locale: string): string {
  const day = relativeDay(dayOf(instant), todayIn(), locale);
  const clock = formatClock(instant, locale);
  return locale.startsWith('zh') ? `${day}${clock}` : `${day} ${clock}`;
}
