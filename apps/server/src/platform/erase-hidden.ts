import { and, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Queryable } from '../db/open-database.ts';
import { shift } from './clock.ts';
import { type DeclaredTable, type EraseHidden, isPersonal } from './personal-data.ts';
import type { Ports } from './ports.ts';
import { bindJob, type Job, type Worker } from './queue.ts';
import { UNDO_LIFE } from './undo.ts';

const AT_ONCE = 500;

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

/** Erases, every night, what was deleted and can no longer be brought back. */
const eraseHiddenJob: Job<unknown> = {
  name: 'erase-hidden',
  data: z.unknown(),
  retries: 5,
  cron: '20 3 * * *',
};

/** Binds the job to what the areas declare, the upper ones first; what fails is tried again and stops nothing else. */
export function eraseHiddenWorker(
  ports: Pick<
    Ports,
    'clock' | 'database' | 'files' | 'holidays' | 'hooks' | 'log' | 'personalData' | 'queue' | 'random'
  >,
): Worker {
  const { clock, database, log, personalData } = ports;
  return bindJob(eraseHiddenJob, async () => {
    const now = clock.now();
    const before = shift(now, -UNDO_LIFE);
    const faults: unknown[] = [];
    let erased = 0;
    for (const { eraseHidden = [], tables } of personalData.toReversed()) {
      for (const erase of [...eraseHidden, ...tables.flatMap(eraseHiddenOf)]) {
        try {
          erased += await inBatches((limit) =>
            database.transaction((tx) => erase(tx, { ...ports, now }, before, limit)),
          );
        } catch (fault) {
          faults.push(fault);
        }
      }
    }
    log.info({ erased }, 'hidden rows erased');
    if (faults.length > 0) throw new AggregateError(faults, 'some hidden rows were not erased');
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

/** Erases the hidden rows of a table whose other traces go with them by the database's own rules. */
function eraseHiddenOf(declared: DeclaredTable): EraseHidden[] {
  if (!isPersonal(declared) || declared.hidden !== 'erased') return [];
  const { id, deletedAt } = declared.table as PgTable & {
    readonly id: AnyPgColumn;
    readonly deletedAt: AnyPgColumn;
  };
  return [
    (tx, _ctx, before, limit) => eraseSome(tx, [id], and(isNotNull(deletedAt), lt(deletedAt, before)), limit),
  ];
}
