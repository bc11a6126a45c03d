import type { api, OutputOf } from '@garden/contract';
import { and, desc, eq, gt, gte, isNull, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { batchQueryOn } from '../../../db/batch-query.ts';
import { whereRoom } from '../../../db/errors.ts';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { accessTokens, knownBrowsers, refreshTokens, sessions, users } from '../../../db/schema/account.ts';
import { shuffleRows } from '../../../db/shuffle-rows.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Actor, PublicContext } from '../../../http/context.ts';
import { keptAnswerOf } from '../../../http/idempotency.store.ts';
import type { Caller } from '../../../http/register-endpoints.ts';
import { SECOND, shift, startOfDay } from '../../../platform/clock.ts';
import { eraseSome } from '../../../platform/erase-hidden.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentSelf } from '../present.ts';
import { hashToken } from '../rules.ts';
import type { UserRow } from '../store.ts';
import { type MembershipAsJson, membershipsColumn } from './hooks.ts';
import { BROWSER_KEY_LIFE, BROWSER_KNOWN, REFRESH_LIFE, TOKEN_LIFE } from './rules.ts';

export type SessionRow = typeof sessions.$inferSelect;
type SignedIn = OutputOf<typeof api.user.login>;

type Source = Pick<Ports, 'database' | 'hooks'>;
type AskedSession = { readonly tokenHash: string; readonly key: string | null };

/**
 * Finds the person behind a token, with their teams: one statement, and once a day a write.
 * @param key an `Idempotency-Key` of theirs; the statement brings what is kept under it
 */
export async function findCaller(
  source: Source,
  token: string,
  now: Date,
  key: string | null = null,
): Promise<Caller | null> {
  const { db } = source.database;
  const found = await findSession(db, { tokenHash: hashToken(token), key }, source.hooks);
  if (!found || found.expiresAt <= now) return null;
  if (found.lastSeenAt < startOfDay(now)) await whereRoom(see(db, found.sessionId, now));
  const { tokenHash: _, key: __, expiresAt: ___, lastSeenAt: ____, kept, ...person } = found;
  return { actor: toActor(person), kept };
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
  const [found] = await findPerson(source.database.db, { userId }, source.hooks);
  if (!found) throw new Error(`there is no user ${userId}`);
  return toActor({ ...found, sessionId: userId });
}

const actorColumns = (hooks: Hooks) => ({
  userId: users.id,
  name: users.name,
  avatar: users.avatar,
  timezone: users.timezone,
  since: users.createdAt,
  memberships: hooks.column(membershipsColumn, { userId: sql`${users}.id` }),
});

/** The session that a token opens, by its hash, unless it was ended; every call begins with it. */
const findSession = batchQueryOn((db, hooks: Hooks) => async (sought: readonly AskedSession[]) => {
  const nameOf = ({ tokenHash, key }: AskedSession) => `${tokenHash} ${key ?? ''}`;
  const asked = {
    tokenHashes: sought.map(({ tokenHash }) => tokenHash),
    keys: sought.map(({ key }) => key),
  };
  const byName = new Map((await findSessions(db, asked, hooks)).map((row) => [nameOf(row), row]));
  return (one) => byName.get(nameOf(one));
});

type AskedSessions = {
  readonly tokenHashes: readonly string[];
  readonly keys: readonly (string | null)[];
};

const findSessions = statement(
  'find_sessions',
  (db, { tokenHashes, keys }: Params<AskedSessions>, hooks: Hooks) =>
    db
      .select({
        tokenHash: sql<string>`asked.token_hash`.as('asked_token_hash'),
        key: sql<string | null>`asked.key`.as('asked_key'),
        kept: keptAnswerOf(sql`${users.id}`, sql`asked.key`),
        expiresAt: accessTokens.expiresAt,
        sessionId: sessions.id,
        lastSeenAt: sessions.lastSeenAt,
        ...actorColumns(hooks),
      })
      .from(sql`unnest(${tokenHashes}::text[], ${keys}::text[]) as asked (token_hash, key)`)
      .innerJoin(accessTokens, sql`${accessTokens.tokenHash} = asked.token_hash`)
      .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(isNull(sessions.revokedAt), isNull(users.deletedAt))),
);

const findPerson = statement('find_actor', (db, { userId }: Params<{ userId: string }>, hooks: Hooks) =>
  db.select(actorColumns(hooks)).from(users).where(sql`${users.id} = ${userId}`),
);

type ActorRow = Omit<Actor, 'memberships'> & { readonly memberships: readonly MembershipAsJson[] };

function toActor({ memberships: stored, ...person }: ActorRow): Actor {
  const memberships = stored.map((membership) => ({
    ...membership,
    joinedAt: new Date(membership.joinedAt),
    cameAt: new Date(membership.cameAt),
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

/** Begins a session for this device, which knows the account from now on. */
export async function openSession(
  ctx: PublicContext,
  tx: Transaction,
  user: UserRow,
): Promise<OpenedSession> {
  const { now, connection, random } = ctx;
  const [sessionId, token, refreshToken] = [random.id(), random.token(), random.token()];
  const tokenEnds = shift(now, TOKEN_LIFE);
  await insertOpened(tx, {
    session: { id: sessionId, userId: user.id, device: connection.device, createdAt: now },
    browserHash: keepBrowser(ctx),
    access: { tokenHash: hashToken(token), expiresAt: tokenEnds },
    refresh: { tokenHash: hashToken(refreshToken), expiresAt: shift(now, REFRESH_LIFE) },
  });
  return { answer: presentSignedIn(token, tokenEnds, user), refreshToken };
}

type Token = { readonly tokenHash: string; readonly expiresAt: Date };
type Opened = {
  readonly session: NewSession;
  readonly browserHash: string;
  readonly access: Token;
  readonly refresh: Token;
};

/** A session with its first tokens, and the browser as one that its person has signed in in: one statement. */
async function insertOpened(
  tx: Transaction,
  { session: { id, userId, device, createdAt }, browserHash, access, refresh }: Opened,
): Promise<void> {
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with opened as (
      insert into ${sessions} (id, user_id, device, created_at, last_seen_at)
      values (${id}, ${userId}, ${device}, ${at(createdAt)}, ${at(createdAt)})
    ), refreshing as (
      insert into ${refreshTokens} (token_hash, session_id, expires_at)
      values (${refresh.tokenHash}, ${id}, ${at(refresh.expiresAt)})
    ), known as (
      insert into ${knownBrowsers} (user_id, browser_hash, signed_in_at)
      values (${userId}, ${browserHash}, ${at(startOfDay(createdAt))})
      on conflict (user_id, browser_hash) do update set signed_in_at = excluded.signed_in_at
    )
    insert into ${accessTokens} (token_hash, session_id, expires_at)
    values (${access.tokenHash}, ${id}, ${at(access.expiresAt)})`);
}

/** What is stored of the browser behind a call; null on its first visit. */
export function browserHashOf({ connection }: Pick<PublicContext, 'connection'>): string | null {
  return connection.browserKey === undefined ? null : hashToken(connection.browserKey);
}

/** Who tries a code: the browser that asked for it, or a program at the same IP, which keeps no cookies. */
export type CodeTrier = { readonly browserHash: string } | { readonly programAt: string };

/** A browser without its key has asked for no code. */
export function codeTrierOf({ connection }: Pick<PublicContext, 'connection'>): CodeTrier {
  if (connection.isProgram) return { programAt: connection.ip };
  return { browserHash: browserHashOf({ connection }) ?? '' };
}

/** The same for a browser that shall be known again; on its first visit it is given its key. */
export function keepBrowser({ connection, random }: Pick<PublicContext, 'connection' | 'random'>): string {
  const key = connection.browserKey ?? random.token();
  connection.keepBrowserKey(key, BROWSER_KEY_LIFE / SECOND);
  return hashToken(key);
}

/** Whether someone has signed in in a browser: a part of a statement. */
export function isKnownBrowser(userId: SQLWrapper, browserHash: string | null): SQL<boolean> {
  return sql`exists (
    select from ${knownBrowsers} where ${knownBrowsers.userId} = ${userId}
      and ${knownBrowsers.browserHash} = ${browserHash ?? ''}
  )`;
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
  // Someone who signed in before browsers were known, or has erased their cookies but for this one.
  if (ctx.connection.browserKey === undefined) {
    const known = { userId: user.id, browserHash: keepBrowser(ctx), signedInAt: startOfDay(ctx.now) };
    await tx.insert(knownBrowsers).values(known).onConflictDoNothing();
  }
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
  return presentSignedIn(token, expiresAt, user);
}

const presentSignedIn = (token: string, expiresAt: Date, user: UserRow): SignedIn => ({
  token,
  expiresAt: expiresAt.toISOString(),
  user: presentSelf(user),
});

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

/**
 * Erases what can no longer be used: tokens that are over, sessions idle for 30 days, browsers long not seen; of each at most
 * so many, and returns how many that were of the most.
 */
export async function eraseOldSessions(db: Database, now: Date, limit: number): Promise<number> {
  const idle = lt(sessions.lastSeenAt, startOfDay(shift(now, -REFRESH_LIFE)));
  const unknown = lt(knownBrowsers.signedInAt, shift(now, -BROWSER_KNOWN));
  // One after another: what goes with its session is not waited for from two sides.
  return Math.max(
    await eraseSome(db, [accessTokens.tokenHash], lt(accessTokens.expiresAt, now), limit),
    await eraseSome(db, [refreshTokens.tokenHash], lt(refreshTokens.expiresAt, now), limit),
    await eraseSome(db, [sessions.id], idle, limit),
    await eraseSome(db, [knownBrowsers.userId, knownBrowsers.browserHash], unknown, limit),
  );
}

/** Takes the order of presence out of some people's sessions. */
export async function shuffleSessions(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await shuffleRows(tx, sessions, sql`user_id = any (${sql.param(userIds)}::uuid[])`);
}
