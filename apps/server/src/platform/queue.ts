import { type Db, PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { OpenDatabase, Transaction } from '../db/open-database.ts';
import { senderOf } from '../db/transaction.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import { createPoller, drainQueue, listDue } from './queue-work.ts';

/** A kind of work that is done after the answer. */
export type Job<T> = {
  readonly name: string;
  /** What a job carries; ids rather than what people wrote. */
  readonly data: z.ZodType<T>;
  /** Tries after the first; each waits about twice as long as the one before. */
  readonly retries: number;
  /** A cron line in UTC, for work that comes round by itself and carries nothing. */
  readonly cron?: string;
};

/** Does one job of those that were prepared together. */
export type Ready = (data: unknown) => Promise<void>;

/** A job with its work bound to it. */
export type Worker = {
  readonly name: string;
  readonly retries: number;
  readonly cron: string | undefined;
  /** So many are fetched together, and prepared together; then each is done by itself. */
  readonly atOnce: number;
  prepare(each: readonly unknown[]): Promise<Ready>;
  /** @param ready what `prepare` gave; left out, this one is prepared alone */
  run(data: unknown, ready?: Ready): Promise<void>;
};

export type Queue = {
  /** Takes on the kinds of work that may be enqueued; called once, before anything is. */
  register(workers: readonly Worker[]): Promise<void>;
  /** Puts a job into the transaction: it exists if and only if the transaction commits. */
  enqueue<T extends object>(tx: Transaction, job: Job<T>, data: T): Promise<void>;
  /** The same of several jobs of a kind, by one statement. */
  enqueueEach<T extends object>(tx: Transaction, job: Job<T>, each: readonly T[]): Promise<void>;
  /** Begins working: what is due is begun within a second. */
  start(): Promise<void>;
  /** Works off everything that waits, now, and tells how many jobs that were. */
  drain(): Promise<number>;
  /** Seconds since the oldest waiting job was due; 0 when none waits. */
  oldestWaiting(): Promise<number>;
  /** Waits a while for what is under way; what is not done by then is tried again, here or by another server. */
  stop(): Promise<void>;
};

/** Binds a job to its work, which is idempotent, since a job may run twice; what it carries is parsed first. */
export function bindJob<T>(job: Job<T>, work: (data: T) => Promise<void>): Worker {
  return bindJobs(job, { atOnce: 1, prepare: async () => work });
}

type Together<T> = {
  readonly atOnce: number;
  /** Reads what some jobs need, and gives the work of each of them. */
  prepare(each: readonly T[]): Promise<(data: T) => Promise<void>>;
};

/** The same of a kind of which many wait at once: what they need is read for some of them together. */
export function bindJobs<T>(
  { name, retries, cron, data: shape }: Job<T>,
  { atOnce, prepare: prepareParsed }: Together<T>,
): Worker {
  const prepare = async (each: readonly unknown[]): Promise<Ready> => {
    const work = await prepareParsed(each.map((one) => shape.parse(one)));
    return (one) => work(shape.parse(one));
  };
  return {
    name,
    retries,
    cron,
    atOnce,
    prepare,
    run: async (one, ready) => (ready ?? (await prepare([one])))(one),
  };
}

const FIRST_RETRY_SECONDS = 30;
const LONGEST_RETRY_SECONDS = 3600;
const KEEP_DONE_SECONDS = 3600;
/** Any number that no other program locks in our database. */
const START_LOCK = 7_215_523_002;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

const STOP_PATIENCE_MS = 10_000;

type QueueOptions = {
  database: OpenDatabase;
  clock: Clock;
  log: Log;
  /** How long the end waits for work that is under way; ten seconds unless told. */
  patienceMs?: number;
};

/** The queue on the product's own database (pg-boss), so that a job commits with what it is about. */
export async function createQueue({
  database,
  clock,
  log,
  patienceMs = STOP_PATIENCE_MS,
}: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schedule: true,
    supervise: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'));
  // pg-boss remembers the queues that it finds when it starts: at least these.
  const remembered = await oneAfterAnother(database, async () => {
    const names = await queueNames(database);
    await boss.start();
    return names;
  });
  let workers: readonly Worker[] = [];
  const shift = createPoller(boss, database, { clock, log });
  return {
    async register(hired) {
      workers = hired;
      const made = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const { name, retries } of workers) {
        if (!made.has(name)) {
          await boss.createQueue(name, {
            retryLimit: retries,
            retryBackoff: true,
            retryDelay: FIRST_RETRY_SECONDS,
            retryDelayMax: LONGEST_RETRY_SECONDS,
            deleteAfterSeconds: KEEP_DONE_SECONDS,
          });
        }
        // Any look makes pg-boss remember the queue; else its first look would come inside a caller's transaction.
        if (!remembered.has(name)) await boss.findJobs(name, { id: NO_JOB });
      }
    },
    async enqueue(tx, job, data) {
      await boss.send(job.name, job.data.parse(data) as object, { db: { executeSql: leavingWith(tx) } });
    },
    async enqueueEach(tx, job, each) {
      if (each.length === 0) return;
      const jobs = each.map((data) => ({ data: job.data.parse(data) as object }));
      await boss.insert(job.name, jobs, { db: { executeSql: leavingWith(tx) } });
    },
    async start() {
      const known = new Set(workers.map(({ name }) => name));
      for (const { name } of await boss.getSchedules()) {
        if (known.has(name)) continue;
        // Work that an older version did: no one would ever do what comes of its schedule.
        await boss.unschedule(name);
        await boss.deleteQueuedJobs(name);
      }
      for (const { name, cron } of workers) if (cron) await boss.schedule(name, cron);
      shift.begin(workers);
    },
    async drain() {
      const look = () => listDue(database, workers);
      let done = 0;
      // What was done may have asked for more.
      for (let due = await look(); due.length > 0; due = await look()) {
        for (const worker of due) done += await drainQueue(boss, worker);
      }
      return done;
    },
    async oldestWaiting() {
      const { rows } = await database.pool.query(
        `select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds
         from pgboss.job where state in ('created', 'retry') and start_after <= now()`,
      );
      return Math.max(0, Number(rows[0]?.seconds ?? 0));
    },
    async stop() {
      await shift.end(patienceMs);
      await boss.stop({ graceful: true, timeout: patienceMs });
    },
  };
}

/** The one insert that pg-boss makes of jobs; their ids, which it would give back, are not asked for. */
function leavingWith(tx: Transaction): Db['executeSql'] {
  return async (text, values = []) => {
    tx.atCommit({ execute: () => senderOf(tx).query({ name: nameOf(text), text }, values) });
    return { rows: [] };
  };
}

const names = new Map<string, string>();

/** Under its name a statement is parsed and planned once on each connection; pg-boss has one text for each queue. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `enqueue_job_${names.size}`;
  names.set(text, name);
  return name;
}

/** Servers that start together would make pg-boss' tables at once, which it does not bear. */
async function oneAfterAnother<T>({ pool }: OpenDatabase, start: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await start();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(() => undefined);
    client.release();
  }
}

/** Names of the queues of a database; none in one that pg-boss has not prepared yet. */
async function queueNames({ pool }: OpenDatabase): Promise<ReadonlySet<string>> {
  const { rows: tables } = await pool.query("select 1 where to_regclass('pgboss.queue') is not null");
  if (tables.length === 0) return new Set();
  const { rows } = await pool.query<{ name: string }>('select name from pgboss.queue');
  return new Set(rows.map(({ name }) => name));
}
