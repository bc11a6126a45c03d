import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';

/** What the sign-in page offers on this server. */
export const authOptions = call(api.auth.options, async ({ config, oidc }) => ({
  registration: config.registrationOpen,
  password: { minimum: config.passwordMinimum },
  sso: oidc && {
    name: oidc.settings.name,
    authorizeUrl: `${config.publicUrl}/api/${api.auth.sso.path}`,
  },
  defaultLocale: config.defaultLocale ?? null,
}));
