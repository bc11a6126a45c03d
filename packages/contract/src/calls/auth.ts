import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { picture, self, signedIn } from '../person.ts';

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
    summary: 'Sets a new password with the code from the email, and ends every session.',
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
          /** The beginning of the day (UTC) on which it was last used. */
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
    cost: 'dear',
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
