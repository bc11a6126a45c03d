import type { SQL } from 'drizzle-orm';
import type { Authorized } from '../../../http/authorize.ts';
import { Column, Hook, Source } from '../../../platform/hooks.ts';

/** What columns beside a question are written from: its own columns, and who reads it. */
export type QuestionColumns = {
  readonly questionId: SQL;
  readonly acceptedId: SQL;
  /** Teams that read the question, as an array. */
  readonly teamIds: SQL;
  readonly readerId: SQL;
  /** Teams that the reader is in, as an array. */
  readonly readerTeamIds: SQL;
};

/** The answer that was accepted, where it is still shown. */
export type AcceptedAnswer = {
  readonly commentId: string;
  readonly text: string;
  /** Null where it is anonymous. */
  readonly author: { readonly id: string; readonly name: string; readonly avatar: string | null } | null;
};

export const acceptedColumn = new Column<QuestionColumns, AcceptedAnswer | null>('accepted');

/** Whether someone other than its asker has answered a question in one of some teams. */
export const answeredColumn = new Column<{ readonly questionId: SQL; readonly teamIds: SQL }, boolean>(
  'answered',
);

/** Whether anything at all was said about a question. */
export const talkedColumn = new Column<{ readonly questionId: SQL }, boolean>('talked');

/** The team's day on which someone first answered a question by name, of what is still there. */
export const firstAnswerColumn = new Column<
  { readonly questionId: SQL; readonly teamId: SQL; readonly userId: SQL },
  string | null
>('firstAnswer');

/** An answer to a question, as far as accepting it depends on it. */
export type GivenAnswer = {
  readonly questionId: string;
  readonly teamId: string;
  /** Null where it is anonymous. */
  readonly authorId: string | null;
  readonly isShown: boolean;
};

/** Something said about a question; null where there is nothing of the kind. */
export const givenAnswer = new Source<{ readonly commentId: string }, GivenAnswer | null>('givenAnswer');

/** Something that was said about an object comes back to where it is read, or goes. */
export type SaidAgain = {
  readonly said: Authorized<{
    readonly id: string;
    readonly objectKind: string;
    readonly objectId: string;
    readonly teamId: string;
    /** Null where it is anonymous. */
    readonly authorId: string | null;
  }>;
  readonly isShown: boolean;
};
export const saidAgain = new Hook<SaidAgain>('saidAgain');
