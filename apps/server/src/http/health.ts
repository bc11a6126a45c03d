import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_RESERVE_BYTES } from '../db/embedded/disk-guard.ts';
import { migrationsAreCurrent } from '../db/migrate.ts';
import type { Ports } from '../platform/ports.ts';
import type { Metrics } from './metrics.ts';

const QUEUE_ALARM_SECONDS = 15 * 60;

/** Tells whether the process is going away; a load balancer then looks elsewhere. */
export type Lifecycle = { closing: boolean };

/** `/healthz` (alive), `/readyz` (can serve), `/metrics` (Prometheus). */
export function registerHealth(app: FastifyInstance, ports: Ports, lifecycle: Lifecycle): void {
  app.get('/healthz', async () => ({ alive: true }));

  app.get('/readyz', async (_request, reply) => {
    const checks = await checkHealth(ports, lifecycle);
    const state = stateOf(checks, ports.database.kind);
    const ready = state !== 'not ready';
    return reply.status(ready ? 200 : 503).send({ ready, state, checks });
  });

  // Loaded with the first answer, since no start should wait for what only looks on.
  let loaded: Promise<Metrics> | undefined;
  const metrics = () => (loaded ??= import('./metrics.ts').then(({ createMetrics }) => createMetrics(ports)));
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    (await metrics()).observe(method, routeOptions.url ?? 'unknown', statusCode, elapsedTime / 1000);
  });
  app.get('/metrics', async (_request, reply) => {
    const { contentType, read } = await metrics();
    return reply.type(contentType).send(await read());
  });
}

type Checks = Readonly<Record<'process' | 'database' | 'migrations' | 'disk' | 'jobs', string>>;

/**
 * A full disk takes no reads out of service: the server is ready and names what it does not take. Jobs write, so that
 * they wait while the disk is full, and tell nothing more.
 */
function stateOf({ disk, jobs, ...vital }: Checks, kind: Ports['database']['kind']): string {
  const isFull = disk !== 'ok';
  const isReady = Object.values(vital).every((check) => check === 'ok') && (isFull || jobs === 'ok');
  if (!isReady) return 'not ready';
  if (!isFull) return 'ready';
  return kind === 'embedded' ? 'reads only' : 'no new files';
}

/** What a server finds when it looks at itself: `ok`, or what is not. */
export async function checkHealth(ports: Ports, lifecycle: Lifecycle): Promise<Checks> {
  const database = await settle(() => ports.database.ping().then(() => 'ok'));
  const migrations = await settle(async () =>
    (await migrationsAreCurrent(ports.database)) ? 'ok' : 'pending',
  );
  const jobs = await settle(async () =>
    (await ports.queue.oldestWaiting()) < QUEUE_ALARM_SECONDS ? 'ok' : 'the oldest job waits too long',
  );
  const disk = await settle(async () => {
    const { bavail, bsize } = await statfs(ports.config.dataDir);
    return bavail * bsize >= DEFAULT_RESERVE_BYTES ? 'ok' : 'almost full';
  });
  return { process: lifecycle.closing ? 'closing' : 'ok', database, migrations, disk, jobs };
}

async function settle(check: () => Promise<string>): Promise<string> {
  try {
    return await check();
  } catch {
    return 'failed';
  }
}
