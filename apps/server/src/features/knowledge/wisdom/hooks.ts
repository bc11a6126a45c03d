import type { QuoteView } from '@garden/contract';
import type { SQL } from 'drizzle-orm';
import { Column, Hook, Source } from '../../../platform/hooks.ts';
import type { Reader } from '../../diary/policy.ts';

/** What a column beside a line of wisdom is written from: the line's own columns, and who reads it. */
export type QuoteBeside = {
  readonly quoteId: SQL;
  /** The team that reads it, as an array. */
  readonly teamIds: SQL;
  readonly readerId: SQL;
  /** Teams that the reader is in, as an array. */
  readonly readerTeamIds: SQL;
};

/** What is said about a line in its team. */
export const quoteTalkColumn = new Column<QuoteBeside, QuoteView['talk']>('quoteTalk');

/** Something said, as someone who may take a line from it reads it. */
export type Saying = {
  /** Null where it is anonymous. */
  readonly author: { readonly id: string; readonly name: string; readonly avatar: string | null } | null;
  readonly teamId: string;
  readonly text: string;
  /** The diary that it was said about; null where it was about something else. */
  readonly diary: { readonly id: string; readonly authorId: string; readonly day: string } | null;
};

/** A comment that can be read; null where there is none for its reader. */
export const sayings = new Source<{ readonly commentId: string; readonly reader: Reader }, Saying | null>(
  'sayings',
);

/** Lines are out of their team's sight: taken out, or with what they were taken from. */
export const quotesHidden = new Hook<{ readonly quoteIds: readonly string[] }>('quotesHidden');

/** Lines are about to be erased. */
export const quotesErasing = new Hook<{ readonly quoteIds: readonly string[] }>('quotesErasing');
