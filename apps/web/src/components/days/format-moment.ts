import { dayOf, formatClock, relativeDay, todayIn } from './format-time.ts';

/**
 * An instant near to now by the clock of the device: "tomorrow 14:05".
 *
 * @param instant ISO date-time
 */
export const formatMoment = (instant: string, locale: string): string =>
  `${relativeDay(dayOf(instant), todayIn(), locale)} ${formatClock(instant, locale)}`;
