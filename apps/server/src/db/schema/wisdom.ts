import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { person, users } from './account.ts';
import { day, instant, tsvector } from './columns.ts';
import { diaries } from './diary.ts';
import { curiosities } from './knowledge.ts';
import { team } from './team.ts';

const shown = sql`deleted_at is null and withheld_at is null`;

/** Lines of wisdom, each published to one team. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    /** Who published it. */
    keeperId: person(),
    /** The teammate whose words they are, where they were taken from a diary or a comment of someone else. */
    writerId: uuid().references(() => users.id),
    text: text().notNull(),
    source: text().notNull().default(''),
    /** What it was taken from. */
    diaryId: uuid().references(() => diaries.id, { onDelete: 'set null' }),
    commentId: uuid(),
    /** The keeper's day. */
    day: day().notNull(),
    /** What it is found by. */
    words: tsvector().notNull(),
    likes: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** Since when the team cannot read what a teammate's words were taken from. */
    withheldAt: instant(),
    /** Hidden since, by its keeper or its writer; erased 30 days later. */
    deletedAt: instant(),
    deletedBy: uuid().references(() => users.id),
  },
  (table) => [
    index('quotes_newest').on(table.teamId, table.id).where(shown),
    index('quotes_liked').on(table.teamId, table.likes, table.id).where(shown),
    index().on(table.keeperId, table.id),
    index().on(table.writerId).where(sql`writer_id is not null`),
    index().on(table.deletedBy).where(sql`deleted_by is not null`),
    index().on(table.diaryId).where(sql`diary_id is not null`),
    index().on(table.commentId).where(sql`comment_id is not null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
    index('quotes_words').using('gin', table.words),
  ],
);

const kept = sql`deleted_at is null`;

/** What people collect for themselves, in their own order: a line of wisdom, a question, or a line of their own. */
export const collections = pgTable(
  'collections',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    quoteId: uuid().references(() => quotes.id, { onDelete: 'cascade' }),
    curiosityId: uuid().references(() => curiosities.id, { onDelete: 'cascade' }),
    /** Of a line of one's own; else empty. */
    text: text().notNull().default(''),
    source: text().notNull().default(''),
    tags: text().array().notNull().default(sql`'{}'`),
    /** What it is found by; of what others wrote, as it was when it was collected. */
    words: tsvector().notNull(),
    /** From the top; with room between neighbours, so that a move writes one row. */
    position: bigint({ mode: 'number' }).notNull(),
    createdAt: instant().notNull(),
    /** Hidden since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    check('collections_one', sql`num_nonnulls(quote_id, curiosity_id, nullif(text, '')) = 1`),
    index('collections_order').on(table.ownerId, table.position, table.id).where(kept),
    index().on(table.ownerId),
    uniqueIndex('collections_quote').on(table.ownerId, table.quoteId).where(kept),
    uniqueIndex('collections_curiosity').on(table.ownerId, table.curiosityId).where(kept),
    index().on(table.quoteId).where(sql`quote_id is not null`),
    index().on(table.curiosityId).where(sql`curiosity_id is not null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
    index('collections_words').using('gin', table.words),
  ],
);
