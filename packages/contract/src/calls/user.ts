import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_TRANSLATED } from '../limits.ts';
import { signedIn } from '../person.ts';

/** As in RFC 5646, bounded; which languages are known, the answer says. */
const languageTag = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(35));

export const user = {
  login: endpoint({
    method: 'POST',
    path: 'user/login',
    summary: 'Signs in with email and password.',
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
    summary: 'Oneself, or someone who shares a team with the caller; without a userId, oneself.',
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
  translate: endpoint({
    method: 'POST',
    path: 'translate',
    summary:
      'Translates between English and Chinese: a sentence of the product by its catalogue, else by the AI provider; where that fails, `data` is the text as it was.',
    kind: 'write',
    access: 'public',
    input: z.strictObject({
      text: f.text({ max: MAX_TRANSLATED }),
      /** A language tag; `auto` finds out. */
      from: z._default(languageTag(), 'auto'),
      to: languageTag(),
    }),
    output: z.object({ success: z.boolean(), message: z.string(), data: z.string() }),
    response: 'bare',
  }),
};
