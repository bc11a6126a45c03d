import type { Person } from '@garden/contract';

type Pictured = { readonly id: string; readonly name: string; readonly avatar: string | null };

/**
 * Somebody as others see them; `avatar` is the key of a file and becomes its address.
 * Rows come by `personColumns`, which leaves a former member without name and picture.
 */
export function presentPerson({ id, name, avatar }: Pictured): Person {
  return { id, name, avatar: pictureUrl(avatar) };
}

/** The address of a picture, or null where there is none. */
export function pictureUrl(key: string | null): string | null {
  return key === null ? null : `/files/${key}`;
}
