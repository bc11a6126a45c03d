import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, precision: 3 });

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    name: text().notNull(),
    /** Key of the picture among the files. */
    avatar: text(),
    code: text().notNull(),
    locale: text({ enum: ['en', 'zh'] }).notNull(),
    timezone: text().notNull(),
    passwordHash: text(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [uniqueIndex().on(table.email), uniqueIndex().on(table.code)],
);

/** One row for each device that is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text().notNull(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [index().on(table.userId), index().on(table.lastSeenAt)],
);

/** Tokens of one hour; only their SHA-256 is stored. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.sessionId), index().on(table.expiresAt)],
);

/** Refresh tokens; each is used once, and a second use after the grace for tabs ends the session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.sessionId), index().on(table.expiresAt)],
);

/** Six-digit codes sent by mail, hashed; limited by address and by IP. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    purpose: text({ enum: ['register', 'reset', 'email'] }).notNull(),
    codeHash: text().notNull(),
    ip: text().notNull(),
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index().on(table.email, table.createdAt),
    index().on(table.ip, table.createdAt),
    index().on(table.createdAt),
  ],
);
