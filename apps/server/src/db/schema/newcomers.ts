import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { person, users } from './account.ts';
import { instant } from './columns.ts';
import { team } from './team.ts';

/** Something that a buddy does with a newcomer. */
export type StoredChecklistItem = { readonly id: string; readonly text: string };

/** What a team says to its newcomers in their first week, and what their buddies do; a team without a row has the product's. */
export const newcomerGuides = pgTable('newcomer_guides', {
  teamId: team().primaryKey(),
  /** One for each of the first five working days; null for the product's own. */
  prompts: jsonb().$type<readonly string[]>(),
  /** Null for the product's own. */
  checklist: jsonb().$type<readonly StoredChecklistItem[]>(),
  version: integer().notNull(),
});

/** Who looks after a newcomer of a team: asked, and once they accept, their buddy. */
export const newcomerBuddies = pgTable(
  'newcomer_buddies',
  {
    /** What notices know it by. */
    id: uuid().notNull().unique(),
    teamId: team(),
    userId: person(),
    buddyId: person(),
    askedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    askedAt: instant().notNull(),
    acceptedAt: instant(),
    /** Items of the checklist that are done. */
    done: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index().on(table.userId),
    index().on(table.buddyId),
    index().on(table.askedBy),
  ],
);

/** What confused newcomers in their first week, in their own words: for their buddy and the administrators. */
export const newcomerAnswers = pgTable(
  'newcomer_answers',
  {
    /** What notices know it by. */
    id: uuid().notNull().unique(),
    teamId: team(),
    userId: person(),
    text: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] }), index().on(table.userId)],
);

/** What a departure pattern says: what made people leave, what helped, and by which words it shows early. */
const departureTexts = () => ({
  title: text().notNull(),
  reasons: text().notNull(),
  helped: text().notNull(),
  signs: text().array().notNull(),
});

/** What a team has learned from departures, kept by its administrators; it speaks of patterns, not of people. */
export const departurePatterns = pgTable(
  'departure_patterns',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    ...departureTexts(),
    version: integer().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    updatedAt: instant().notNull(),
    /** Hidden since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.teamId, table.updatedAt),
    index().on(table.createdBy),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** What a pattern said before. */
export const departureVersions = pgTable(
  'departure_versions',
  {
    patternId: uuid()
      .notNull()
      .references(() => departurePatterns.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    ...departureTexts(),
    writtenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.patternId, table.version] })],
);
