import type { SQL } from 'drizzle-orm';
import { Column, Source } from '../../../platform/hooks.ts';
import type { DiaryGrade } from '../policy.ts';

/** What a column beside a diary is written from: the diary's own columns, and who reads it. */
export type DiaryColumns = {
  readonly diaryId: SQL;
  readonly authorId: SQL;
  /** Teams that read the diary, as an array. */
  readonly teamIds: SQL;
  readonly readerId: SQL;
  /** Teams that the reader is in, as an array. */
  readonly readerTeamIds: SQL;
};

/** What the diary is worth, whether or not its reader may see it; null where it has no score. */
export const gradeColumn = new Column<DiaryColumns, DiaryGrade | null>('grade');

/** Whether the reader follows the diary's author. */
export const followedColumn = new Column<DiaryColumns, boolean>('followed');

/** Everyone a person follows. */
export const followedPeople = new Source<{ readonly userId: string }, readonly string[]>('followedPeople');

/** The people of a person's own follow group; null where they have no such group. */
export const followGroupPeople = new Source<
  { readonly userId: string; readonly groupId: string },
  readonly string[] | null
>('followGroupPeople');
