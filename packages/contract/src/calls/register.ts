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
    summary:
      'Creates an account with the code from the email, or with an invitation to its address, and signs in.',
    kind: 'write',
    access: 'public',
    input: z
      .strictObject({
        email: f.email(),
        code: z.optional(f.code()),
        /** The token from an invitation’s link shows whose mailbox it is; whether to join is asked afterwards. */
        invitation: z.optional(f.invitationToken()),
        password: f.newPassword(),
        name: f.personName(),
        agreed: z.literal(true, 'termsNotAgreed'),
        inviteCode: z.optional(f.inviteCode()),
        locale: z.optional(f.locale()),
        timezone: z.optional(f.timezone()),
      })
      .check(f.exactlyOne(['code', 'invitation'], 'codeFormat')),
    output: signedIn,
  }),
  internalRegistration: endpoint({
    method: 'POST',
    path: 'user/register/InternalRegistration',
    summary:
      'Invites people by name and address, who may create an account on any server; they are members once they accept.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      teamId: f.id(),
      people: z
        .array(z.strictObject({ name: f.personName(), email: f.email(), departmentId: z.optional(f.id()) }))
        .check(z.minLength(1), z.maxLength(100)),
    }),
    output: z.object({
      /** Addresses that are invited, in the order they were named; which of them have an account is not told. */
      invited: z.array(z.string()),
      /** Those left as they were; `reason` is a key of the catalogue. */
      failed: z.array(z.object({ email: z.string(), reason: z.string() })),
    }),
  }),
};
