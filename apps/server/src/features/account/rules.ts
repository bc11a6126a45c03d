import { createHash } from 'node:crypto';
import type { Person } from '@garden/contract';

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

/** Of the short code by which colleagues find one another. */
export const MEMBER_CODE_LETTERS = 8;

/** What is stored of tokens: enough to know one again, too little to make one. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
