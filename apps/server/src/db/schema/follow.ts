import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { person } from './account.ts';
import { instant } from './columns.ts';

/** Who follows a person; what it shows still depends on the teams both are in. */
export const follows = pgTable(
  'follows',
  { followerId: person(), followeeId: person(), createdAt: instant().notNull() },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followeeId] }),
    index().on(table.followeeId, table.followerId),
  ],
);

/** Someone's own selection of people to read together; no one else sees it. */
export const followGroups = pgTable(
  'follow_groups',
  {
    id: uuid().primaryKey(),
    ownerId: person(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    /** Taken away since; erased 30 days later. */
    deletedAt: instant(),
  },
  (table) => [
    index().on(table.ownerId, table.createdAt),
    uniqueIndex('follow_groups_owner_name')
      .on(table.ownerId, sql`lower(name)`)
      .where(sql`deleted_at is null`),
    index().on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

export const followGroupMembers = pgTable(
  'follow_group_members',
  {
    groupId: uuid()
      .notNull()
      .references(() => followGroups.id, { onDelete: 'cascade' }),
    userId: person(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] }), index().on(table.userId)],
);
