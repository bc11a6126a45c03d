import { isTimezone } from '@garden/calendar';

/** The zone of this device; UTC where the browser names an unknown one. */
export function deviceTimezone(): string {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimezone(here) ? here : 'UTC';
}
