import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { person } from './account.ts';
import { day, instant, tsvector } from './columns.ts';

/** What someone has made a rule of for themselves: their handbook. */
export const guidelines = pgTable(
  'guidelines',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    /** Empty for none. */
    category: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    pinned: boolean().notNull(),
    /** Its place among its owner's. */
    position: integer().notNull(),
    /** Days of the week on which the editor shows it: 1 for Monday to 7 for Sunday. */
    weekdays: smallint().array().notNull().default(sql`'{}'`),
    /** Counts what the text was changed. */
    version: integer().notNull(),
    words: tsvector().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Hidden since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.ownerId, table.position),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
    index('guidelines_words').using('gin', sql`(words || array_to_tsvector(array['=a' || owner_id::text]))`),
  ],
);

/** What a guideline said before each change. */
export const guidelineVersions = pgTable(
  'guideline_versions',
  {
    guidelineId: uuid()
      .notNull()
      .references(() => guidelines.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    category: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** When this text was written. */
    writtenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guidelineId, table.version] })],
);

/** What someone does better from a day on, and how it went. */
export const improvements = pgTable(
  'improvements',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    text: text().notNull(),
    /** The day from which it counts. */
    day: day().notNull(),
    /** From this day on its owner is asked how it went. */
    checkOn: day().notNull(),
    answer: text({ enum: ['kept', 'changed', 'dropped'] }),
    /** How it went, in words. */
    note: text().notNull().default(''),
    answeredAt: instant(),
    createdAt: instant().notNull(),
    /** Hidden since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.ownerId, table.id),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);
