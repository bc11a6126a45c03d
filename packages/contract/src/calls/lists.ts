import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';

/** Characters of a list that is imported at once. */
const MAX_LIST = 300_000;

export const lists = {
  import: endpoint({
    method: 'POST',
    path: 'user/lists/import',
    summary:
      'Adds the items of a Markdown text to My wisdom, to one’s questions or mistakes, or with `preview` tells what would happen.',
    kind: 'write',
    access: 'session',
    cost: 'dear',
    input: z.strictObject({
      list: z.enum(['wisdom', 'questions', 'mistakes']),
      /** As the archive of `user/auth/export` has it, or a list with a point for each item. */
      markdown: f.text({ min: 1, max: MAX_LIST, required: 'contentMissing' }),
      /** The teams that are asked; for questions alone, which need one. */
      teamIds: z._default(z.array(f.id()).check(z.maxLength(100, f.say('listTooLong'))), []),
      preview: z._default(z.boolean(), false),
    }),
    output: z.object({
      added: z.int(),
      /** How many are left out. */
      left: z.int(),
      /** The first thousand of those, by their line, from 1. */
      skipped: z.array(
        z.object({
          line: z.int(),
          /** Its first words. */
          text: z.string(),
          /**
           * `known`: it is there word for word. `list`: it belongs to another list. `more`: what is said beside it is too long.
           * `unreadable`: no item. Else what an item can’t have.
           */
          reason: z.enum(['known', 'list', 'unreadable', 'text', 'more', 'tags', 'source', 'day']),
        }),
      ),
    }),
  }),
};
