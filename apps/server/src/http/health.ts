import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { migrationsAreCurrent } from '../db/migrate.ts';
import type { Ports } from '../platform/ports.ts';

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

  const registry = new Registry();
  const durations = new Histogram({
    name: 'garden_request_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'garden_oldest_job_seconds',
    help: 'Age of the oldest waiting job',
    registers: [registry],
    async collect() {
      this.set(await ports.queue.oldestWaiting());
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const all = Registry.merge([metricsOfProcess(), registry]);
  app.get('/metrics', async (_request, reply) => reply.type(all.contentType).send(await all.metrics()));
}

let ofProcess: Registry | undefined;

/**
 * Memory, collector and event loop of the process. They are watched once, however many servers it holds: nothing ends
 * these watches, and each costs every server of the process time at each collection.
 */
function metricsOfProcess(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
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
