import { and, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Database, Queryable } from '../db/open-database.ts';
import { shift } from './clock.ts';
import type { Ports } from './ports.ts';
import { bindJob, type Job, type Worker } from './queue.ts';
import { UNDO_LIFE } from './undo.ts';

const AT_ONCE = 500;

/** Erases at most so many rows that were hidden before an instant, and returns how many those were. */
export type EraseHidden = (db: Database, before: Date, limit: number) => Promise<number>;

/**
 * Repeats a step until it finds less to do than it may do at once; each step commits by itself, so that the next run
 * goes on where this one was cut short.
 * @param step does at most `limit` and returns how many that were
 * @returns how many they were in all
 */
export async function inBatches(step: (limit: number) => Promise<number>, limit = AT_ONCE): Promise<number> {
  let total = 0;
  for (let done = limit; done === limit; total += done) done = await step(limit);
  return total;
}

/** A nightly job that erases rows which can no longer be brought back. */
export function erasingJob(name: string, cron: string): Job<unknown> {
  return { name, data: z.unknown(), retries: 5, cron };
}

/** Binds such a job to what erases its rows. */
export function bindErasing(
  job: Job<unknown>,
  { clock, database, log }: Pick<Ports, 'clock' | 'database' | 'log'>,
  erase: EraseHidden,
): Worker {
  return bindJob(job, async () => {
    const before = shift(clock.now(), -UNDO_LIFE);
    const erased = await inBatches((limit) => erase(database.db, before, limit));
    log.info({ job: job.name, erased }, 'hidden rows erased');
  });
}

/**
 * Erases at most so many rows of a table, which an index finds, and returns how many those were.
 * @param key the columns of its key
 */
export async function eraseSome(
  db: Queryable,
  [first, ...others]: readonly [AnyPgColumn, ...AnyPgColumn[]],
  which: SQL | undefined,
  limit: number,
): Promise<number> {
  const { table } = first;
  const columns = sql.join([first, ...others], sql`, `);
  const due = sql`select ${columns} from ${table} where ${which} limit ${limit}`;
  const erased = await db.delete(table).where(sql`(${columns}) in (${due})`);
  return erased.rowCount ?? 0;
}

type HidingTable = PgTable & { readonly id: AnyPgColumn; readonly deletedAt: AnyPgColumn };

/** Erases the hidden rows of a table whose other traces go with them by the database's own rules. */
export function eraseHiddenOf(table: HidingTable): EraseHidden {
  return (db, before, limit) =>
    eraseSome(db, [table.id], and(isNotNull(table.deletedAt), lt(table.deletedAt, before)), limit);
}
