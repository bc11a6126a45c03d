import type { ReactionCount } from '@garden/contract';
import type { SQL } from 'drizzle-orm';
import { Column, Source } from '../../../platform/hooks.ts';
import type { GradeBeside } from '../policy.ts';

/** What a column beside a diary is written from: the diary's own columns, and who reads it. */
export type DiaryBeside = {
  readonly diaryId: SQL;
  readonly authorId: SQL;
  /** Teams that read the diary, as an array. */
  readonly teamIds: SQL;
  readonly readerId: SQL;
  /** Teams that the reader is in, as an array. */
  readonly readerTeamIds: SQL;
};

/** What is said about a diary in the teams that its reader shares with it. */
export type CommentSummary = {
  readonly comments: number;
  /** The commonest first. */
  readonly reactions: ReactionCount[];
  /** Whether someone other than its author has said something. */
  readonly answered: boolean;
};

export const talkColumn = new Column<DiaryBeside, CommentSummary>('talk');

/** What the diary is worth, whether or not its reader may see it; null where it has no score. */
export const gradeColumn = new Column<DiaryBeside, GradeBeside | null>('grade');

/** Whether the reader follows the diary's author. */
export const followedColumn = new Column<DiaryBeside, boolean>('followed');

/** Everyone a person follows. */
export const followedPeople = new Source<{ readonly userId: string }, readonly string[]>('followedPeople');

/** The people of a person's own follow group; null where they have no such group. */
export const followGroupPeople = new Source<
  { readonly userId: string; readonly groupId: string },
  readonly string[] | null
>('followGroupPeople');
