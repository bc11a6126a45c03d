import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { person, users } from './account.ts';
import { day, instant } from './columns.ts';
import { teams } from './team.ts';

/** What a person is told: what happened and where, never what was said there. */
export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey(),
    userId: person(),
    kind: text().notNull(),
    /** The team it happened in; shown only while the person is in it, but for what is about leaving it. */
    teamId: uuid().references(() => teams.id, { onDelete: 'cascade' }),
    /** No one where it was anonymous, or where the product itself speaks. */
    actorId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    objectKind: text(),
    objectId: uuid(),
    /** What its sentence needs besides: a day, a number of people. */
    params: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    createdAt: instant().notNull(),
    /** The beginning of the day (UTC) on which it was seen. */
    seenAt: instant(),
    /** When it may go out by mail; null where it never will, or has. */
    mailAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.id),
    index().on(table.userId, table.kind, table.id),
    index('notices_unseen').on(table.userId, table.kind, table.id).where(sql`seen_at is null`),
    index('notices_unseen_object').on(table.objectId).where(sql`seen_at is null`),
    uniqueIndex('notices_merged')
      .on(table.userId, table.kind, table.objectId)
      .where(sql`seen_at is null and kind = 'like'`),
    index().on(table.mailAt).where(sql`mail_at is not null`),
    index().on(table.teamId).where(sql`team_id is not null`),
    index().on(table.actorId).where(sql`actor_id is not null`),
  ],
);

/** How many notices of a kind someone has not seen. */
export const noticeTotals = pgTable(
  'notice_totals',
  { userId: person(), kind: text().notNull(), unseen: integer().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export type StoredMailChoice = 'now' | 'daily' | 'weekly' | 'off';

/** How a person wants to be told; without a row, as the product and their team do by default. */
export const noticeSettings = pgTable('notice_settings', {
  userId: person().primaryKey(),
  /** By kind; one that is missing has the default. */
  mail: jsonb().$type<Readonly<Record<string, StoredMailChoice>>>().notNull().default({}),
  /** Times of the person's day (`22:00`) between which no mail goes out; both or none. */
  quietFrom: text(),
  quietTo: text(),
  /** `team` follows the home team's time. */
  reminder: text({ enum: ['team', 'own', 'off'] })
    .notNull()
    .default('team'),
  remindAt: text(),
  /** What the link in a mail is recognised by. */
  unsubscribeKey: text().notNull().unique(),
});

/** Reminders that went out for a day: one, and one more. */
export const reminders = pgTable(
  'reminders',
  {
    userId: person(),
    day: day().notNull(),
    sent: integer().notNull(),
    lastAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
