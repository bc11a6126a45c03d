import type { api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';

/** What the sign-in page offers on this server. */
export const options: Handler<typeof api.auth.options> = async ({ config }) => ({
  registration: config.registrationOpen,
  password: { minimum: config.passwordMinimum },
  sso: null,
  defaultLocale: config.defaultLocale ?? null,
});
