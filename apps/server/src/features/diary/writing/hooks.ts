import type { DailyQuestion } from '@garden/contract';
import type { SQL } from 'drizzle-orm';
import type { Refusal } from '../../../http/refusal.ts';
import { Column, Hook, type HookContext, Source } from '../../../platform/hooks.ts';
import type { TeamCalendar } from '../../team/settings/rules.ts';
import type { Writer } from '../days/store.ts';
import type { GradeBeside } from '../policy.ts';
import type { StoredDiary } from '../store.ts';

/** Whose entry of which day is written at this moment, for a column of the statement that adds or holds it. */
export type EntryBeside = {
  readonly authorId: SQL;
  readonly day: SQL;
  /** When the entry was, or is, published. */
  readonly publishedAt: SQL;
  readonly now: SQL;
};

/** What is known of an author when an entry of theirs is written, besides what it says. */
export type AuthorFacts = {
  /** Whether their days are scored. */
  readonly scored: boolean;
  /** What they published before, in numbers that tell no text, packed by the area that compares them. */
  readonly earlier: string;
  /** The daily questions of their home team. */
  readonly questions: readonly DailyQuestion[];
  /** Whether they lead a department of it, or are someone's supervisor there. */
  readonly leads: boolean;
  /** What they may have to do before they publish. */
  readonly interviews: readonly OpenInterview[];
};

/** An interview that someone has not held yet, about one of the last months of a member. */
export type OpenInterview = {
  readonly teamId: string;
  readonly timezone: string;
  readonly calendar: TeamCalendar;
  /** The first day of the month that it is about. */
  readonly month: string;
  /** The day of the next month from which it is overdue. */
  readonly from: number;
  readonly member: { readonly id: string; readonly name: string };
  /** Days of vacation that they have in the month that runs. */
  readonly away: readonly string[];
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

/** What the area that reviews entries knows of their author. */
export const authorColumn = new Column<EntryBeside, AuthorFacts>('author');

/** Interviews that someone has to hold, for a statement that opens their editor. */
export const openInterviewsColumn = new Column<
  { readonly userId: SQL; readonly now: SQL },
  readonly OpenInterview[]
>('openInterviews');

/** Which of them come before a diary that is published now. */
export const interviewsFirst = new Source<
  {
    readonly interviews: readonly OpenInterview[];
    readonly ctx: Pick<HookContext, 'holidays' | 'now'>;
  },
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

/** Whether anyone follows an author, for the statement that adds what they write. */
export const isFollowedColumn = new Column<{ readonly authorId: SQL }, boolean>('isFollowed');

/** A diary is published; one that is imported comes long after its day, and tells no one. */
export const diaryPublished = new Hook<{
  readonly diary: WrittenDiary;
  readonly isFollowed: boolean;
  readonly imported: boolean;
  readonly author: AuthorFacts;
  readonly writer: AuthorRules;
  /** Takes what the diary is worth, so that the answer can show it. */
  readonly showScore: (score: GradeBeside) => void;
}>('diaryPublished');

/** A published diary says something else, or is read by other teams. */
export const diaryChanged = new Hook<{
  readonly before: WrittenDiary;
  readonly after: WrittenDiary;
  readonly author: AuthorFacts;
  readonly writer: AuthorRules;
}>('diaryChanged');

/** One more team reads diaries of an author, which say what they said; as they are from now on, and before. */
export const diariesShared = new Hook<{
  readonly teamId: string;
  readonly diaries: readonly { readonly before: WrittenDiary; readonly after: WrittenDiary }[];
}>('diariesShared');

/** A diary is hidden by its author, who may bring it back; with the questions asked in it, or without them. */
export const diaryHidden = new Hook<{ readonly diary: WrittenDiary; readonly keepsQuestions: boolean }>(
  'diaryHidden',
);

/** A hidden diary is back, in those of its teams that its author is still in. */
export const diaryRestored = new Hook<{
  readonly diary: WrittenDiary;
  readonly hiddenAt: Date;
  readonly writer: AuthorRules;
}>('diaryRestored');

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
export type RemindersBeside = {
  readonly userId: SQL;
  readonly day: SQL;
  /** The writer's own. */
  readonly today: SQL;
  readonly lastWeek: { readonly from: SQL; readonly to: SQL };
};

/** What someone has learned and wants to be reminded of. */
export const reminderColumn = new Column<RemindersBeside, Reminders>('reminders');
