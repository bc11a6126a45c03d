import { api } from '@garden/contract';
import type { GroupEntries } from './call-entry.ts';
import { all, refused, row } from './rows.ts';
import { withProvider } from './with-provider.ts';

export const keyclock: GroupEntries<'keyclock'> = {
  handleAuthorizationCode: {
    example: (app) =>
      withProvider(app, async (app) => {
        const begun = await app.call(api.auth.sso, {});
        const cookies = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]));
        const state = new URL(begun.data.location).searchParams.get('state') ?? '';
        const brought = { code: 'any', state, timezone: 'Asia/Shanghai' };
        return app.call(api.keyclock.handleAuthorizationCode, brought, { cookies });
      }),
    rows: [row('no provider', () => ({ code: 'x', state: 'y' }), all(refused('ssoOff')))],
  },
};
