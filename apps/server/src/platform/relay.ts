import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from '../db/open-database.ts';
import { MINUTE, SECOND, shift } from './clock.ts';
import { BEFORE_ALL, readCursor, writeCursor } from './event-cursor.ts';
import {
  EVENTS_CHANNEL,
  type EventRow,
  findHorizon,
  type Horizon,
  type Place,
  readEvents,
  readRecentEvents,
} from './events.store.ts';
import type { Ports } from './ports.ts';

/** A client that listens. */
export type Subscriber = {
  readonly userId: string;
  /** What its session is recognised by while it lasts. */
  readonly sessionKey: string;
  /** Where it was, if it was here before. */
  readonly cursor: string | undefined;
  /** Otherwise: for how long it has been reading what it shows, in milliseconds; undefined where it shows nothing yet. */
  readonly readingFor: number | undefined;
  /** Told where the outbox stands, at the beginning and from time to time. */
  here(cursor: string): void;
  /** Told that too much has passed: it has to read everything anew. */
  reset(cursor: string): void;
  changed(event: EventRow, cursor: string): void;
  /** Its session is over. */
  end(): void;
};

/**
 * After which place, or since which moment, a client has missed what came: null where that is too long ago or not
 * known here, undefined where it has shown nothing yet.
 */
function startOf(
  { cursor, readingFor }: Subscriber,
  horizon: Horizon,
  now: Date,
): Place | Date | null | undefined {
  if (cursor !== undefined) return readCursor(cursor, horizon, now);
  if (readingFor === undefined) return undefined;
  return readingFor > READING_MAX_MS ? null : shift(now, -readingFor - CALL_MS);
}

export type Relay = {
  /** Adds a client; the function ends it. */
  subscribe(subscriber: Subscriber): () => void;
  stop(): Promise<void>;
};

/** What a relay asks about those who listen. */
export type Audience = {
  /** Which of these sessions still last. */
  living(sessionKeys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Who of these people is in which of these teams, now. */
  membersOf(
    teamIds: readonly string[],
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /** The teams that someone is in now. */
  teamsOf(userId: string): Promise<readonly string[]>;
};

/** Without being woken, it looks so often: notifications can be lost. */
const LOOK_MS = 3_000;
/** Changes that come together are told together. */
const GATHER_MS = 25;
const AT_ONCE = 1_000;
/** Silence for longer makes proxies and clients take a stream for dead. */
const BEAT_MS = 25_000;
/** A call that began so long before a client's first read may have ended after it. */
const CALL_MS = 5 * SECOND;
/** A client that has read for longer before it listens reads anew. */
const READING_MAX_MS = 5 * MINUTE;

/**
 * Reads the outbox and tells the clients of this process. It reads up to the oldest transaction that is still open, so
 * that none which commits late is skipped; sessions and memberships are looked up as they are at the moment of telling.
 */
export function createRelay(
  { clock, database, log }: Pick<Ports, 'clock' | 'database' | 'log'>,
  audience: Audience,
): Relay {
  const { db } = database;
  const subscribers = new Set<Subscriber>();
  const joining = new Set<Subscriber>();
  let place: Place | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let checkedAt = performance.now();
  let beatAt = performance.now();
  let unlisten: Promise<() => Promise<void>> | undefined;
  const timer = setInterval(() => wake(), LOOK_MS).unref();

  function wake(): void {
    if (stopped || (subscribers.size === 0 && joining.size === 0)) return;
    if (looking) {
      again = true;
      return;
    }
    looking = lookOften().finally(() => {
      looking = undefined;
    });
  }

  async function lookOften(): Promise<void> {
    do {
      again = false;
      try {
        await listen(database);
        await look();
      } catch (error) {
        log.warn({ err: error }, 'live events could not be read; they are looked for again');
      }
      if (again) await sleep(GATHER_MS);
    } while (again && !stopped);
  }

  async function listen({ listen: subscribe }: OpenDatabase): Promise<void> {
    unlisten ??= subscribe(EVENTS_CHANNEL, wake, wake);
    await unlisten.catch(() => {
      unlisten = undefined;
    });
  }

  async function look(): Promise<void> {
    const horizon = await findHorizon(db);
    if (performance.now() - checkedAt > LOOK_MS) {
      checkedAt = performance.now();
      await onlyLiving([...subscribers, ...joining]);
    }
    if (subscribers.size === 0) place = undefined;
    place ??= { transaction: horizon.transaction, id: BEFORE_ALL };
    for (let full = true; full; ) {
      const rows: EventRow[] = await readEvents(db, {
        after: place,
        before: horizon.transaction,
        limit: AT_ONCE,
      });
      await tellAll(rows, horizon);
      full = rows.length === AT_ONCE;
      place = rows.at(-1) ?? place;
    }
    // What comes from now on belongs to transactions at the horizon or behind it.
    place = { transaction: horizon.transaction, id: BEFORE_ALL };
    beat(horizon, place);
    for (const subscriber of [...joining]) await join(subscriber, horizon);
  }

  function beat(horizon: Horizon, at: Place): void {
    if (performance.now() - beatAt < BEAT_MS) return;
    beatAt = performance.now();
    const cursor = writeCursor(horizon, at, clock.now());
    for (const subscriber of subscribers) subscriber.here(cursor);
  }

  /** Ends those whose session is over, and gives back the others. */
  async function onlyLiving(some: readonly Subscriber[]): Promise<ReadonlySet<Subscriber>> {
    if (some.length === 0) return new Set();
    const living = await audience.living([...new Set(some.map(({ sessionKey }) => sessionKey))]);
    for (const subscriber of some) if (!living.has(subscriber.sessionKey)) subscriber.end();
    return new Set(some.filter(({ sessionKey }) => living.has(sessionKey)));
  }

  async function tellAll(rows: readonly EventRow[], horizon: Horizon): Promise<void> {
    const concerned = await findConcerned(rows);
    const all = [...new Set(concerned.flatMap(({ subscribed }) => subscribed))];
    const living = await onlyLiving(all);
    const now = clock.now();
    for (const { row, subscribed } of concerned) {
      const cursor = writeCursor(horizon, row, now);
      for (const subscriber of subscribed) if (living.has(subscriber)) subscriber.changed(row, cursor);
    }
  }

  /** Which clients each event is for. */
  async function findConcerned(rows: readonly EventRow[]) {
    if (rows.length === 0) return [];
    const listening = Map.groupBy(subscribers, ({ userId }) => userId);
    const teamIds = rows.flatMap((row) => (row.audience === 'team' ? [row.audienceId] : []));
    const members = await audience.membersOf([...new Set(teamIds)], [...listening.keys()]);
    return rows.map((row) => {
      const told = row.audience === 'person' ? [row.audienceId] : (members.get(row.audienceId) ?? []);
      return { row, subscribed: told.flatMap((userId) => listening.get(userId) ?? []) };
    });
  }

  /** Tells a client what it missed, up to where the others are, and puts it among them. */
  async function join(subscriber: Subscriber, horizon: Horizon): Promise<void> {
    const now = clock.now();
    const here = writeCursor(horizon, { transaction: horizon.transaction, id: BEFORE_ALL }, now);
    const start = startOf(subscriber, horizon, now);
    if (start !== undefined) {
      const missed = start && (await readMissed(start, horizon, subscriber.userId));
      if (missed) for (const row of missed) subscriber.changed(row, writeCursor(horizon, row, now));
      else subscriber.reset(here);
    }
    // It may have gone away meanwhile.
    if (!joining.delete(subscriber)) return;
    subscribers.add(subscriber);
    subscriber.here(here);
  }

  /** Null where it is more than one answer should hold. */
  async function readMissed(
    start: Place | Date,
    horizon: Horizon,
    userId: string,
  ): Promise<EventRow[] | null> {
    const audienceIds = [userId, ...(await audience.teamsOf(userId))];
    const reading = { before: horizon.transaction, limit: AT_ONCE, audienceIds };
    const rows = await (start instanceof Date
      ? readRecentEvents(db, { ...reading, since: start })
      : readEvents(db, { ...reading, after: start }));
    return rows.length < AT_ONCE ? rows : null;
  }

  return {
    subscribe(subscriber) {
      joining.add(subscriber);
      wake();
      return () => {
        joining.delete(subscriber);
        subscribers.delete(subscriber);
      };
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      for (const subscriber of [...subscribers, ...joining]) subscriber.end();
      await looking;
      await unlisten?.then((end) => end());
    },
  };
}
