import { dayOf, relativeDay, todayIn } from '../../../components/days/format-time.ts';

/** The day of an instant on this device's calendar, near today in words such as "yesterday". */
export function relativeDayOf(instant: string, locale: string): string {
  return relativeDay(dayOf(instant), todayIn(), locale);
}
