import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { person, users } from './account.ts';
import { day, instant } from './columns.ts';
import { diaries } from './diary.ts';
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

/** That someone said that a finding of a summary is wrong. No words are kept: what it says is known again by a hash. */
export const summaryMarks = pgTable(
  'summary_marks',
  {
    teamId: team(),
    userId: person(),
    kind: text({ enum: ['theme', 'blocker', 'thanks'] }).notNull(),
    ref: text().notNull(),
    /** The diary of the sentence, and gone with it; of a theme none. */
    diaryId: uuid().references(() => diaries.id, { onDelete: 'cascade' }),
    /** Said by its writer, or by an administrator. */
    forAll: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId, table.ref] }),
    index().on(table.userId),
    index().on(table.diaryId).where(sql`diary_id is not null`),
    index('summary_marks_for_all').on(table.teamId).where(sql`for_all`),
  ],
);

/** The access ledger of statistics: who downloaded numbers about which members, once a day, for each of these to see. */
export const statisticsDownloads = pgTable(
  'statistics_downloads',
  {
    teamId: team(),
    memberId: person(),
    readerId: person(),
    /** The team's day of the download. */
    day: day().notNull(),
    /** First and last day that the numbers are of, of all downloads of that day. */
    fromDay: day().notNull(),
    toDay: day().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.memberId, table.readerId, table.day] }),
    index('statistics_downloads_of_owner').on(table.memberId, table.day, table.readerId, table.teamId),
    index('statistics_downloads_of_reader').on(table.memberId, table.readerId, table.day, table.teamId),
    index().on(table.readerId),
    index().on(table.day),
  ],
);

/** What administrators wrote on a day of a team, beside its numbers. */
export const dayNotes = pgTable(
  'day_notes',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    day: day().notNull(),
    text: text().notNull(),
    version: integer().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Hidden since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.teamId, table.day),
    index().on(table.createdBy),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** What a team's diaries of a day were about, as it was found on the morning after; its sentences stay in the diaries. */
export const teamNews = pgTable(
  'team_news',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    /** The day that the diaries are of. */
    day: day().notNull(),
    /** Its place among the news of the day, from 0. */
    place: integer().notNull(),
    kind: text({ enum: ['blocker', 'theme', 'customerGood', 'thanks'] }).notNull(),
    /** The words of a theme, which three people used at least, and what its forms have in common. */
    phrase: text(),
    themeKey: text(),
    impact: text({ enum: ['high', 'medium', 'low'] }).notNull(),
    trend: text({ enum: ['rising', 'stable', 'falling'] }).notNull(),
    /** So many people whose diaries the team reads it must rest on, or it is not there. */
    leastPeople: integer().notNull(),
    /** Who wrote its first sentence. */
    ownerId: person(),
    /** Of a blocker: since when, and by whose word, it is solved. */
    solvedAt: instant(),
    solvedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('team_news_place').on(table.teamId, table.day, table.place),
    index().on(table.ownerId),
    index().on(table.solvedBy).where(sql`solved_by is not null`),
    index('team_news_open').on(table.teamId, table.day).where(sql`kind = 'blocker' and solved_at is null`),
  ],
);

/** The item of news that it belongs to, and goes with. */
const item = () =>
  uuid()
    .notNull()
    .references(() => teamNews.id, { onDelete: 'cascade' });

/** The sentences that news rest on: a diary, and by what one of its sentences is known again, never its words. */
export const teamNewsSources = pgTable(
  'team_news_sources',
  {
    itemId: item(),
    place: integer().notNull(),
    diaryId: uuid()
      .notNull()
      .references(() => diaries.id, { onDelete: 'cascade' }),
    ref: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.place] }), index().on(table.diaryId)],
);

/** Who offered help with a blocker. */
export const teamNewsHelpers = pgTable(
  'team_news_helpers',
  { itemId: item(), userId: person(), offeredAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.itemId, table.userId] }), index().on(table.userId)],
);

/** Up to which day someone has read the news of a team. */
export const teamNewsReads = pgTable(
  'team_news_reads',
  { teamId: team(), userId: person(), day: day().notNull() },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] }), index().on(table.userId)],
);

/** Themes whose news someone wants to be told of. */
export const teamNewsFollows = pgTable(
  'team_news_follows',
  {
    teamId: team(),
    userId: person(),
    themeKey: text().notNull(),
    phrase: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId, table.themeKey] }),
    index().on(table.userId),
  ],
);
