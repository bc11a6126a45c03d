import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';

/** What someone looked at that is the caller's. */
const about = z.enum(['ai', 'diaries', 'questions', 'statistics']);
/** By which AI feature a diary was read for someone. */
const readBy = z.enum(['focus', 'summaries', 'teamAnalysis']);

export const ledger = {
  list: endpoint({
    method: 'GET',
    path: 'user/ledger/list',
    summary:
      'Who opened one’s own diaries and questions, who had AI read them, and who downloaded numbers with one’s own, for a year; the latest day first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      about: z.optional(about),
      /** Of one reader alone. */
      readerId: z.optional(f.id()),
      ...f.pageRequest,
    }),
    output: f.page(
      z.object({
        about,
        /** Of the diary or the question; of numbers that of their team. */
        id: f.id(),
        reader: person,
        /** When; the reader's own day, of numbers the team's. */
        day: f.day(),
        /** The question, or the name of the team; empty of a diary. */
        title: z.string(),
        /** The day of the diary, or the first one that the numbers are of. */
        from: z.nullable(f.day()),
        /** The last day that the numbers are of. */
        to: z.nullable(f.day()),
        /** What of AI read it that day; nothing of what people opened themselves. */
        features: z.array(readBy),
        /** Whether its sentences went to the AI provider. */
        sent: z.boolean(),
      }),
    ),
  }),
};

export type LedgerEntry = z.output<typeof ledger.list.output>['items'][number];
