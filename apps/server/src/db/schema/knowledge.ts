import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { person } from './account.ts';
import { day, instant } from './columns.ts';
import { diaries } from './diary.ts';

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
  },
  (table) => [
    index().on(table.ownerId, table.day),
    index().on(table.diaryId).where(sql`diary_id is not null`),
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
