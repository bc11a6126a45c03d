import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { teams } from './team.ts';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** A topic that a team writes about for some days. */
export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey(),
    teamId: uuid()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    prompt: text().notNull(),
    /** First and last day, both included. */
    startsOn: date({ mode: 'string' }).notNull(),
    endsOn: date({ mode: 'string' }).notNull(),
    /** Who is asked; none is everybody. */
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
