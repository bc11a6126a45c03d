import type { Calendar } from '@garden/calendar';
import type { SQL } from 'drizzle-orm';
import { Column, Hook } from '../../../platform/hooks.ts';
import type { StoredDiary } from '../store.ts';

/** A diary as far as areas above act on it. */
export type WrittenDiary = Pick<
  StoredDiary,
  'id' | 'authorId' | 'day' | 'teamIds' | 'title' | 'sections' | 'late'
>;

/** Whether anyone follows an author, for the statement that adds what they write. */
export const isFollowedColumn = new Column<{ readonly authorId: SQL }, boolean>('isFollowed');

/** A diary is published; one that is imported comes long after its day, and tells no one. */
export const diaryPublished = new Hook<{
  readonly diary: WrittenDiary;
  readonly isFollowed: boolean;
  readonly calendar: Calendar;
  readonly imported: boolean;
}>('diaryPublished');

/** A published diary says something else, or is read by other teams. */
export const diaryChanged = new Hook<{
  readonly before: WrittenDiary;
  readonly after: WrittenDiary;
  readonly calendar: Calendar;
}>('diaryChanged');

/** One more team reads diaries of an author, which say what they said; as they are from now on, and before. */
export const diariesShared = new Hook<{
  readonly teamId: string;
  readonly diaries: readonly { readonly before: WrittenDiary; readonly after: WrittenDiary }[];
}>('diariesShared');

/** A diary is hidden by its author, who may bring it back. */
export const diaryHidden = new Hook<{ readonly diary: WrittenDiary }>('diaryHidden');

/** A hidden diary is back, in those of its teams that its author is still in. */
export const diaryRestored = new Hook<{ readonly diary: WrittenDiary; readonly hiddenAt: Date }>(
  'diaryRestored',
);

/** Diaries are about to be erased. */
export const diariesErasing = new Hook<{ readonly diaryIds: readonly string[] }>('diariesErasing');

export type Task = {
  readonly id: string;
  readonly text: string;
  readonly status: 'open' | 'done' | 'carried' | 'dropped';
  /** ISO 8601. */
  readonly createdAt: string;
  /** The day of the diary that planned it; null where none did. */
  readonly plannedOn: string | null;
};

/** What the tasks that the editor of a day asks about are found by. */
export type TasksBeside = {
  readonly userId: SQL;
  readonly day: SQL;
  /** What was settled from this moment on is still shown. */
  readonly settledSince: SQL;
};

/** The tasks that the editor of a day asks about. */
export const taskColumn = new Column<TasksBeside, readonly Task[]>('tasks');
