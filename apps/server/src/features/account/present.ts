import type { api, OutputOf, Self } from '@garden/contract';
import { presentPerson } from './rules.ts';
import type { UserRow } from './store.ts';

/** Someone of one's teams in full; the address stays their own. */
export function presentProfile(user: UserRow): OutputOf<typeof api.user.info> {
  const { code, timezone, createdAt } = user;
  return { ...presentPerson(user), code, timezone, createdAt: createdAt.toISOString() };
}

/** The signed-in person as they see themselves. */
export function presentSelf(user: UserRow): Self {
  return {
    ...presentPerson(user),
    email: user.email,
    code: user.code,
    locale: user.locale,
    timezone: user.timezone,
    hasPassword: user.passwordHash !== null,
    instanceAdmin: user.instanceAdmin,
    createdAt: user.createdAt.toISOString(),
  };
}
