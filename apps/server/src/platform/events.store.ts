import type { LiveTopic, liveEvents } from '@garden/contract';
import { and, asc, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/open-database.ts';
import { events } from '../db/schema/platform.ts';
import { type Params, statement } from '../db/statement.ts';
import { eraseSome } from './erase-hidden.ts';
import type { Random } from './random.ts';

/** The channel that wakes the relays; nothing travels on it. */
export const EVENTS_CHANNEL = 'garden_events';

/** That something changed for a person or a team, as the contract has the topic. */
export type EventInput = {
  [Topic in LiveTopic]: {
    readonly audience: (typeof liveEvents)[Topic]['audience'];
    readonly audienceId: string;
    readonly topic: Topic;
  } & ((typeof liveEvents)[Topic]['object'] extends true
    ? { readonly object: { readonly kind: string; readonly id: string } }
    : { readonly object?: undefined });
}[LiveTopic];

/** Of a call's context, or of a job: where ids come from, and the moment. */
export type EventContext = { readonly random: Random; readonly now: Date };

type Announced = EventInput & { readonly id: string };

/** What each open transaction announces; written by one statement, which leaves with its commit. */
const announced = new WeakMap<Transaction, Announced[]>();

/** Tells clients, once the transaction commits, that something changed. */
export function emitEvent(tx: Transaction, ctx: EventContext, ...announcements: readonly EventInput[]): void {
  if (announcements.length === 0) return;
  const rows = announced.get(tx) ?? [];
  rows.push(...announcements.map((event) => ({ ...event, id: ctx.random.id() })));
  if (announced.has(tx)) return;
  announced.set(tx, rows);
  tx.atCommit({
    execute: () =>
      addEvents(tx, {
        ids: rows.map(({ id }) => id),
        audiences: rows.map(({ audience }) => audience),
        audienceIds: rows.map(({ audienceId }) => audienceId),
        topics: rows.map(({ topic }) => topic),
        objectKinds: rows.map(({ object }) => object?.kind ?? null),
        objectIds: rows.map(({ object }) => object?.id ?? null),
        now: ctx.now,
      }).execute(),
  });
}

type Columns = {
  readonly ids: readonly string[];
  readonly audiences: readonly string[];
  readonly audienceIds: readonly string[];
  readonly topics: readonly string[];
  readonly objectKinds: readonly (string | null)[];
  readonly objectIds: readonly (string | null)[];
  readonly now: Date;
};

/** The rows by their columns, so that the text is the same however many they are. */
const addEvents = statement('add_events', (db, of: Params<Columns>) =>
  db
    .insert(events)
    .select(
      sql`select pg_current_xact_id(), row.*, ${of.now}::timestamptz from unnest(
        ${of.ids}::uuid[], ${of.audiences}::text[], ${of.audienceIds}::uuid[], ${of.topics}::text[],
        ${of.objectKinds}::text[], ${of.objectIds}::uuid[]
      ) as row`,
    )
    .returning({ woken: sql`pg_notify(${EVENTS_CHANNEL}, '')` }),
);

/** An event as it is told to clients. */
export type EventRow = typeof events.$inferSelect;

/** Where the outbox stands: which database it is, and the oldest transaction that is still open. */
export type Horizon = { readonly epoch: string; readonly transaction: string };

/**
 * Which database this is, and up to where its outbox can be read: whatever began before the horizon has ended, so that
 * nothing will come up behind it. A cluster, a restore of it to an earlier moment, and a database in it each count
 * transactions anew, and have an epoch of their own.
 */
export async function findHorizon(db: Database): Promise<Horizon> {
  const { rows } = await db.execute<Horizon>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as transaction,
      concat_ws('.', system_identifier, timeline_id, (select oid from pg_database where datname = current_database()))
        as epoch
    from pg_control_system(), pg_control_checkpoint()`);
  const [found] = rows;
  if (!found) throw new Error('a query of two functions gives one row');
  return found;
}

/** A place in the outbox: everything up to this event, by transaction and id, was read. */
export type Place = { readonly transaction: string; readonly id: string };

type Reading = {
  /** The horizon; nothing at it or behind it. */
  readonly before: string;
  readonly limit: number;
  /** Only for these people and teams. */
  readonly audienceIds?: readonly string[];
};

/** Events after a place and before the horizon, in their order. */
export async function readEvents(
  db: Database,
  { after, ...reading }: Reading & { readonly after: Place },
): Promise<EventRow[]> {
  return readFrom(db, isAfter(after), reading);
}

/** Events for some people and teams of calls that began at a moment or later, and before the horizon, in their order. */
export async function readRecentEvents(
  db: Database,
  { since, ...reading }: Required<Reading> & { readonly since: Date },
): Promise<EventRow[]> {
  // Written out: of a parameter, the plan that is kept would not know how recent it is, and read all that is kept.
  const moment = sql.raw(`'${since.toISOString()}'::timestamptz`);
  return readFrom(db, gte(events.createdAt, moment), reading);
}

async function readFrom(
  db: Database,
  start: SQL,
  { before, limit, audienceIds }: Reading,
): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(
      and(
        start,
        sql`${events.transaction} < ${before}::xid8`,
        audienceIds && inArray(events.audienceId, [...audienceIds]),
      ),
    )
    .orderBy(asc(events.transaction), asc(events.id))
    .limit(limit);
}

function isAfter({ transaction, id }: Place): SQL {
  return sql`(${events.transaction}, ${events.id}) > (${transaction}::xid8, ${id}::uuid)`;
}

/** Forgets some of the events from before an instant; returns how many. */
export function forgetEvents(db: Database, before: Date, limit: number): Promise<number> {
  return eraseSome(db, [events.transaction, events.id], lt(events.createdAt, before), limit);
}
