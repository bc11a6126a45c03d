import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { api } from '@garden/contract';
import { HOUR, shift } from '../../apps/server/src/platform/clock.ts';
import type { Worker } from '../../apps/server/src/platform/queue.ts';
import { countStatements } from '../../apps/server/src/testing/count-statements.ts';
import { timersOf, workersOf } from '../../apps/server/src/workers.ts';
import { type BenchApp, openBenchApp } from '../bench-app.ts';
import { getShot } from '../beside.ts';
import { listen } from '../calls.ts';
import { quantile } from '../figures.ts';
import { LoadClient, type Round } from '../load.ts';
import { fillTeams, TODAY } from './fill.ts';

/** Teams of the two servers. */
export type Sizes = { readonly few: number; readonly many: number };
export const FULL_SIZES: Sizes = { few: 100, many: 1_000 };
export const QUICK_SIZES: Sizes = { few: 20, many: 200 };

/** Half an hour after the day has begun; then each hour of the day. */
const BEGINNING = `${TODAY}T04:30:00.000Z`;
const HOURS = 24;

/** What a kind of work took over the day. */
export type Work = {
  /** Milliseconds of all its runs. */
  readonly time: number;
  readonly statements: number;
  readonly runs: number;
  /** The longest time for which the main thread did nothing else, in milliseconds; other work of the same moment included. */
  readonly slice: number;
};

/** Milliseconds that someone waited for an answer. */
type Waited = { readonly p50: number; readonly p99: number; readonly worst: number };

export type Day = {
  readonly teams: number;
  readonly work: ReadonlyMap<string, Work>;
  /** Someone who reads, while nothing else happens, and while all of it does. */
  readonly quiet: Waited;
  readonly meanwhile: Waited;
};

export type MorningsResult = { readonly few: Day; readonly many: Day };

/** Measures everything that happens by itself on a day of few teams and of many, each on a server of its own. */
export async function measureMornings(
  urls: { readonly few: string | undefined; readonly many: string | undefined },
  { few, many }: Sizes,
): Promise<MorningsResult> {
  return { few: await measureDay(urls.few, few), many: await measureDay(urls.many, many) };
}

async function measureDay(databaseUrl: string | undefined, teams: number): Promise<Day> {
  const dataDir = await mkdtemp(join(tmpdir(), 'garden-bench-'));
  const ledger = new Ledger();
  const app = await openBenchApp(
    { dataDir, databaseUrl },
    {
      // Mails would lie in a folder, one file each; how fast they go out is the mail server's.
      ports: { mailer: { send: async () => undefined, close: () => undefined } },
      asWorker: (worker) => ({
        ...worker,
        prepare: (each) => ledger.note(worker.name, () => worker.prepare(each)),
        run: (data, ready) => ledger.note(worker.name, () => worker.run(data, ready)),
      }),
    },
  );
  try {
    console.log(`${app.ports.database.kind}: filling ${teams} teams …`);
    const token = await fillTeams(app, teams);
    app.clock.set(new Date(BEGINNING));
    const asking = await askAll(app, token);
    const quiet = await asking.for(2);
    console.log(`${app.ports.database.kind}: a day of ${teams} teams …`);
    const stop = asking.begin();
    ledger.work.clear();
    await live(app, ledger);
    return { teams, work: ledger.work, quiet, meanwhile: await stop() };
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A day, hour by hour: everything that a clock begins, once an hour, and whatever that asks for. */
async function live({ clock, ports }: BenchApp, ledger: Ledger): Promise<void> {
  const byClock: readonly Pick<Worker, 'name' | 'run'>[] = [
    ...timersOf(ports).map(({ name, run }) => ({ name, run: async () => void (await run()) })),
    ...workersOf(ports).filter(({ cron }) => cron !== undefined),
  ];
  for (let hour = 0; hour < HOURS; hour += 1) {
    for (const { name, run } of byClock) await ledger.note(name, () => run({}));
    await ports.queue.drain();
    clock.set(shift(clock.now(), HOUR));
  }
}

class Ledger {
  readonly work = new Map<string, Work>();

  async note<T>(name: string, run: () => Promise<T>): Promise<T> {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const began = performance.now();
    const { result, statements } = await countStatements(run);
    const time = performance.now() - began;
    delay.disable();
    const before = this.work.get(name) ?? { time: 0, statements: 0, runs: 0, slice: 0 };
    this.work.set(name, {
      time: before.time + time,
      statements: before.statements + statements.length,
      runs: before.runs + 1,
      slice: Math.max(before.slice, delay.max / 1e6),
    });
    return result;
  }
}

/** Someone who reads the newest diaries of their team, twenty times a second. */
async function askAll(app: BenchApp, token: string) {
  const client = new LoadClient();
  const { rows } = await app.ports.database.pool.query<{ team_id: string }>(
    'select id as team_id from teams limit 1',
  );
  const round: Omit<Round, 'seconds'> = {
    port: await listen(app.fastify),
    shots: [getShot(api.diary.recently, token, { limit: '20' })],
    ...{ concurrency: 1, again: true, rest: 50, answerBegins: '{"code":200,' },
  };
  if (rows.length === 0) throw new Error('there is no team');
  const waited = (latencies: readonly number[]): Waited => ({
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    worst: Math.max(...latencies),
  });
  return {
    for: async (seconds: number) => waited((await client.fire({ ...round, seconds })).latencies),
    begin() {
      const latencies: number[] = [];
      let over = false;
      const asking = (async () => {
        while (!over) latencies.push(...(await client.fire({ ...round, seconds: 1 })).latencies);
      })();
      return async () => {
        over = true;
        await asking;
        await client.stop();
        return waited(latencies);
      };
    },
  };
}
