import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { driverErrorOf } from '../db/errors.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Worker } from './queue.ts';
import { runEvery } from './run-every.ts';

const LOOK_SECONDS = 1;

/** What is being done at this moment, by the ids of its jobs, and whether nothing more is taken. */
type Floor = { ending: boolean; readonly underWay: Map<string, Worker> };

/**
 * One look each second for all kinds of work, which then go on side by side. pg-boss' own workers look each by
 * themselves: two dozen queries a second from a server that has nothing to do, and one job of a kind a second.
 */
export function createPoller(boss: PgBoss, database: OpenDatabase, ports: { clock: Clock; log: Log }) {
  const busy = new Map<string, Promise<void>>();
  const floor: Floor = { ending: false, underWay: new Map() };
  let stopLooking = async () => {};
  const take = async (worker: Worker) => {
    try {
      await drainQueue(boss, worker, floor);
    } catch (error) {
      ports.log.error(
        { err: driverErrorOf(error) ?? error, queue: worker.name },
        'the job queue could not be worked on',
      );
    } finally {
      busy.delete(worker.name);
    }
  };
  return {
    begin(workers: readonly Worker[]) {
      stopLooking = runEvery(
        LOOK_SECONDS,
        async () => {
          for (const worker of await listDue(database, workers)) {
            if (!busy.has(worker.name)) busy.set(worker.name, take(worker));
          }
        },
        ports,
      );
    },
    /** Takes nothing more, waits a while for what is under way, and gives back what is not done by then. */
    async end(patienceMs: number) {
      floor.ending = true;
      await stopLooking();
      const patience = new AbortController();
      const finished = Promise.all(busy.values()).finally(() => patience.abort());
      await Promise.race([finished, pause(patienceMs, undefined, patience).catch(() => undefined)]);
      for (const [id, { name }] of floor.underWay) {
        await boss.fail(name, id, { message: 'the server ended before it was done' });
      }
    },
  };
}

/** Those who have something due, by one look into the index for each. */
export async function listDue(
  { pool }: OpenDatabase,
  workers: readonly Worker[],
): Promise<readonly Worker[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) as queue (name) where exists (
       select from pgboss.job where job.name = queue.name and job.state < 'active' and job.start_after <= now())`,
    [workers.map(({ name }) => name)],
  );
  const due = new Set(rows.map(({ name }) => name));
  return workers.filter(({ name }) => due.has(name));
}

/** Does what is due in one queue until the end is near, and tells how many jobs that were. */
export async function drainQueue(
  boss: PgBoss,
  worker: Worker,
  floor: Floor = { ending: false, underWay: new Map() },
): Promise<number> {
  const { name, atOnce } = worker;
  let done = 0;
  while (!floor.ending) {
    const jobs = await boss.fetch(name, { batchSize: atOnce });
    if (jobs.length === 0) break;
    for (const { id } of jobs) floor.underWay.set(id, worker);
    // What it fails with, each of them fails with.
    const ready = worker.prepare(jobs.map(({ data }) => data));
    ready.catch(() => undefined);
    for (const job of jobs) {
      // What was not begun is given back with what is under way.
      if (floor.ending) return done;
      try {
        await within(
          job.expireInSeconds,
          ready.then((prepared) => worker.run(job.data, prepared)),
        );
        await boss.complete(name, job.id);
        done += 1;
      } catch (error) {
        await boss.fail(name, job.id, { message: String(error) });
      } finally {
        floor.underWay.delete(job.id);
      }
    }
  }
  return done;
}

/** Rejects when work takes longer than its job may, so that what hangs does not keep its kind from going on. */
async function within(seconds: number, work: Promise<void>): Promise<void> {
  const patience = new AbortController();
  const late = pause(seconds * 1000, undefined, { signal: patience.signal, ref: false }).then(() => {
    throw new Error(`not done after ${seconds} seconds`);
  });
  await Promise.race([work.finally(() => patience.abort()), late]);
}
