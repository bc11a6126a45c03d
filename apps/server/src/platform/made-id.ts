import { createHash } from 'node:crypto';

/**
 * An id that the same words make each time, as a UUID of version 8 (RFC 9562, section 5.8).
 * @param about what it is the id of
 */
export function idMadeOf(about: readonly string[]): string {
  const hash = createHash('sha256').update(about.join(' ')).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
