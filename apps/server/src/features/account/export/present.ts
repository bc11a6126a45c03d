import type { UserRow } from '../store.ts';
import type { listIdentities } from './export.store.ts';

/** Oneself, the password apart. */
export function presentOwnProfile(
  user: UserRow,
  signInProviders: Awaited<ReturnType<typeof listIdentities>>,
  picture: string | null,
) {
  const { id, name, email, code, locale, timezone, todosOpen, mistakesAsked, createdAt } = user;
  return {
    id,
    name,
    email,
    code,
    locale,
    timezone,
    todosOpen,
    mistakesAsked,
    createdAt,
    picture,
    signInProviders,
  };
}
