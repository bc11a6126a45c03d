import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { person, users } from './account.ts';
import { day, instant } from './columns.ts';
import { team } from './team.ts';

/** Where something is said: in one team, about one object (a diary, later a quote). */
const place = () => ({
  teamId: team(),
  objectKind: text().notNull(),
  objectId: uuid().notNull(),
});

/** Someone whose name stands in a text after an @, as it was written. */
export type StoredMention = { readonly id: string; readonly name: string };

/** What a team says about an object, counted; its row is held while a number in it changes. */
export const threads = pgTable(
  'threads',
  {
    ...place(),
    /** Comments that can be read, replies included. */
    comments: integer().notNull().default(0),
    /** How many anonymous voices have spoken; the newest has this number. */
    voices: integer().notNull().default(0),
    /** The team's day on which someone other than its author first answered. */
    answeredOn: day(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.objectKind, table.objectId] })],
);

/** Comments by name. A reply's parent is a comment by name or an anonymous one of the same place. */
export const comments = pgTable(
  'comments',
  {
    id: uuid().primaryKey(),
    ...place(),
    parentId: uuid(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    mentions: jsonb().$type<readonly StoredMention[]>().notNull().default([]),
    /** The team's day on which it was written: the thread's order, together with anonymous ones. */
    day: day().notNull(),
    /** Replies that can be read. */
    replies: integer().notNull().default(0),
    createdAt: instant().notNull(),
    editedAt: instant(),
    /** Hidden since, by its author or by a moderator; erased 30 days later. */
    deletedAt: instant(),
    removedBy: uuid().references(() => users.id),
  },
  (table) => [
    index('comments_thread')
      .on(table.teamId, table.objectKind, table.objectId, table.day, table.id)
      .where(sql`parent_id is null`),
    index().on(table.parentId, table.day, table.id).where(sql`parent_id is not null`),
    index().on(table.authorId, table.id),
    // What a team said on a day, for its statistics.
    index().on(table.teamId, table.day),
    index('comments_answers')
      .on(table.objectId, table.teamId, table.authorId, table.day)
      .where(sql`object_kind = 'curious' and deleted_at is null`),
    index().on(table.removedBy).where(sql`removed_by is not null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/**
 * What waits for a team's step: anonymous comments, and wishes to remove one. Each row is sealed with a key that lies
 * outside of the database, and is as long as the others. All are written anew at an interval, under new ids, shuffled, with
 * as many rows that say nothing: neither their number nor their order tells when any of them came.
 */
export const anonymousInbox = pgTable('anonymous_inbox', {
  id: uuid().primaryKey(),
  sealed: text().notNull(),
});

/**
 * Anonymous comments, put here by the steps of their teams in shuffled order. `tag` is the hash of a key that the writer's browser makes for this
 * one thread and alone keeps: it tells voices of a thread apart, and lets its holder delete.
 */
export const anonymousComments = pgTable(
  'anonymous_comments',
  {
    /** Random, and made by the step: what waited had no id that comes back here. */
    id: uuid().primaryKey(),
    /** What the writer's browser recognises it by: the hash of a random id that it alone keeps. */
    receipt: text().unique(),
    ...place(),
    parentId: uuid(),
    tag: text().notNull(),
    /** The voice's number within the thread: “Anonymous Grape 2”. */
    voice: integer().notNull(),
    text: text().notNull(),
    mentions: jsonb().$type<readonly StoredMention[]>().notNull().default([]),
    /** The team's day of its step; nothing finer is kept. */
    day: day().notNull(),
    replies: integer().notNull().default(0),
    /** The day it was hidden; erased 30 days later. */
    deletedOn: day(),
    /** Hidden by a moderator, who saw no more of its writer than everyone. */
    removed: boolean().notNull().default(false),
  },
  (table) => [
    index('anonymous_comments_thread')
      .on(table.teamId, table.objectKind, table.objectId, table.day, table.id)
      .where(sql`parent_id is null`),
    index().on(table.parentId, table.day, table.id).where(sql`parent_id is not null`),
    index().on(table.deletedOn).where(sql`deleted_on is not null`),
  ],
);

/** A sign of approval or feeling: once for each person, object and emoji. */
export const reactions = pgTable(
  'reactions',
  {
    ...place(),
    userId: person(),
    emoji: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.objectKind, table.objectId, table.userId, table.emoji] }),
    index().on(table.teamId, table.objectKind, table.objectId, table.createdAt),
    index().on(table.userId),
  ],
);

/** How many reacted so in a team. */
export const reactionCounts = pgTable(
  'reaction_counts',
  {
    ...place(),
    emoji: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.objectKind, table.objectId, table.emoji] })],
);
