import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toConfig } from './config/config.ts';
import { EnvironmentInvalid, readEnv } from './config/env.ts';
import { DatabaseTooNew, DatabaseUnavailable } from './db/errors.ts';
import { explainStart } from './explain-start.ts';
import { checkHealth, type Lifecycle } from './http/health.ts';
import { openStore } from './open-store.ts';
import { listenToOperator } from './operations/control.ts';
import type { Ports } from './platform/ports.ts';
import { keepNewFilesPrivate } from './platform/private-folder.ts';
import { stopServing } from './stop-serving.ts';
import { tryPort } from './try-port.ts';

const root = resolve(import.meta.dirname, '../../..');
const webFolder = join(root, 'apps/web/dist');

/** Exit codes that a supervisor can tell apart (those of sysexits.h). */
const EXIT_CONFIG = 78;
const EXIT_UNAVAILABLE = 69;

const DRAIN_MS = 25_000;

/** While the product is developed, a handler that does not keep to the contract is to be found at once. */
const outputs = process.argv.includes('--parse-outputs') ? 'parsed' : 'compiled';

async function start(): Promise<void> {
  keepNewFilesPrivate();
  const config = toConfig(readEnv(process.env), root);
  await tryPort(config);
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
  const endControl = await listenToOperator(ports, () => checkHealth(ports, lifecycle));
  let working = Promise.resolve(async () => {});
  const hurry = new AbortController();
  const stop = async (signal: NodeJS.Signals) => {
    // No load balancer waits for what a person ends at a keyboard.
    if (signal === 'SIGINT') hurry.abort();
    if (lifecycle.closing) return;
    ports.log.info({ signal }, 'stopping');
    const delayMs = config.shutdownDelaySeconds * 1000;
    const overdue = setTimeout(() => process.exit(1), delayMs + DRAIN_MS).unref();
    await stopServing(app, lifecycle, delayMs, hurry.signal);
    await (await working)();
    await endControl();
    await ports.threads.close();
    ports.mailer.close();
    await ports.database.close();
    clearTimeout(overdue);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

  // Once it listens it may be told to stop, while the work begins too.
  await app.listen({ port: config.port, host: config.host });
  logStart(ports);
  working = workers.beginWork(ports);
  await working;
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
  if (error instanceof EnvironmentInvalid) end(EXIT_CONFIG, error.message);
  if (error instanceof DatabaseUnavailable || error instanceof DatabaseTooNew)
    end(EXIT_UNAVAILABLE, error.message);
  const explained = explainStart(error, toConfig(readEnv(process.env), root));
  end(1, explained ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
}

function end(code: number, said: string): never {
  process.stderr.write(`${said}\n`);
  process.exit(code);
}

start().catch(fail);
