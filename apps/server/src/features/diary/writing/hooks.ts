import type { SQL } from 'drizzle-orm';
import type { Refusal } from '../../../http/refusal.ts';
import {
  Column,
  ExtraColumns,
  type Extras,
  Hook,
  type HookContext,
  Source,
} from '../../../platform/hooks.ts';
import type { HiddenObject } from '../../notice/objects/hooks.ts';
import type { Writer } from '../days/store.ts';
import type { DiaryGrade } from '../policy.ts';
import type { StoredDiary } from '../store.ts';

/** Whose entry of which day is written at this moment, for a column of the statement that adds or holds it. */
export type EntryColumns = {
  readonly authorId: SQL;
  readonly day: SQL;
  /** When the entry was, or is, published. */
  readonly publishedAt: SQL;
  readonly now: SQL;
};

/** An interview that comes before a diary. */
export type FirstInterview = {
  readonly teamId: string;
  readonly id: string;
  readonly name: string;
  readonly month: string;
};

/** An author as the rules of their home team see them. */
export type AuthorRules = Pick<Writer, 'calendar' | 'rules' | 'cameAt' | 'newcomerUntil' | 'teamIds'>;

/** What areas above read with the statement that adds an entry, or holds it for a change. */
export const entryColumns = new ExtraColumns<EntryColumns>('entryColumns');

/** What they read with the statement that opens someone's editor. */
export const editorColumns = new ExtraColumns<{ readonly userId: SQL; readonly now: SQL }>('editorColumns');

/** Interviews that come before a diary that is published now. */
export const interviewsFirst = new Source<
  { readonly extras: Extras; readonly ctx: Pick<HookContext, 'holidays' | 'now'> },
  readonly FirstInterview[]
>('interviewsFirst');

/** Why someone may publish nothing for a day that is open, before they try to; null where nothing stands in the way. */
export const heldBack = new Source<
  { readonly authorId: string; readonly ctx: Pick<HookContext, 'holidays' | 'now'> },
  Refusal | null
>('heldBack');

/** A diary as far as areas above act on it. */
export type WrittenDiary = Pick<
  StoredDiary,
  'id' | 'authorId' | 'day' | 'teamIds' | 'title' | 'sections' | 'late' | 'publishedAt'
>;

type Publishing = {
  readonly diary: WrittenDiary;
  readonly imported: boolean;
  readonly writer: AuthorRules;
  readonly extras: Extras;
};

/**
 * A diary is published; one that is imported comes long after its day, and tells no one. Who knows what it is worth
 * answers that.
 */
export const diaryPublished = new Hook<Publishing, DiaryGrade>('diaryPublished');

/** A published diary says something else, or is read by other teams. */
export const diaryChanged = new Hook<{
  readonly before: WrittenDiary;
  readonly after: WrittenDiary;
  readonly extras: Extras;
  readonly writer: AuthorRules;
}>('diaryChanged');

/** One more team reads diaries of an author, which say what they said; as they are from now on, and before. */
export const diariesShared = new Hook<{
  readonly teamId: string;
  readonly diaries: readonly { readonly before: WrittenDiary; readonly after: WrittenDiary }[];
  readonly writer: AuthorRules;
}>('diariesShared');

/** A diary is hidden by its author, who may bring it back; with the questions asked in it, or without them. */
export const diaryHidden = new Hook<{
  readonly diary: WrittenDiary;
  readonly keepsQuestions: boolean;
  /** Takes what goes with it, so that all of it is hidden by one statement. */
  readonly hideAlong: (...objects: readonly HiddenObject[]) => void;
}>('diaryHidden');

/** A hidden diary is back, in those of its teams that its author is still in. */
export const diaryRestored = new Hook<{
  readonly diary: WrittenDiary;
  readonly hiddenAt: Date;
  readonly writer: AuthorRules;
}>('diaryRestored');

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
export type TaskColumns = {
  readonly userId: SQL;
  readonly day: SQL;
  /** What was settled from this moment on is still shown. */
  readonly settledSince: SQL;
};

/** The tasks that the editor of a day asks about. */
export const taskColumn = new Column<TaskColumns, readonly Task[]>('tasks');

/** What the editor of a day reminds its writer of. */
export type Reminders = {
  /** Guidelines that they want to see on this weekday. */
  readonly guidelines: readonly {
    readonly id: string;
    readonly title: string;
    readonly category: string;
    readonly content: string;
  }[];
  /** A mistake of theirs: whether it happened again. */
  readonly mistake: {
    readonly id: string;
    readonly text: string;
    readonly day: string;
    readonly instead: string;
    readonly askedOn: string;
    readonly times: number;
    readonly guideline: { readonly id: string; readonly title: string } | null;
  } | null;
  /** What they do better at present. */
  readonly improvement: {
    readonly id: string;
    readonly text: string;
    readonly day: string;
    readonly checkOn: string;
  } | null;
  /** Their mistakes of the week before. */
  readonly lastWeek: readonly string[];
};

/** What the reminders of a day are found by; without days of the week before, it has no mistakes. */
export type ReminderColumns = {
  readonly userId: SQL;
  readonly day: SQL;
  /** The writer's own. */
  readonly today: SQL;
  readonly lastWeek: { readonly from: SQL; readonly to: SQL };
};

/** What someone has learned and wants to be reminded of. */
export const reminderColumn = new Column<ReminderColumns, Reminders>('reminders');
