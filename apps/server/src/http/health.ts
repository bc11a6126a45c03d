import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { migrationsAreCurrent } from '../db/migrate.ts';
import type { Ports } from '../platform/ports.ts';
import type { Metrics } from './metrics.ts';

const QUEUE_ALARM_SECONDS = 15 * 60;
/** Less than this is left for checkpoints and backups to fail soon. */
const FREE_BYTES_NEEDED = 64 * 1024 * 1024;

/** Tells whether the process is going away; a load balancer then looks elsewhere. */
export type Lifecycle = { closing: boolean };

/** `/healthz` (alive), `/readyz` (can serve), `/metrics` (Prometheus). */
export function registerHealth(app: FastifyInstance, ports: Ports, lifecycle: Lifecycle): void {
  app.get('/healthz', async () => ({ alive: true }));

  app.get('/readyz', async (_request, reply) => {
    const checks = await runChecks(ports, lifecycle);
    const ready = Object.values(checks).every((check) => check === 'ok');
    return reply.status(ready ? 200 : 503).send({ ready, checks });
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

async function runChecks(ports: Ports, lifecycle: Lifecycle): Promise<Record<string, string>> {
  const database = await settle(() => ports.database.ping().then(() => 'ok'));
  const migrations = await settle(async () =>
    (await migrationsAreCurrent(ports.database)) ? 'ok' : 'pending',
  );
  const jobs = await settle(async () =>
    (await ports.queue.oldestWaiting()) < QUEUE_ALARM_SECONDS ? 'ok' : 'the oldest job waits too long',
  );
  const disk = await settle(async () => {
    const { bavail, bsize } = await statfs(ports.config.dataDir);
    return bavail * bsize >= FREE_BYTES_NEEDED ? 'ok' : 'almost full';
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
