import { createHash } from 'node:crypto';
import { DAY, HOUR, MINUTE } from '../../../platform/clock.ts';

export const CODE_DIGITS = 6;
export const CODE_LIFE = 10 * MINUTE;
export const CODE_TRIES = 5;
/** Codes are kept as long as the longest limit counts them, and while they are valid. */
export const CODE_KEPT = DAY;

/** So many codes within so many milliseconds. */
export type CodeLimit = { readonly count: number; readonly within: number };

/** Of one mailbox by one browser. */
export const codeLimitsOfBrowser: readonly CodeLimit[] = [
  { count: 1, within: MINUTE },
  { count: 5, within: HOUR },
  { count: 10, within: DAY },
];
/** Of one mailbox by one IP, whatever browsers it says it is. */
export const codeLimitsOfRequester: readonly CodeLimit[] = [
  { count: 10, within: HOUR },
  { count: 20, within: DAY },
];
/** Of all mailboxes by one IP, and wider: a whole office stands behind one IP on the day it signs up. */
export const codeLimitsOfIp = (scale: number): readonly CodeLimit[] => [{ count: 30 * scale, within: HOUR }];

/** Codes to one mailbox within a day, no matter who asks: beyond it, the next one waits, and a code has one try. */
export const CODES_OF_MAILBOX = 30;

/** How many of the newest codes these limits look at. */
export function mostOf(limits: readonly CodeLimit[]): number {
  return Math.max(...limits.map(({ count }) => count));
}

/**
 * How many milliseconds until the next code may be sent; 0 when it may be now.
 * @param sent when the codes of the last day were asked for, newest first; none of them later than now
 */
export function waitForCode(sent: readonly Date[], limits: readonly CodeLimit[], now: Date): number {
  const waits = limits.map(({ count, within }) => {
    const counted = sent[count - 1];
    return counted ? counted.getTime() + within - now.getTime() : 0;
  });
  return Math.max(0, ...waits);
}

/** Codes are bound to the address and purpose they were sent for. */
export function hashCode(code: string, email: string, purpose: string): string {
  return createHash('sha256').update(`${purpose}\n${email}\n${code}`).digest('base64url');
}
