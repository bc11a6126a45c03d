import { DAY, HOUR, SECOND } from '../../../platform/clock.ts';

export const TOKEN_LIFE = HOUR;
export const REFRESH_LIFE = 30 * DAY;
/** Two tabs that wake together may both present the cookie they had; later than this a second use is theft. */
const REFRESH_GRACE = 10 * SECOND;

/** Browsers keep no cookie for longer (RFC 6265bis). */
export const BROWSER_KEY_LIFE = 400 * DAY;
/** A browser in which no one has signed in for so long is a stranger again. */
export const BROWSER_KNOWN = 180 * DAY;

/** Whether a used refresh token comes from a tab that woke at the same moment. */
export function isWithinGrace(usedAt: Date, now: Date): boolean {
  return now.getTime() - usedAt.getTime() <= REFRESH_GRACE;
}
