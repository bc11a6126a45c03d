import { resolve } from 'node:path';
import { buildApp } from '../apps/server/src/app.ts';
import { toConfig } from '../apps/server/src/config/config.ts';
import { readEnv } from '../apps/server/src/config/env.ts';
import { openPorts } from '../apps/server/src/open-ports.ts';
import { openStore } from '../apps/server/src/open-store.ts';
import { SettableClock } from '../apps/server/src/platform/clock.ts';
import type { Ports } from '../apps/server/src/platform/ports.ts';
import type { Worker } from '../apps/server/src/platform/queue.ts';
import { createRandom } from '../apps/server/src/platform/random.ts';
import { workersOf } from '../apps/server/src/workers.ts';

export const root = resolve(import.meta.dirname, '..');

export type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined };

type Otherwise = {
  /** Ports that are others than production's. */
  readonly ports?: Partial<Ports>;
  /** What becomes of a job before it is registered. */
  readonly asWorker?: (worker: Worker) => Worker;
};

export type BenchApp = {
  readonly fastify: Awaited<ReturnType<typeof buildApp>>;
  readonly ports: Ports;
  readonly clock: SettableClock;
  close(): Promise<void>;
};

/** The server as production has it, but for its clock, which can be set, and its jobs, which wait. */
export async function openBenchApp(
  { dataDir, databaseUrl }: Place,
  { ports: others, asWorker = (worker) => worker }: Otherwise = {},
): Promise<BenchApp> {
  const env = readEnv({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
  });
  const clock = new SettableClock();
  const ports: Ports = {
    ...(await openPorts(await openStore(toConfig(env, root)))),
    clock,
    random: createRandom(clock),
    ...others,
  };
  const fastify = await buildApp(ports, { webFolder: null, outputs: 'compiled' });
  await ports.queue.register(workersOf(ports).map(asWorker));
  return {
    fastify,
    ports,
    clock,
    close: async () => {
      await fastify.close();
      await ports.queue.stop();
      await ports.threads.close();
      ports.mailer.close();
      await ports.database.close();
    },
  };
}
