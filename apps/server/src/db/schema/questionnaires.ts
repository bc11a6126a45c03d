import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { person, users } from './account.ts';
import { day, instant } from './columns.ts';
import { team } from './team.ts';

/** Words in one or both languages. */
export type StoredWords = { readonly en?: string | undefined; readonly zh?: string | undefined };

/** What is asked; answers are kept by these ids. */
export type StoredAsked = {
  readonly id: string;
  readonly kind: 'single' | 'multiple' | 'scale' | 'text' | 'date';
  readonly text: StoredWords;
  readonly required: boolean;
  readonly sensitive: boolean;
  readonly section: StoredWords | null;
  readonly choices: readonly { readonly id: string; readonly text: StoredWords }[];
  readonly other: boolean;
  readonly low: StoredWords | null;
  readonly high: StoredWords | null;
  readonly showIf: {
    readonly questionId: string;
    readonly choiceIds?: readonly string[] | undefined;
    readonly from?: number | undefined;
    readonly to?: number | undefined;
  } | null;
};

/** What was answered to one question. */
export type StoredAnswer = {
  readonly questionId: string;
  readonly choiceIds?: readonly string[] | undefined;
  readonly other?: string | undefined;
  readonly number?: number | undefined;
  readonly text?: string | undefined;
  readonly day?: string | undefined;
};

/** Questions that a team, or departments of it, are asked. */
export const questionnaires = pgTable(
  'questionnaires',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    title: jsonb().$type<StoredWords>().notNull(),
    intro: jsonb().$type<StoredWords>().notNull(),
    questions: jsonb().$type<readonly StoredAsked[]>().notNull(),
    /** Who is asked; none is everyone. */
    departmentIds: uuid().array().notNull(),
    anonymous: boolean().notNull(),
    /** Whether departments have results of their own. */
    byDepartment: boolean().notNull(),
    repeats: text({ enum: ['week', 'twoWeeks', 'month', 'quarter'] }),
    resultsFor: text({ enum: ['all', 'participants', 'admins'] }).notNull(),
    /** Changes with what is asked. */
    version: integer().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    /** Hidden since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [index().on(table.teamId), index().on(table.deletedAt).where(sql`deleted_at is not null`)],
);

/** A time in which a questionnaire is open; one that repeats has many. */
export const questionnaireRuns = pgTable(
  'questionnaire_runs',
  {
    id: uuid().primaryKey(),
    questionnaireId: uuid()
      .notNull()
      .references(() => questionnaires.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    /** First and last day, both included. */
    opensOn: day().notNull(),
    closesOn: day().notNull(),
    /** Whether those who are asked were told, and those who had not answered reminded. */
    isTold: boolean().notNull().default(false),
    isReminded: boolean().notNull().default(false),
    /** How many had answered when this day began. */
    answered: integer(),
    answeredOn: day(),
    /** The day on whose morning the answers were counted. */
    countedOn: day(),
    /** What may be shown of them, as it was counted then. */
    results: jsonb(),
  },
  (table) => [
    uniqueIndex().on(table.questionnaireId, table.number),
    index('questionnaire_runs_uncounted').on(table.opensOn).where(sql`counted_on is null`),
  ],
);

/** Answers by name. */
export const questionnaireAnswers = pgTable(
  'questionnaire_answers',
  {
    runId: uuid()
      .notNull()
      .references(() => questionnaireRuns.id, { onDelete: 'cascade' }),
    userId: person(),
    answers: jsonb().$type<readonly StoredAnswer[]>().notNull(),
    /** The team's. */
    answeredOn: day().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.userId] }), index().on(table.userId)],
);

/**
 * Who downloaded whose answers by name, and on which day. What a questionnaire is called stands here too: the ledger outlives
 * the questionnaire. Anonymous answers have no row, which would say whose they are.
 */
export const questionnaireDownloads = pgTable(
  'questionnaire_downloads',
  {
    teamId: team(),
    questionnaireId: uuid().notNull(),
    memberId: person(),
    readerId: person(),
    /** The team's. */
    day: day().notNull(),
    title: jsonb().$type<StoredWords>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.questionnaireId, table.memberId, table.readerId, table.day] }),
    index('questionnaire_downloads_of_owner').on(
      table.memberId,
      table.day,
      table.readerId,
      table.questionnaireId,
    ),
    index('questionnaire_downloads_of_reader').on(
      table.memberId,
      table.readerId,
      table.day,
      table.questionnaireId,
    ),
    index().on(table.readerId),
    index().on(table.teamId),
    index().on(table.day),
  ],
);

/** What a team does about the results of a run. */
export const questionnaireActions = pgTable(
  'questionnaire_actions',
  {
    id: uuid().notNull(),
    runId: uuid()
      .notNull()
      .references(() => questionnaireRuns.id, { onDelete: 'cascade' }),
    /** Its place in the list. */
    place: integer().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    day: day().notNull(),
    text: text().notNull(),
    isDone: boolean().notNull(),
    /** The run that asks whether it helped, where a later one than that after its own was next when it was decided. */
    askedIn: integer(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.id] }), index().on(table.ownerId)],
);

/**
 * Anonymous answers until they are counted, sealed. No row refers to another table: a key that does holds the row it
 * refers to, which would bear the transaction of the one who answered last.
 */
export const questionnaireInbox = pgTable(
  'questionnaire_inbox',
  {
    id: uuid().primaryKey(),
    runId: uuid().notNull(),
    sealed: text().notNull(),
    /** Written since the rows of its run were last written anew. */
    isNew: boolean().notNull(),
  },
  (table) => [index().on(table.runId)],
);

/** Who has answered anonymously: a hash of run and person by a key that is not in the database. */
export const questionnaireTakers = pgTable(
  'questionnaire_takers',
  {
    id: uuid().primaryKey(),
    runId: uuid().notNull(),
    tag: text().notNull(),
  },
  (table) => [uniqueIndex().on(table.runId, table.tag)],
);
