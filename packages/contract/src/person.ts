import * as z from 'zod/mini';
import * as f from './fields.ts';

/** The signed-in person as they see themselves. */
export const self = z.object({
  id: f.id(),
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  /** Short member code, for colleagues to find one another. */
  code: z.string(),
  locale: f.locale(),
  timezone: z.string(),
  /** Whether a password opens the account; without one, the sign-in provider does. */
  hasPassword: z.boolean(),
  /** Whether the sign-in provider names them an administrator of this server. */
  instanceAdmin: z.boolean(),
  createdAt: f.instant(),
});
export type Self = z.output<typeof self>;

/** Someone as others see them; a former member, whose account is closed, has an empty name and no picture. */
export const person = z.object({ id: f.id(), name: z.string(), avatar: z.nullable(z.string()) });
export type Person = z.output<typeof person>;

/** The answer of everything that signs in; the refresh token travels in a cookie that scripts cannot read. */
export const signedIn = z.object({ token: z.string(), expiresAt: f.instant(), user: self });

/** The picture of a person or a team. */
export const picture = () => f.pictureUrl(900_000, { invalid: 'avatarInvalid', tooLarge: 'avatarInvalid' });
