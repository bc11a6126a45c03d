import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { person, users } from './account.ts';
import { day, instant } from './columns.ts';
import { diaries } from './diary.ts';
import { team } from './team.ts';

/** A word that a team lives by, and what it means there. */
export type StoredWatchword = { readonly id: string; readonly text: string; readonly meaning: string };

/** The watchwords of teams, in their order; a team that has none yet has no row. */
export const teamSpirits = pgTable('team_spirits', {
  teamId: team().primaryKey(),
  words: jsonb().$type<readonly StoredWatchword[]>().notNull(),
  version: integer().notNull(),
});

/** People who let teammates mark sentences of their diaries; who takes that back has no row. */
export const spiritConsents = pgTable('spirit_consents', {
  userId: person().primaryKey(),
  since: instant().notNull(),
});

/** Sentences that teammates marked for a watchword: a diary, and by what the sentence is known again, never its words. */
export const spiritMarks = pgTable(
  'spirit_marks',
  {
    teamId: team(),
    wordId: uuid().notNull(),
    diaryId: uuid()
      .notNull()
      .references(() => diaries.id, { onDelete: 'cascade' }),
    ref: text().notNull(),
    /** Who wrote it: marks go with their consent, but for those that they declined. */
    authorId: person(),
    /** The day of the diary. */
    day: day().notNull(),
    markedBy: uuid().references(() => users.id),
    markedAt: instant().notNull(),
    /** Taken out by its author, for good. */
    declinedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.wordId, table.diaryId, table.ref] }),
    index('spirit_marks_newest').on(table.teamId, table.day).where(sql`declined_at is null`),
    index().on(table.diaryId),
    index().on(table.authorId),
    index().on(table.markedBy),
  ],
);
