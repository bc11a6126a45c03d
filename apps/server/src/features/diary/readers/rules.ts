import { DAY, shift } from '../../../platform/clock.ts';

/** So long a ledger says who looked at what: a year, and a day for leap years (product, section 14). */
const KEPT = 366 * DAY;

/** The first day that ledgers tell of; what is older is shown no more, and erased. */
export const keptSince = (now: Date): string => shift(now, -KEPT).toISOString().slice(0, 10);
