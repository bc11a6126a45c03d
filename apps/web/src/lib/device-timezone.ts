import { isTimezone } from '@garden/calendar';

const MINUTE_MS = 60_000;
let known = { zone: 'UTC', minute: -1 };

/** The zone of this device; UTC where the browser names an unknown one. Asked anew each minute: asking is dear, and lists ask for each row. */
export function deviceTimezone(): string {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (known.minute !== minute) {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    known = { zone: isTimezone(here) ? here : 'UTC', minute };
  }
  return known.zone;
}
