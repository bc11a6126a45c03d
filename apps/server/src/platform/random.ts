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

export function createRandom(clock: Clock): Random {
  return {
    id: () => uuidv7(clock.now().getTime(), randomBytes(10)),
    uuid: () => randomUUID(),
    token: () => randomBytes(32).toString('base64url'),
    digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
    letters: (count) =>
      Array.from({ length: count }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  };
}

function uuidv7(milliseconds: number, tail: Buffer): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(milliseconds, 0, 6);
  tail.copy(bytes, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
