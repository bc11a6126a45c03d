import { daysOfMonth, isDiaryMonth } from '@garden/calendar';

/** Days that a ledger is looked at on; a missing end is open. */
export type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** Everything that the ledger keeps, or days of one's own choice; else a month. */
export const WHOLE_YEAR = 'year';
export const OWN_DAYS = 'own';

/** The ledger goes back a year, into the same month. */
const MONTHS = 13;

/** The months that a ledger can tell of, the newest first. */
export function monthsUpTo(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 'YYYY-MM'.length),
  );
}

/** The first and last day of a month. */
export function daysOf(month: string): Days {
  if (!isDiaryMonth(month)) return {};
  const days = daysOfMonth(month);
  return { from: days[0], to: days.at(-1) };
}

/** What is chosen where an address asks for these days. */
export function timeOf({ from, to }: Days): string {
  if (from === undefined && to === undefined) return WHOLE_YEAR;
  const month = (from ?? '').slice(0, 'YYYY-MM'.length);
  const whole = daysOf(month);
  return whole.from !== undefined && whole.from === from && whole.to === to ? month : OWN_DAYS;
}
