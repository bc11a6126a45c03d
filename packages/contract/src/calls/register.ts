import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { signedIn } from '../person.ts';

const codePurpose = z.enum(['register', 'reset', 'email']);

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
