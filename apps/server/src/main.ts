import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toConfig } from './config/config.ts';
import { EnvironmentInvalid, readEnv } from './config/env.ts';
import { DatabaseTooNew, DatabaseUnavailable } from './db/errors.ts';
import type { Lifecycle } from './http/health.ts';
import { openStore } from './open-store.ts';
import type { Ports } from './platform/ports.ts';

const root = resolve(import.meta.dirname, '../../..');
const webFolder = join(root, 'apps/web/dist');

/** Exit codes that a supervisor can tell apart (those of sysexits.h). */
const EXIT_CONFIG = 78;
const EXIT_UNAVAILABLE = 69;

const DRAIN_MS = 25_000;

/** While the product is developed, a handler that does not keep to the contract is to be found at once. */
const outputs = process.argv.includes('--parse-outputs') ? 'parsed' : 'compiled';

async function start(): Promise<void> {
  const config = toConfig(readEnv(process.env), root);
  // The embedded database opens in a thread of its own; the rest of the server is loaded meanwhile.
  const [store, { openPorts }, { buildApp }, workers, { eraseAgain }] = await Promise.all([
    openStore(config),
    import('./open-ports.ts'),
    import('./app.ts'),
    import('./workers.ts'),
    import('./features/account/closing/erasure.store.ts'),
  ]);
  const ports = await openPorts(store);
  const returned = await eraseAgain(ports);
  if (returned > 0) ports.log.warn({ accounts: returned }, 'erased accounts came back, and are erased again');
  const lifecycle: Lifecycle = { closing: false };
  const site = existsSync(join(webFolder, 'index.html')) ? webFolder : null;
  const [app] = await Promise.all([
    buildApp(ports, { webFolder: site, lifecycle, outputs }),
    workers.registerWorkers(ports),
  ]);
  if (config.demo) {
    const { fillWithDemo } = await import('../demo/fill-with-demo.ts');
    await fillWithDemo(ports);
  }
  await app.listen({ port: config.port, host: config.host });
  logStart(ports);
  const endWork = await workers.beginWork(ports);

  const stop = async (signal: string) => {
    if (lifecycle.closing) return;
    lifecycle.closing = true;
    ports.log.info({ signal }, 'stopping');
    const overdue = setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await app.close();
    await endWork();
    ports.mailer.close();
    await ports.database.close();
    clearTimeout(overdue);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
}

function logStart({ config, database, log }: Ports): void {
  const kept = database.kind === 'embedded' ? `embedded in ${config.dataDir}` : 'PostgreSQL';
  const mail = config.smtpUrl
    ? 'SMTP'
    : `no SMTP server: mails are written to ${join(config.dataDir, 'outbox')}`;
  log.info({ url: config.publicUrl, database: kept, mail }, `Grape Garden is open at ${config.publicUrl}`);
}

/** What keeps the server from starting is said in plain words on standard error; only surprises bring a stack. */
function fail(error: unknown): never {
  const expected =
    error instanceof EnvironmentInvalid ||
    error instanceof DatabaseUnavailable ||
    error instanceof DatabaseTooNew;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(error instanceof EnvironmentInvalid ? EXIT_CONFIG : expected ? EXIT_UNAVAILABLE : 1);
}

start().catch(fail);
