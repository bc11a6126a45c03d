import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { person } from './account.ts';
import { day, instant, tsvector } from './columns.ts';
import { diaries } from './diary.ts';
import { guidelines } from './handbook.ts';

/** The diary it came with; what came with one stays when that is erased. */
const source = () => uuid().references(() => diaries.id, { onDelete: 'set null' });

/** Tasks of a day, most of them planned in a diary, and long-term goals. */
export const todos = pgTable(
  'todos',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    kind: text({ enum: ['day', 'goal'] }).notNull(),
    text: text().notNull(),
    /** The day it is for, or by which the goal is reached. */
    day: day().notNull(),
    status: text({ enum: ['open', 'done', 'carried', 'dropped'] }).notNull(),
    /** Hundredths of a goal. */
    progress: integer().notNull().default(0),
    position: integer().notNull(),
    /** The diary that planned it, whose text it is: erased with that. */
    diaryId: uuid().references(() => diaries.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    settledAt: instant(),
    /** Hidden since, by itself or with its diary; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.ownerId, table.kind, table.day, table.position),
    index().on(table.diaryId).where(sql`diary_id is not null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** A person's own list of mistakes. `sharedWith` names the teams that see the text, never whose it is. */
export const mistakes = pgTable(
  'mistakes',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    diaryId: source(),
    day: day().notNull(),
    text: text().notNull(),
    /** What to do instead. */
    instead: text().notNull().default(''),
    sharedWith: uuid().array().notNull().default(sql`'{}'`),
    createdAt: instant().notNull(),
    /** How its diary words it, where its owner has reworded it since. */
    diaryText: text(),
    tags: text().array().notNull().default(sql`'{}'`),
    /** What its owner made of it. */
    guidelineId: uuid().references(() => guidelines.id, { onDelete: 'set null' }),
    /** Which interval its next question comes after; counted from 0. */
    step: smallint().notNull().default(0),
    /** From this day on its owner is asked whether it happened again; null while they are not. */
    nextOn: day(),
    /** How often it did not, since it last did. */
    times: smallint().notNull().default(0),
    /** Since when it rests, after it did not happen again. */
    outgrownOn: day(),
    /** What it is found by; empty in rows from before this was kept. */
    words: tsvector().notNull().default(''),
    /** Hidden since; erased 30 days later. No team reads a hidden one. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.ownerId, table.day),
    index().on(table.diaryId).where(sql`diary_id is not null`),
    index().on(table.guidelineId).where(sql`guideline_id is not null`),
    index().on(table.ownerId, table.nextOn).where(sql`next_on is not null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** What someone answered when they were asked whether a mistake happened again. */
export const mistakeAnswers = pgTable(
  'mistake_answers',
  {
    mistakeId: uuid()
      .notNull()
      .references(() => mistakes.id, { onDelete: 'cascade' }),
    ownerId: person(),
    /** The day from which they were asked. */
    askedOn: day().notNull(),
    answer: text({ enum: ['yes', 'no', 'untested'] }).notNull(),
    /** Their own day. */
    answeredOn: day().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mistakeId, table.askedOn] }),
    index().on(table.ownerId, table.answeredOn),
  ],
);

/** Questions that someone asked their teams. */
export const curiosities = pgTable(
  'curiosities',
  {
    id: uuid().primaryKey(),
    askerId: person(),
    diaryId: source(),
    day: day().notNull(),
    question: text().notNull(),
    detail: text().notNull().default(''),
    /** Who reads it. */
    teamIds: uuid().array().notNull(),
    solvedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.askerId, table.day),
    index().on(table.diaryId).where(sql`diary_id is not null`),
  ],
);
