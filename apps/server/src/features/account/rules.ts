import { createHash } from 'node:crypto';
import type { Person } from '@garden/contract';
import { SECOND } from '../../platform/clock.ts';

type Pictured = { readonly id: string; readonly name: string; readonly avatar: string | null };

/**
 * Someone as others see them; `avatar` is the key of a file and becomes its address.
 * Rows come by `personColumns`, which leaves a former member without name and picture.
 */
export function presentPerson({ id, name, avatar }: Pictured): Person {
  return { id, name, avatar: pictureUrl(avatar) };
}

/** The address of a picture, or null where there is none. */
export function pictureUrl(key: string | null): string | null {
  return key === null ? null : `/files/${key}`;
}

/** So many more tries make strangers wait half a second longer, up to five seconds. */
const SLOWER_EVERY = 10;

/**
 * How many milliseconds a stranger waits whose try is so far beyond what an account bears: it slows who guesses from many
 * places, and keeps no one out.
 */
export function slowness(beyond: number): number {
  return Math.min(5 * SECOND, Math.ceil(beyond / SLOWER_EVERY) * (SECOND / 2));
}

/** Of the short code by which colleagues find one another. */
export const MEMBER_CODE_LETTERS = 8;

/** What is stored of tokens: enough to know one again, too little to make one. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
