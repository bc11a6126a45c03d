import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { day, instant } from './columns.ts';
import { team } from './team.ts';

/** A topic that a team writes about for some days. */
export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    title: text().notNull(),
    prompt: text().notNull(),
    /** First and last day, both included. */
    startsOn: day().notNull(),
    endsOn: day().notNull(),
    /** Who is asked; none is everyone. */
    departmentIds: uuid().array().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    /** Hidden since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.teamId, table.endsOn),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);
