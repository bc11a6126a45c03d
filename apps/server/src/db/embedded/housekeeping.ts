import type { Pool } from 'pg';
import { isDiskFull } from '../errors.ts';
import type { DatabaseLog } from '../log.ts';
import type { Dumps } from './dumps.ts';

/** Calls a task again and again; returns what stops it. */
export type Schedule = (everyMs: number, task: () => void) => () => void;

export type HousekeepingOptions = {
  pool: Pool;
  dumps: Dumps;
  log: DatabaseLog;
  schedule?: Schedule;
  now?: () => Date;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const LOOK_AT_LOG_EVERY = 10 * SECOND;
const LOOK_AT_DAY_EVERY = 10 * MINUTE;
const CHECKPOINT_EVERY = 5 * MINUTE;
const CHECKPOINT_BYTES = 64 * 1024 * 1024;
/** A checkpoint itself writes a few records; less than this is an idle database. */
const IDLE_BYTES = 1024;

/** Hour of the machine's day when the daily work is done. */
const NIGHT_HOUR = 3;
const DAILY_AT_SOONEST = 20 * HOUR;
/** A machine that is off at night does its daily work as soon as it is overdue. */
const DAILY_AT_LATEST = 36 * HOUR;

const LOG_SINCE_CHECKPOINT =
  'SELECT (pg_current_wal_insert_lsn() - redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()';

const TABLES = `SELECT c.oid::regclass::text AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'm') AND n.nspname !~ '^pg_toast' AND n.nspname <> 'information_schema' ORDER BY c.oid`;

export type Housekeeping = {
  /** Writes a checkpoint when the log since the last one is long or old. */
  tidyLog(): Promise<void>;
  /** Dumps and vacuums when a day has passed. */
  tidyDay(): Promise<void>;
  stop(): Promise<void>;
};

/** Does for PGlite what PostgreSQL's background processes do: checkpoints, vacuum and statistics; and daily dumps. */
export function startHousekeeping({
  pool,
  dumps,
  log,
  schedule = scheduleUnref,
  now = () => new Date(),
}: HousekeepingOptions): Housekeeping {
  let checkpointAt = now().getTime();
  let working: Promise<void> = Promise.resolve();

  async function tidyLog(): Promise<void> {
    const { rows } = await pool.query<{ bytes: number }>(LOG_SINCE_CHECKPOINT);
    const bytes = rows[0]?.bytes ?? 0;
    const due = bytes > IDLE_BYTES && now().getTime() - checkpointAt >= CHECKPOINT_EVERY;
    if (!due && bytes < CHECKPOINT_BYTES) return;
    await pool.query('CHECKPOINT');
    checkpointAt = now().getTime();
  }

  async function tidyDay(): Promise<void> {
    const age = now().getTime() - (dumps.newest('daily')?.getTime() ?? Number.NEGATIVE_INFINITY);
    const due = age > DAILY_AT_LATEST || (age > DAILY_AT_SOONEST && now().getHours() === NIGHT_HOUR);
    if (!due) return;
    const dump = await dumps.write(pool, 'daily', now());
    // One table after the other, so that queries get their turn in between.
    const { rows } = await pool.query<{ name: string }>(TABLES);
    for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`);
    log.info({ dump, tables: rows.length }, 'dumped and vacuumed the embedded database');
  }

  const work = (task: () => Promise<void>) => () => {
    working = working.then(task).catch((error: unknown) => {
      const reason = isDiskFull(error) ? 'the disk is full' : String(error);
      log.error({ reason }, 'the upkeep of the embedded database failed; it is tried again');
    });
  };
  const stops = [schedule(LOOK_AT_LOG_EVERY, work(tidyLog)), schedule(LOOK_AT_DAY_EVERY, work(tidyDay))];
  return {
    tidyLog,
    tidyDay,
    stop: async () => {
      for (const stop of stops) stop();
      await working;
    },
  };
}

function scheduleUnref(everyMs: number, task: () => void): () => void {
  const timer = setInterval(task, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
