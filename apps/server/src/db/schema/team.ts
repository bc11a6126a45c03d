import { sql } from 'drizzle-orm';
import {
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

const instant = () => timestamp({ withTimezone: true, precision: 3 });

/** When the team's days begin and which of them are worked (ISO weekdays, Monday is 1). */
export type TeamCalendar = { readonly dayStartsAt: string; readonly workingWeekdays: readonly number[] };

export const teams = pgTable(
  'teams',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    avatar: text(),
    inviteCode: text().notNull(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    timezone: text().notNull(),
    calendar: jsonb().$type<TeamCalendar>().notNull(),
    /** Living memberships, counted where they change. */
    memberCount: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.inviteCode), index().on(table.ownerId)],
);

/** One row for each person ever in a team; `leftAt` ends it, joining again opens it anew. */
export const memberships = pgTable(
  'memberships',
  {
    teamId: uuid()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text({ enum: ['owner', 'admin', 'member'] }).notNull(),
    joinedAt: instant().notNull(),
    leftAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index().on(table.teamId, table.joinedAt, table.userId).where(sql`left_at is null`),
    index().on(table.userId),
  ],
);
