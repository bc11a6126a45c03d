import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { day, instant } from './columns.ts';
import { diaries, type StoredImage } from './diary.ts';
import { team } from './team.ts';

/** Someone who may be gone since. */
const formerPerson = () => uuid().references(() => users.id);

/** What teams stand for: entries in an order of their administrators. */
export const cultures = pgTable(
  'cultures',
  {
    id: uuid().primaryKey(),
    teamId: team(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Their day when they added it. */
    day: day().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    image: jsonb().$type<StoredImage>(),
    /** Whose picture it is: it goes with their account. */
    imageOwnerId: formerPerson(),
    /** From the top; equal places are told by their ids. */
    position: integer().notNull(),
    version: integer().notNull(),
    updatedBy: formerPerson(),
    updatedAt: instant().notNull(),
    /** Hidden since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.teamId, table.position, table.id),
    index().on(table.createdBy),
    index().on(table.updatedBy),
    index().on(table.imageOwnerId).where(sql`image_owner_id is not null`),
    index('cultures_image').on(sql`(image ->> 'file')`).where(sql`image is not null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** What entries said before. */
export const cultureVersions = pgTable(
  'culture_versions',
  {
    cultureId: uuid()
      .notNull()
      .references(() => cultures.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    image: jsonb().$type<StoredImage>(),
    imageOwnerId: formerPerson(),
    writtenBy: formerPerson(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cultureId, table.version] }),
    index().on(table.writtenBy),
    index().on(table.imageOwnerId).where(sql`image_owner_id is not null`),
    index('culture_versions_image').on(sql`(image ->> 'file')`).where(sql`image is not null`),
  ],
);

/** Diaries that live an entry, as those who read both have said. */
export const cultureDiaries = pgTable(
  'culture_diaries',
  {
    cultureId: uuid()
      .notNull()
      .references(() => cultures.id, { onDelete: 'cascade' }),
    diaryId: uuid()
      .notNull()
      .references(() => diaries.id, { onDelete: 'cascade' }),
    linkedBy: formerPerson(),
    linkedAt: instant().notNull(),
    /** Taken back by someone who may, or by the author of the diary, for good. */
    state: text({ enum: ['linked', 'withdrawn', 'declined'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cultureId, table.diaryId] }),
    index('culture_diaries_newest')
      .on(table.cultureId, table.linkedAt, table.diaryId)
      .where(sql`state = 'linked'`),
    index().on(table.diaryId),
    index().on(table.linkedBy),
  ],
);
