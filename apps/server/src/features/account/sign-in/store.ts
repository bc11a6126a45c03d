import type { api, OutputOf } from '@garden/contract';
import { and, desc, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import { batchQuery, preparedOn } from '../../../db/batch-query.ts';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { accessTokens, refreshTokens, sessions, users } from '../../../db/schema/account.ts';
import { shuffleRows } from '../../../db/shuffle-rows.ts';
import type { Actor, PublicContext } from '../../../http/context.ts';
import { SECOND, shift, startOfDay } from '../../../platform/clock.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentSelf } from '../present.ts';
import { hashToken } from '../rules.ts';
import type { UserRow } from '../store.ts';
import { type MembershipAsJson, membershipsColumn } from './hooks.ts';
import { REFRESH_LIFE, TOKEN_LIFE } from './rules.ts';

export type SessionRow = typeof sessions.$inferSelect;
type SignedIn = OutputOf<typeof api.user.login>;

type Source = Pick<Ports, 'database' | 'hooks'>;

/** Finds the person behind a token, with their teams: one statement, and once a day a write. */
export async function findActor(source: Source, token: string, now: Date): Promise<Actor | null> {
  const { db } = source.database;
  const found = await statements(source.database.db, source.hooks).findSession(hashToken(token));
  if (!found || found.expiresAt <= now) return null;
  if (found.lastSeenAt < startOfDay(now)) await see(db, found.sessionId, now);
  const { tokenHash: _, expiresAt: __, lastSeenAt: ___, ...person } = found;
  return toActor(person);
}

/** Writes down the day on which a session was last used, which its row keeps no finer. */
async function see(db: Queryable, sessionId: string, now: Date): Promise<void> {
  const lastSeenAt = startOfDay(now);
  await db
    .update(sessions)
    .set({ lastSeenAt })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, lastSeenAt)));
}

/** A person who makes calls without a session: demo and measurements hand them to handlers. */
export async function actAs(source: Source, userId: string): Promise<Actor> {
  const [found] = await statements(source.database.db, source.hooks).findPerson.execute({ userId });
  if (!found) throw new Error(`there is no user ${userId}`);
  return toActor({ ...found, sessionId: userId });
}

const statements = preparedOn((db, hooks: Hooks) => {
  const actor = {
    userId: users.id,
    name: users.name,
    avatar: users.avatar,
    timezone: users.timezone,
    since: users.createdAt,
    memberships: hooks.column(membershipsColumn, { userId: sql`${users}.id` }),
  };
  const find = db
    .select({
      tokenHash: accessTokens.tokenHash,
      expiresAt: accessTokens.expiresAt,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      ...actor,
    })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${accessTokens.tokenHash} = any (${sql.placeholder('tokenHashes')}::text[])`,
        isNull(sessions.revokedAt),
        isNull(users.deletedAt),
      ),
    )
    .prepare('find_sessions');
  return {
    /** The session that a token opens, by its hash, unless it was ended; every call begins with it. */
    findSession: batchQuery(async (tokenHashes: readonly string[]) => {
      const rows = await find.execute({ tokenHashes });
      const byHash = new Map(rows.map((row) => [row.tokenHash, row]));
      return (tokenHash) => byHash.get(tokenHash);
    }),
    findPerson: db
      .select(actor)
      .from(users)
      .where(sql`${users.id} = ${sql.placeholder('userId')}`)
      .prepare('find_actor'),
  };
});

type ActorRow = Omit<Actor, 'memberships'> & { readonly memberships: readonly MembershipAsJson[] };

function toActor({ memberships: stored, ...person }: ActorRow): Actor {
  const memberships = stored.map((membership) => ({
    ...membership,
    joinedAt: new Date(membership.joinedAt),
  }));
  return { ...person, memberships };
}

/** Which of these tokens, by their hashes, still open a session. */
export async function listLivingTokens(
  db: Database,
  tokenHashes: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (tokenHashes.length === 0) return new Set();
  const rows = await db
    .select({ tokenHash: accessTokens.tokenHash })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .where(
      and(
        sql`${accessTokens.tokenHash} = any (${sql.param(tokenHashes)}::text[])`,
        gt(accessTokens.expiresAt, now),
        isNull(sessions.revokedAt),
      ),
    );
  return new Set(rows.map(({ tokenHash }) => tokenHash));
}

type NewSession = Omit<typeof sessions.$inferInsert, 'lastSeenAt' | 'revokedAt'>;

export async function insertSession(tx: Transaction, session: NewSession): Promise<void> {
  await tx.insert(sessions).values({ ...session, lastSeenAt: startOfDay(session.createdAt) });
}

export async function insertAccessToken(
  tx: Transaction,
  sessionId: string,
  token: string,
  expiresAt: Date,
): Promise<void> {
  await tx.insert(accessTokens).values({ tokenHash: hashToken(token), sessionId, expiresAt });
}

/** What signing in hands out; without a refresh token the cookie stays as it is. */
export type OpenedSession = { readonly answer: SignedIn; readonly refreshToken: string | null };

/** Begins a session for this device. */
export async function openSession(
  ctx: PublicContext,
  tx: Transaction,
  user: UserRow,
): Promise<OpenedSession> {
  const { now, connection } = ctx;
  const sessionId = ctx.random.id();
  await insertSession(tx, { id: sessionId, userId: user.id, device: connection.device, createdAt: now });
  const refreshToken = await issueRefreshToken(ctx, tx, sessionId);
  return { answer: await issueAccessToken(ctx, tx, user, sessionId), refreshToken };
}

type Presented = { readonly sessionId: string; readonly token: string; readonly used: boolean };

/** Goes on with a session: a new pair for an unused refresh token, an access token alone for one used just now. */
export async function renewSession(
  ctx: PublicContext,
  tx: Transaction,
  user: UserRow,
  { sessionId, token, used }: Presented,
): Promise<OpenedSession> {
  await see(tx, sessionId, ctx.now);
  const answer = await issueAccessToken(ctx, tx, user, sessionId);
  if (used) return { answer, refreshToken: null };
  await tx
    .update(refreshTokens)
    .set({ usedAt: ctx.now })
    .where(eq(refreshTokens.tokenHash, hashToken(token)));
  return { answer, refreshToken: await issueRefreshToken(ctx, tx, sessionId) };
}

/** Leaves the refresh token with the browser, once the transaction has committed; gives back the answer. */
export function keepSession({ connection }: PublicContext, opened: OpenedSession): SignedIn {
  if (opened.refreshToken) connection.keepRefreshToken(opened.refreshToken, REFRESH_LIFE / SECOND);
  return opened.answer;
}

async function issueAccessToken(
  { random, now }: PublicContext,
  tx: Transaction,
  user: UserRow,
  sessionId: string,
): Promise<SignedIn> {
  const token = random.token();
  const expiresAt = shift(now, TOKEN_LIFE);
  await insertAccessToken(tx, sessionId, token, expiresAt);
  return { token, expiresAt: expiresAt.toISOString(), user: presentSelf(user) };
}

async function issueRefreshToken(
  { random, now }: PublicContext,
  tx: Transaction,
  sessionId: string,
): Promise<string> {
  const token = random.token();
  const expiresAt = shift(now, REFRESH_LIFE);
  await tx.insert(refreshTokens).values({ tokenHash: hashToken(token), sessionId, expiresAt });
  return token;
}

type RefreshTokenRow = {
  readonly sessionId: string;
  readonly userId: string;
  readonly usedAt: Date | null;
};

/** A refresh token of a living session, locked until the transaction ends. */
export async function lockRefreshToken(
  tx: Transaction,
  token: string,
  now: Date,
): Promise<RefreshTokenRow | null> {
  const [found] = await tx
    .select({ sessionId: sessions.id, userId: sessions.userId, usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(
      and(
        eq(refreshTokens.tokenHash, hashToken(token)),
        gt(refreshTokens.expiresAt, now),
        isNull(sessions.revokedAt),
      ),
    )
    .for('update', { of: refreshTokens });
  return found ?? null;
}

/** Living sessions, the most recently seen first. */
export async function listSessions(db: Database, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gte(sessions.lastSeenAt, startOfDay(shift(now, -REFRESH_LIFE))),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** Ends one living session of a person; 0 where it is not theirs or over. */
export async function revokeSession(
  db: Queryable,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<number> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return revoked.length;
}

/** Ends every living session of a person, but the one that is kept. */
export async function revokeSessions(
  db: Queryable,
  userId: string,
  now: Date,
  keep?: string,
): Promise<number> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), keep ? ne(sessions.id, keep) : undefined),
    )
    .returning({ id: sessions.id });
  return revoked.length;
}

/** Erases what can no longer be used: tokens that are over, sessions idle for 30 days. */
export async function eraseOldSessions(db: Database, now: Date): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.lastSeenAt, startOfDay(shift(now, -REFRESH_LIFE))));
}

/** Takes the order of presence out of some people's sessions. */
export async function shuffleSessions(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await shuffleRows(tx, sessions, sql`user_id = any (${sql.param(userIds)}::uuid[])`);
}
