import type { LiveTopic } from '@garden/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** First answers of writes that were sent with an Idempotency-Key: written with the write, kept for 24 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
);

/** Counters that all servers share; the columns are rate-limiter-flexible's. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

/**
 * Who changed what, only ever added to; `scope` is the team, or the person for what is about an account alone.
 * Each entry's hash covers the one before it, so that none can be changed or taken out unseen.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    scope: uuid().notNull(),
    number: integer().notNull(),
    at: instant().notNull(),
    action: text().notNull(),
    actorId: uuid().notNull(),
    subjectId: uuid(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.number] })],
);

/** The newest entry of each chain, held while the next one is added. */
export const auditHeads = pgTable('audit_heads', {
  scope: uuid().primaryKey(),
  number: integer().notNull(),
  hash: text().notNull(),
});

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The outbox of live events: that something changed for a person or a team, never what it says. A cursor is the pair
 * of transaction and id; what is older than every transaction still open can be read past without missing one.
 */
export const events = pgTable(
  'events',
  {
    transaction: transactionId().notNull().default(sql`pg_current_xact_id()`),
    id: uuid().notNull(),
    audience: text({ enum: ['person', 'team'] }).notNull(),
    audienceId: uuid().notNull(),
    topic: text().$type<LiveTopic>().notNull(),
    objectKind: text(),
    objectId: uuid(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transaction, table.id] }),
    index().on(table.audienceId, table.transaction, table.id),
    index().on(table.createdAt),
  ],
);
