import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { signedIn } from '../person.ts';

export const keyclock = {
  handleAuthorizationCode: endpoint({
    method: 'POST',
    path: 'keyclock/handleAuthorizationCode',
    summary: 'Signs in with the code that the provider gave; an unknown address makes an account.',
    kind: 'write',
    access: 'public',
    input: z.strictObject({
      code: z.string('ssoFailed').check(z.minLength(1, 'ssoFailed'), z.maxLength(4096, 'ssoFailed')),
      state: z.string('ssoFailed').check(z.minLength(1, 'ssoFailed'), z.maxLength(512, 'ssoFailed')),
      /** What the provider says of itself (RFC 9207). */
      iss: z.optional(z.string().check(z.maxLength(2048, 'ssoFailed'))),
      redirectUri: z.optional(z.string().check(z.maxLength(2048, 'ssoFailed'))),
      restore: z.optional(z.boolean()),
      /** Of a new account, where the provider tells neither. */
      locale: z.optional(f.locale()),
      timezone: z.optional(f.timezone()),
    }),
    /** `isNew` where the account was made by this sign-in. */
    output: z.extend(signedIn, { isNew: z.boolean() }),
    done: 'loginSuccessful',
  }),
};
