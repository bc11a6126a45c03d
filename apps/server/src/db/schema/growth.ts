import { type SQLWrapper, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { person } from './account.ts';
import { day, instant } from './columns.ts';

/** How a day was, as someone said for themselves alone: beside what stands with their diary, or without a diary. */
export const moods = pgTable(
  'moods',
  {
    ownerId: person(),
    day: day().notNull(),
    face: text().notNull(),
    note: text().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] })],
);

/** What someone said when they were offered, after two low weeks, to talk to a person; the last time alone. */
export const moodTalks = pgTable('mood_talks', {
  ownerId: person().primaryKey(),
  answeredOn: day().notNull(),
  /** The one they mean to talk to; empty for no one. */
  person: text().notNull(),
});

/** Days that someone leaves out of what they look back on. */
export const hiddenMemories = pgTable(
  'hidden_memories',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    fromDay: day().notNull(),
    toDay: day().notNull(),
    createdAt: instant().notNull(),
    /** Shown again since. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.ownerId, table.fromDay),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** A line of a chapter, or a picture. One that was drawn has a key, by which it is known again after it was changed. */
export type StoredBookLine = {
  readonly key: string | null;
  /** Of a picture what it shows. */
  readonly text: string;
  readonly picture?: { readonly file: string; readonly width: number; readonly height: number };
  readonly edited: boolean;
  readonly diaryId: string | null;
  readonly day: string | null;
};

/** The files of the pictures in lines, as a JSON list. */
export const picturesOf = (lines: SQLWrapper) => sql`jsonb_path_query_array(${lines}, '$[*].picture.file')`;

/** The title page of someone’s book of their own days. */
export const books = pgTable('books', {
  ownerId: person().primaryKey(),
  title: text().notNull(),
  dedication: text().notNull(),
  order: text().$type<'oldest' | 'newest'>().notNull(),
});

/** A chapter for each month. */
export const bookChapters = pgTable(
  'book_chapters',
  {
    ownerId: person(),
    /** Its first day. */
    month: day().notNull(),
    title: text().notNull(),
    lines: jsonb().$type<readonly StoredBookLine[]>().notNull(),
    /** Keys of lines that were drawn and taken out by hand. */
    takenOut: text().array().notNull(),
    version: integer().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.month] }),
    index('book_chapters_pictures').using('gin', picturesOf(table.lines)),
  ],
);

/** What a chapter said before a change; the latest ones alone. */
export const bookChapterVersions = pgTable(
  'book_chapter_versions',
  {
    ownerId: person(),
    month: day().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    lines: jsonb().$type<readonly StoredBookLine[]>().notNull(),
    takenOut: text().array().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.month, table.version] }),
    index('book_chapter_versions_pictures').using('gin', picturesOf(table.lines)),
  ],
);
