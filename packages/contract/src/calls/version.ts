import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

const release = z.object({
  version: z.string(),
  day: f.day(),
  /** What it brings, in one language; plain text. */
  notes: z.array(z.string()),
});
export type ReleaseView = z.output<typeof release>;

export const version = {
  getNew: endpoint({
    method: 'GET',
    path: 'user/version/get_new',
    summary:
      'What the releases after the named one bring, newest first, in the caller’s language; all of them where it names none, the newest where it names one that is unknown.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      version: z.optional(f.text({ max: 40 })),
      /** One’s own language where it is left out. */
      locale: z.optional(f.locale()),
    }),
    output: z.object({ releases: z.array(release) }),
  }),
};
