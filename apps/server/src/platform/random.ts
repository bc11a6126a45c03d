import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';

/** Where the server takes chance from. */
export type Random = {
  /** A UUIDv7: sorts by the time it was made (RFC 9562, section 5.7). */
  id(): string;
  /** A UUIDv4: tells no time. */
  uuid(): string;
  /** 256 bits as base64url, for tokens. */
  token(): string;
  /** Decimal digits, leading zeros included. */
  digits(count: number): string;
  /** Capital letters that are not mistaken for one another when read aloud. */
  letters(count: number): string;
};

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';

export function createRandom(clock: Pick<Clock, 'now'>): Random {
  return {
    id: () => uuidv7(clock.now().getTime()),
    uuid: () => randomUUID(),
    token: () => randomBytes(32).toString('base64url'),
    digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
    letters: (count) =>
      Array.from({ length: count }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  };
}

/** Before every id that is made at an instant or later, and after every earlier one. */
export function firstIdAt(instant: Date): string {
  const time = instant.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/** The time and the chance of a version 4, which Node draws in advance for many. */
function uuidv7(milliseconds: number): string {
  const time = milliseconds.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
