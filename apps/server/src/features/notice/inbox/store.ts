import type { NoticeKind, NoticeView } from '@garden/contract';
import type { Locale } from '@garden/i18n';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { notices, noticeTotals } from '../../../db/schema/notice.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { startOfDay } from '../../../platform/clock.ts';
import { type EventContext, emitEvent } from '../../../platform/events.store.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import type { Ports } from '../../../platform/ports.ts';
import { firstIdAt } from '../../../platform/random.ts';
import { personColumns } from '../../account/store.ts';
import type { FoundObject } from '../objects/hooks.ts';
import { selectNoticed } from '../objects/store.ts';
import { SHOWN_AFTER_THE_END, SHOWN_OUTSIDE } from '../policy.ts';
import { type FoundTeam, noticeTeam } from './hooks.ts';

type Reader = Pick<Ports, 'database' | 'hooks'>;

/** What a notice is about, as far as it still exists. */
export type NoticeObjectRow = FoundObject & Pick<NonNullable<NoticeView['object']>, 'kind' | 'id'>;

/**
 * Notices, the newest first, with what their sentences need, as far as it still exists: by one query, whatever they are
 * about. The page is cut before anything is joined to it, so that what is joined costs what the page shows; each area
 * says how its kinds of objects are found.
 */
function withObjects(db: Database, hooks: Hooks, condition: SQL | undefined) {
  const page = db
    .select()
    .from(notices)
    .where(condition)
    .orderBy(desc(notices.id))
    .limit(sql.placeholder('limit'))
    .as('page');
  const [teamOf] = hooks.list(noticeTeam);
  if (!teamOf) throw new Error('no area says how notices find their team');
  const object = sql<NoticeObjectRow | null>`jsonb_build_object('kind', ${page.objectKind}, 'id', ${page.objectId})
    || ${selectNoticed(hooks, page.objectKind, page.objectId)}`;
  return db
    .select({
      notice: { ...page._.selectedFields },
      locale: sql<Locale>`(select reader.locale from ${users} as reader where reader.id = ${page.userId})`,
      actor: personColumns(users),
      team: sql<FoundTeam | null>`(${teamOf(page)})`,
      object,
    })
    .from(page)
    .leftJoin(users, eq(users.id, page.actorId))
    .orderBy(desc(page.id));
}

// Statements, since planning so many tables takes longer than reading them.
type Limited = { readonly limit: number };
type Page = Limited & { readonly userId: string; readonly before: string };
type Named = Limited & { readonly ids: readonly string[] };

const earlier = ({ userId, before }: Params<Page>) => and(eq(notices.userId, userId), lt(notices.id, before));
const named = ({ ids }: Params<Named>) => sql`${notices.id} = any (${ids}::uuid[])`;

const listPage = statement('list_notices', (db, of: Params<Page>, hooks: Hooks) =>
  withObjects(db, hooks, earlier(of)),
);
const listPageOfKind = statement(
  'list_notices_of_kind',
  (db, of: Params<Page & { kind: string }>, hooks: Hooks) =>
    withObjects(db, hooks, and(earlier(of), sql`${notices.kind} = ${of.kind}`)),
);
const findNamed = statement('find_notices', (db, of: Params<Named & { userId: string }>, hooks: Hooks) =>
  withObjects(db, hooks, and(eq(notices.userId, of.userId), named(of))),
);
const findNamedOfAll = statement('find_notices_of_all', (db, of: Params<Named>, hooks: Hooks) =>
  withObjects(db, hooks, named(of)),
);

/** Comes after every notice. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A notice with who did it, where, and what it is about. */
export type NoticeRow = Awaited<ReturnType<typeof listPage>>[number];

type NoticePage = {
  readonly kind?: string | undefined;
  /** The last notice read. */
  readonly before: string | undefined;
  readonly limit: number;
};

/** Someone's notices, the newest first, also those whose object they may not see any more. */
export async function listNotices(
  { database, hooks }: Reader,
  userId: string,
  { kind, before = LAST_ID, limit }: NoticePage,
): Promise<NoticeRow[]> {
  const asked = { userId, before, limit };
  return kind === undefined
    ? listPage(database.db, asked, hooks)
    : listPageOfKind(database.db, { ...asked, kind }, hooks);
}

/** Some of someone's notices by their ids, the newest first. */
export async function findNotices(
  { database, hooks }: Reader,
  userId: string,
  ids: readonly string[],
): Promise<NoticeRow[]> {
  if (ids.length === 0) return [];
  return findNamed(database.db, { userId, ids, limit: ids.length }, hooks);
}

/** Notices of several people by their ids, for the mails that tell them; the newest first. */
export async function findNoticesOfAll(
  { database, hooks }: Reader,
  ids: readonly string[],
): Promise<NoticeRow[]> {
  if (ids.length === 0) return [];
  return findNamedOfAll(database.db, { ids, limit: ids.length }, hooks);
}

/** How many notices of each kind someone has not seen: one read of an index. */
export async function findTotals(db: Queryable, userId: string): Promise<{ kind: string; unseen: number }[]> {
  return db
    .select({ kind: noticeTotals.kind, unseen: noticeTotals.unseen })
    .from(noticeTotals)
    .where(and(eq(noticeTotals.userId, userId), gt(noticeTotals.unseen, 0)));
}

/** Marks someone's notices as seen, those named or all, and counts them off; their other tabs hear of it. */
export async function markSeen(
  tx: Transaction,
  ctx: EventContext,
  userId: string,
  ids: readonly string[] | 'all',
): Promise<void> {
  const named = ids === 'all' ? undefined : inArray(notices.id, [...ids]);
  await see(tx, ctx, and(eq(notices.userId, userId), named));
}

/**
 * Marks as seen what someone was told about an object, or about what was said on it: they have read it there. Looks at
 * what they have not seen alone.
 */
export async function markSeenAbout(
  tx: Transaction,
  ctx: EventContext & Pick<Ports, 'hooks'>,
  userId: string,
  objectId: string,
): Promise<void> {
  const own = sql`notices.object_id`;
  const on = sql`${selectNoticed(ctx.hooks, notices.objectKind, own)} -> 'on' ->> 'id'`;
  const isAbout = sql`(${own} = ${objectId}::uuid or ${on} = ${objectId}::text)`;
  await see(tx, ctx, and(eq(notices.userId, userId), isAbout));
}

/** Counts as seen, for everyone, what was told of objects that are gone or settled. */
export async function passOverObjects(
  tx: Transaction,
  ctx: EventContext,
  objectIds: SQL | readonly string[],
): Promise<void> {
  const ids = Array.isArray(objectIds) ? sql.param(objectIds) : objectIds;
  await see(tx, ctx, sql`${notices.objectId} = any (${ids}::uuid[])`);
}

/** Counts what a team told as seen for someone who is in it no more, but for what is shown from outside. */
export async function passOverOutside(
  tx: Transaction,
  ctx: EventContext,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
): Promise<void> {
  const ofTeam = and(eq(notices.userId, userId), eq(notices.teamId, teamId));
  await see(tx, ctx, and(ofTeam, notInArray(notices.kind, [...SHOWN_OUTSIDE])));
}

/** The same for everyone, once a team has ended. */
export async function passOverEnded(tx: Transaction, ctx: EventContext, teamId: string): Promise<void> {
  const isHidden = notInArray(notices.kind, [...SHOWN_AFTER_THE_END]);
  await see(tx, ctx, and(eq(notices.teamId, teamId), isHidden));
}

/** Forgets what people were told of some objects, which are erased themselves. */
export async function forgetNoticesOf(db: Queryable, objectIds: readonly string[]): Promise<void> {
  if (objectIds.length === 0) return;
  await forget(db, sql`${notices.objectId} = any (${sql.param(objectIds)}::uuid[])`);
}

/** Forgets all that a team told, which is erased itself. */
export async function forgetNoticesOfTeam(tx: Transaction, teamId: string): Promise<void> {
  await forget(tx, eq(notices.teamId, teamId));
}

/** Forgets at most so many of the notices from before an instant, seen or not, and returns how many those were. */
export async function forgetOldNotices(db: Database, before: Date, limit: number): Promise<number> {
  const old = await db
    .select({ id: notices.id })
    .from(notices)
    .where(lt(notices.id, firstIdAt(before)))
    .orderBy(asc(notices.id))
    .limit(limit);
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await forget(db, sql`${notices.id} = any (${sql.param(ids)}::uuid[])`);
  return ids.length;
}

/** Takes back that a team has ended; screens hear of it. */
export async function takeEndBack(
  tx: Transaction,
  ctx: EventContext,
  { teamId }: Authorized<{ readonly teamId: string }>,
): Promise<void> {
  const ofEnd = and(eq(notices.kind, 'removed'), sql`${notices.params}->>'cause' = 'ended'`);
  await announceTo(tx, ctx, await forget(tx, and(eq(notices.teamId, teamId), ofEnd)));
}

type ToldInTeam = {
  readonly kind: NoticeKind;
  readonly since?: Date | undefined;
  /** In these words among others. */
  readonly params: Readonly<Record<string, string>>;
  /** Of these alone. */
  readonly userIds?: readonly string[] | undefined;
};

/** Takes back what members of a team were told, since a moment where one is given; screens hear of it. */
export async function takeBackInTeam(
  tx: Transaction,
  ctx: EventContext,
  { teamId }: Authorized<{ readonly teamId: string }>,
  { kind, since, params, userIds }: ToldInTeam,
): Promise<void> {
  const which = and(
    ...[eq(notices.teamId, teamId), eq(notices.kind, kind), since && gte(notices.createdAt, since)],
    sql`${notices.params} @> ${sql.param(params, notices.params)}::jsonb`,
    userIds && inArray(notices.userId, [...userIds]),
  );
  await announceTo(tx, ctx, await forget(tx, which));
}

type Told = {
  readonly userId: string;
  readonly kind: NoticeKind;
  readonly objectId: string;
  /** What was told, as their `params` have it. */
  readonly stages: readonly string[];
};

/**
 * Takes back what someone was told of an object; screens hear of it.
 * @returns of each stage whether they have seen it, or a mail may have told them; null where neither
 */
export async function takeBack(
  tx: Transaction,
  ctx: EventContext,
  { userId, kind, objectId, stages }: Told,
): Promise<{ stage: string; came: 'seen' | 'sent' | null }[]> {
  const stage = sql<string>`${notices.params}->>'stage'`;
  const which = and(
    ...[eq(notices.userId, userId), eq(notices.kind, kind), eq(notices.objectId, objectId)],
    sql`${stage} = any (${sql.param(stages)}::text[])`,
  );
  const told = await tx
    .select({ stage, seenAt: notices.seenAt, mailAt: notices.mailAt })
    .from(notices)
    .where(which)
    .for('update');
  if (told.length === 0) return [];
  await forget(tx, which);
  await announceTo(tx, ctx, new Set([userId]));
  return told.map(({ seenAt, mailAt, ...each }) => ({
    ...each,
    came: seenAt !== null ? 'seen' : mailAt === null ? 'sent' : null,
  }));
}

/** Takes back what someone was told of one person's doing alone, where they have not seen it and no mail has told them. */
export async function takeBackUnseen(
  tx: Transaction,
  ctx: EventContext,
  told: {
    readonly userId: string;
    readonly kind: NoticeKind;
    readonly actorId: string;
    readonly objectId: string;
  },
): Promise<void> {
  const which = and(
    ...[eq(notices.userId, told.userId), eq(notices.kind, told.kind), eq(notices.objectId, told.objectId)],
    ...[eq(notices.actorId, told.actorId), isNull(notices.seenAt), isNotNull(notices.mailAt)],
    sql`not ${notices.params} ? 'others'`,
  );
  await announceTo(tx, ctx, await forget(tx, which));
}

async function see(tx: Transaction, ctx: EventContext, which: SQL | undefined): Promise<void> {
  await announceTo(tx, ctx, await countOff(tx, seen(tx, ctx.now, which)));
}

async function announceTo(tx: Transaction, ctx: EventContext, userIds: ReadonlySet<string>): Promise<void> {
  const each = [...userIds].map(
    (audienceId) => ({ audience: 'person', audienceId, topic: 'notice' }) as const,
  );
  emitEvent(tx, ctx, ...each);
}

function seen(db: Queryable, now: Date, which: SQL | undefined) {
  const { userId, kind, seenAt } = notices;
  const update = db
    .update(notices)
    .set({ seenAt: startOfDay(now), mailAt: null })
    .where(and(isNull(seenAt), which))
    .returning({ userId, kind, wasUnseen: sql<boolean>`true`.as('was_unseen') });
  return db.$with('gone').as(update);
}

async function forget(db: Queryable, which: SQL | undefined): Promise<ReadonlySet<string>> {
  const { userId, kind, seenAt } = notices;
  const deletion = db
    .delete(notices)
    .where(which)
    .returning({ userId, kind, wasUnseen: sql<boolean>`${seenAt} is null`.as('was_unseen') });
  return countOff(db, db.$with('gone').as(deletion));
}

/** Takes notices out of the totals of those who had not seen them; tells whose. */
async function countOff(db: Queryable, gone: ReturnType<typeof seen>): Promise<ReadonlySet<string>> {
  const counted = db.$with('counted').as(
    db
      .select({ userId: gone.userId, kind: gone.kind, number: sql<number>`count(*)::int`.as('number') })
      .from(gone)
      .where(eq(gone.wasUnseen, true))
      .groupBy(gone.userId, gone.kind),
  );
  const rows = await db
    .with(gone, counted)
    .update(noticeTotals)
    .set({ unseen: sql`greatest(0, ${noticeTotals.unseen} - ${counted.number})` })
    .from(counted)
    .where(and(eq(noticeTotals.userId, counted.userId), eq(noticeTotals.kind, counted.kind)))
    .returning({ userId: noticeTotals.userId });
  return new Set(rows.map(({ userId }) => userId));
}
