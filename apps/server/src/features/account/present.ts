import type { Person, Self } from '@garden/contract';
import type { UserRow } from './store.ts';

/** The address of a picture, or null where somebody has none. */
export function avatarUrl(key: string | null): string | null {
  return key === null ? null : `/files/${key}`;
}

/** Somebody as others see them. */
export function presentPerson(user: Pick<UserRow, 'id' | 'name' | 'avatar'>): Person {
  return { id: user.id, name: user.name, avatar: avatarUrl(user.avatar) };
}

/** The signed-in person as they see themselves. */
export function presentSelf(user: UserRow): Self {
  return {
    ...presentPerson(user),
    email: user.email,
    code: user.code,
    locale: user.locale,
    timezone: user.timezone,
    createdAt: user.createdAt.toISOString(),
  };
}
