import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

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

/** Somebody as others see them; a former member, whose account is closed, has an empty name and no picture. */
export const person = z.object({ id: f.id(), name: z.string(), avatar: z.nullable(z.string()) });
export type Person = z.output<typeof person>;

/** The answer of everything that signs in; the refresh token travels in a cookie that scripts cannot read. */
const signedIn = z.object({ token: z.string(), expiresAt: f.instant(), user: self });

const codePurpose = z.enum(['register', 'reset', 'email']);

/** The picture of a person or a team. */
export const picture = () => f.pictureUrl(900_000, { invalid: 'avatarInvalid', tooLarge: 'avatarInvalid' });

export const register = {
  sendCode: endpoint({
    method: 'POST',
    path: 'user/register/send-code',
    summary: 'Sends six digits to an address; the answer is the same whether the address is known.',
    kind: 'write',
    access: 'public',
    input: z.strictObject({
      email: f.email(),
      purpose: z._default(codePurpose, 'register'),
      locale: z.optional(f.locale()),
    }),
    output: f.nothing(),
  }),
  userRegister: endpoint({
    method: 'POST',
    path: 'user/register/user-register',
    summary: 'Creates an account with the code from the mail, and signs in.',
    kind: 'write',
    access: 'public',
    input: z.strictObject({
      email: f.email(),
      code: f.code(),
      password: f.newPassword(),
      name: f.personName(),
      agreed: z.literal(true, 'termsNotAgreed'),
      inviteCode: z.optional(f.inviteCode()),
      locale: z.optional(f.locale()),
      timezone: z.optional(f.timezone()),
    }),
    output: signedIn,
  }),
  internalRegistration: endpoint({
    method: 'POST',
    path: 'user/register/InternalRegistration',
    summary: 'Makes accounts for people of one’s team, who get a mail to set a password; for administrators.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      people: z
        .array(z.strictObject({ name: f.personName(), email: f.email(), departmentId: z.optional(f.id()) }))
        .check(z.minLength(1), z.maxLength(100)),
    }),
    output: z.object({
      /** Addresses with a new account, now members. */
      created: z.array(z.string()),
      /** Addresses that had an account: they are invited, and members once they accept. */
      existing: z.array(z.string()),
      /** Those with whom nothing was done; `reason` is a key of the catalogue. */
      failed: z.array(z.object({ email: z.string(), reason: z.string() })),
    }),
  }),
};

export const user = {
  login: endpoint({
    method: 'POST',
    path: 'user/login',
    summary: 'Signs in with e-mail and password.',
    kind: 'write',
    access: 'public',
    input: z.strictObject({
      email: f.email(),
      password: f.password(),
      /** Takes the deletion of the account back; without it, an account that is being deleted is refused. */
      restore: z.optional(z.boolean()),
    }),
    output: signedIn,
    done: 'loginSuccessful',
  }),
  info: endpoint({
    method: 'GET',
    path: 'user/info',
    summary: 'Oneself, or somebody who shares a team with the caller; without a userId, oneself.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({ userId: z.optional(f.id()) }),
    output: z.object({
      id: f.id(),
      name: z.string(),
      avatar: z.nullable(z.string()),
      code: z.string(),
      timezone: z.string(),
      createdAt: f.instant(),
      /** One's own alone. */
      email: z.optional(z.string()),
      locale: z.optional(f.locale()),
      hasPassword: z.optional(z.boolean()),
    }),
  }),
};

export const auth = {
  options: endpoint({
    method: 'GET',
    path: 'user/auth/options',
    summary: 'What the sign-in page offers.',
    kind: 'read',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({
      registration: z.boolean(),
      password: z.object({ minimum: z.int() }),
      sso: z.nullable(z.object({ name: z.string(), authorizeUrl: z.string() })),
      defaultLocale: z.nullable(f.locale()),
    }),
  }),
  refresh: endpoint({
    method: 'POST',
    path: 'user/auth/refresh',
    summary: 'Exchanges the refresh cookie for a new token; using an old cookie again ends the session.',
    kind: 'write',
    access: 'public',
    input: z.strictObject({}),
    output: signedIn,
  }),
  edit: endpoint({
    method: 'POST',
    path: 'user/auth/edit',
    summary: 'Changes oneself; a new password ends every other session.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      name: z.optional(f.personName()),
      avatar: z.optional(z.nullable(picture())),
      locale: z.optional(f.locale()),
      timezone: z.optional(f.timezone()),
      password: z.optional(z.strictObject({ old: f.password(), new: f.newPassword() })),
      email: z.optional(z.strictObject({ new: f.email(), code: f.code() })),
    }),
    output: self,
  }),
  forgetPassword: endpoint({
    method: 'POST',
    path: 'user/auth/forget-password',
    summary: 'Sets a new password with the code from the mail, and ends every session.',
    kind: 'write',
    access: 'public',
    input: z.strictObject({ email: f.email(), code: f.code(), password: f.newPassword() }),
    output: f.nothing(),
  }),
  logout: endpoint({
    method: 'POST',
    path: 'user/auth/logout',
    summary: 'Ends this session.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({}),
    output: f.nothing(),
  }),
  sessions: endpoint({
    method: 'GET',
    path: 'user/auth/sessions',
    summary: 'The devices one is signed in on, this one first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({
      items: z.array(
        z.object({
          id: f.id(),
          device: z.string(),
          createdAt: f.instant(),
          lastSeenAt: f.instant(),
          current: z.boolean(),
        }),
      ),
    }),
  }),
  revoke: endpoint({
    method: 'POST',
    path: 'user/auth/revoke',
    summary: 'Ends one of one’s sessions, or all but this one.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({ sessionId: z.optional(f.id()) }),
    output: z.object({ revoked: z.int() }),
  }),
  sso: endpoint({
    method: 'GET',
    path: 'user/auth/sso',
    summary: 'Begins a sign-in with the provider: leads the browser to its authorization address.',
    kind: 'read',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ location: z.string() }),
    response: 'redirect',
  }),
  export: endpoint({
    method: 'GET',
    path: 'user/auth/export',
    summary: 'Everything of one’s own as a ZIP of JSON and Markdown.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: f.file(),
    response: 'file',
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: 'user/auth/delete-account',
    summary: 'Closes one’s account; within 14 days signing in can take it back, then it is erased.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      /** For accounts that have one. */
      password: z.optional(f.password()),
      /** One’s own address, written out. */
      email: f.email(),
    }),
    output: z.object({ erasedOn: f.instant() }),
  }),
};

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
    output: signedIn,
    done: 'loginSuccessful',
  }),
};
