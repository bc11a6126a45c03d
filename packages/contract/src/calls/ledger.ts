import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { person } from '../person.ts';

/** What of the caller’s someone looked at, downloaded or copied. */
export const ledgerKind = z.enum(['ai', 'answers', 'copies', 'diaries', 'questions', 'statistics']);
export type LedgerKind = z.output<typeof ledgerKind>;

/** By which AI feature a diary was read for someone. */
export const readingFeature = z.enum(['focus', 'summaries', 'teamAnalysis']);
export type ReadingFeature = z.output<typeof readingFeature>;

/** What an operator did with all that the server holds. */
export const operatorAct = z.enum(['backup', 'restore']);
export type OperatorAct = z.output<typeof operatorAct>;

export const ledger = {
  list: endpoint({
    method: 'GET',
    path: 'user/ledger/list',
    summary:
      'Who opened one’s own diaries and questions, who had AI read them, who downloaded numbers or answers with one’s own, and when the server was copied, for a year; the latest day first.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({
      about: z.optional(ledgerKind),
      /** Of one reader alone. */
      readerId: z.optional(f.id()),
      /** Of these days alone, both included. */
      from: z.optional(f.day()),
      to: z.optional(f.day()),
      ...f.pageRequest,
    }),
    output: f.page(
      z.object({
        about: ledgerKind,
        /** Of the diary, the question or the questionnaire; of numbers that of their team. */
        id: f.id(),
        /** Null of copies: operators have no account. */
        reader: z.nullable(person),
        /** When; the reader's own day, of numbers and answers the team's, of copies that of UTC. */
        day: f.day(),
        /** The question, or the name of the questionnaire or the team; empty of a diary and of copies. */
        title: z.string(),
        /** The day of the diary, the first one that the numbers are of, or on which there was a copy in this month. */
        from: z.nullable(f.day()),
        /** The last day that the numbers are of. */
        to: z.nullable(f.day()),
        /** What of AI read it that day; nothing of what people opened themselves. */
        features: z.array(readingFeature),
        /** Whether its sentences went to the AI provider. */
        sent: z.boolean(),
        /** What the operator did in this month, and how often; null of everything else. */
        act: z.nullable(operatorAct),
        times: z.int(),
      }),
    ),
  }),
  readers: endpoint({
    method: 'GET',
    path: 'user/ledger/readers',
    summary: 'The people who are in one’s own ledger, by name.',
    kind: 'read',
    access: 'session',
    input: z.strictObject({}),
    output: z.object({ items: z.array(person) }),
  }),
};

export type LedgerEntry = z.output<typeof ledger.list.output>['items'][number];
