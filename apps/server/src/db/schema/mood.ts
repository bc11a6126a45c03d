import { boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { person } from './account.ts';
import { day } from './columns.ts';
import { team } from './team.ts';

/** On which weekdays a team asks its members how their day is going; none is off. */
export const moodPlans = pgTable('mood_plans', {
  teamId: team().primaryKey(),
  /** ISO weekdays. */
  weekdays: integer().array().notNull(),
});

/** A day on which a team asks, until its answers are counted; they wait beside those to questionnaires, under its id. */
export const moodDays = pgTable(
  'mood_days',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    day: day().notNull(),
  },
  (table) => [uniqueIndex().on(table.teamId, table.day)],
);

/** Whether someone is asked, and from when on by their own clock. */
export const moodChoices = pgTable('mood_choices', {
  userId: person().primaryKey(),
  on: boolean().notNull(),
  askAt: text().notNull(),
});
