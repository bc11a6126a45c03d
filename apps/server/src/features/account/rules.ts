import { createHash } from 'node:crypto';
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/clock.ts';

export const TOKEN_LIFE = HOUR;
export const REFRESH_LIFE = 30 * DAY;
/** Two tabs that wake together may both present the cookie they had; later than this a second use is theft. */
export const REFRESH_GRACE = 10 * SECOND;
/** Being seen is written at most this often. */
export const SEEN_STEP = 5 * MINUTE;

export const CODE_LIFE = 10 * MINUTE;
export const CODE_TRIES = 5;
export const CODE_PAUSE = MINUTE;
export const CODES_AN_HOUR = 5;
export const CODES_A_DAY = 10;

/** What is stored of tokens: enough to know one again, too little to make one. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Codes are bound to the address and purpose they were sent for. */
export function hashCode(code: string, email: string, purpose: string): string {
  return createHash('sha256').update(`${purpose}\n${email}\n${code}`).digest('base64url');
}

type CodeCounts = { readonly newest: Date | null; readonly lastHour: number; readonly lastDay: number };

/** How many milliseconds an address or IP has to wait for its next code; 0 when it need not. */
export function waitForCode(counts: CodeCounts, now: Date): number {
  if (counts.lastDay >= CODES_A_DAY) return DAY;
  if (counts.lastHour >= CODES_AN_HOUR) return HOUR;
  return counts.newest ? Math.max(0, counts.newest.getTime() + CODE_PAUSE - now.getTime()) : 0;
}

/** Whether a used refresh token comes from a tab that woke at the same moment. */
export function isWithinGrace(usedAt: Date, now: Date): boolean {
  return now.getTime() - usedAt.getTime() <= REFRESH_GRACE;
}
