import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

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
    /** Whether the sign-in provider named them an administrator of this server when they last came by it. */
    instanceAdmin: boolean().notNull().default(false),
    /** Whether one's teams see one's to-dos. */
    todosOpen: boolean().notNull().default(false),
    /** Whether they are asked if a mistake happened again. */
    mistakesAsked: boolean().notNull().default(true),
    createdAt: instant().notNull(),
    /** Closed since; erased 14 days later. Their memberships ended in the same moment. */
    deletedAt: instant(),
    /** Erased since: nothing personal is left in the row. */
    erasedAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.email),
    uniqueIndex().on(table.code),
    index().on(table.deletedAt).where(sql`deleted_at is not null and erased_at is null`),
  ],
);

/** The person it belongs to. */
export const person = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Who someone is at a sign-in provider. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: person(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index().on(table.userId)],
);

/** Sign-ins that went to the provider and have not come back; each is used once. */
export const ssoAttempts = pgTable(
  'sso_attempts',
  {
    stateHash: text().primaryKey(),
    /** SHA-256 of what the browser keeps in a cookie: a state serves the browser that began it. */
    browserHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** One row for each device that is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: person(),
    device: text().notNull(),
    createdAt: instant().notNull(),
    /** The beginning of the day (UTC) on which it was last used. */
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

/** Browsers in which someone has signed in: they have a budget of their own for the next time. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: person(),
    /** SHA-256 of what the browser is known by. */
    browserHash: text().notNull(),
    signedInAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.browserHash] }), index().on(table.signedInAt)],
);

/** Six-digit codes sent by mail, hashed; limited by mailbox, by browser and by IP. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    purpose: text({ enum: ['register', 'reset', 'email'] }).notNull(),
    /** SHA-256 of what the browser is known by that asked: the code serves it alone. */
    browserHash: text().notNull(),
    /** Whether a program asked that keeps no cookies: the code serves its IP, too, with tries of their own. */
    byProgram: boolean().notNull(),
    codeHash: text().notNull(),
    ip: text().notNull(),
    tries: integer().notNull().default(0),
    programTries: integer().notNull().default(0),
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
