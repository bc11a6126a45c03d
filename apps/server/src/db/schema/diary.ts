import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { teams } from './team.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

export type StoredSections = {
  readonly summary: string;
  readonly learnings: string;
  readonly nextTasks: readonly string[];
};

export const diaries = pgTable(
  'diaries',
  {
    id: uuid().primaryKey(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    day: date({ mode: 'string' }).notNull(),
    /** Who reads it; the feed's rows in `diary_teams` follow from it. */
    teamIds: uuid().array().notNull(),
    title: text(),
    sections: jsonb().$type<StoredSections>().notNull(),
    expression: text(),
    /** Visible characters of all sections. */
    length: integer().notNull(),
    late: boolean().notNull(),
    version: integer().notNull(),
    publishedAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Hidden since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    uniqueIndex('diaries_author_day').on(table.authorId, table.day).where(sql`deleted_at is null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** The feed of each team: one narrow row for each diary it reads. */
export const diaryTeams = pgTable(
  'diary_teams',
  {
    teamId: uuid()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    diaryId: uuid()
      .notNull()
      .references(() => diaries.id, { onDelete: 'cascade' }),
    authorId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.day, table.diaryId] }),
    index().on(table.teamId, table.authorId, table.day),
    index().on(table.diaryId),
  ],
);

/** What a diary said before each change. */
export const diaryVersions = pgTable(
  'diary_versions',
  {
    diaryId: uuid()
      .notNull()
      .references(() => diaries.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text(),
    sections: jsonb().$type<StoredSections>().notNull(),
    /** When this text was written. */
    writtenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.diaryId, table.version] })],
);

/** Unpublished text, one for each day of a person. */
export const drafts = pgTable(
  'drafts',
  {
    authorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    title: text(),
    sections: jsonb().$type<StoredSections>().notNull(),
    teamIds: uuid().array(),
    expression: text(),
    version: integer().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.day] })],
);
