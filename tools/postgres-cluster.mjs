/**
 * A temporary PostgreSQL cluster for tests and measurements, made of the machine's own binaries.
 * As a program it prints the cluster's address and keeps it until it is stopped; `fast` or `immediate` on a line of its
 * input starts it again, and another line tells once it takes connections.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const OLDEST_MAJOR = 15;
const READY = 'database system is ready to accept connections';
const START_TIMEOUT_MS = 30_000;

/** Commits still reach the disk, as in production; what is left out serves replicas and long recoveries alone. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  fsync: 'on',
  shared_buffers: '128MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '30min',
  timezone: 'UTC',
};

/** For what no one would miss: the same PostgreSQL, but nothing waits for the disk. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The folder that holds the newest PostgreSQL ≥ 15 of this machine, or undefined. */
export function findPostgres() {
  const versions = '/usr/lib/postgresql';
  const packaged = existsSync(versions) ? readdirSync(versions).map((v) => join(versions, v, 'bin')) : [];
  const inPath = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...packaged, ...inPath]
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map((folder) => ({ folder, major: majorVersion(folder) }))
    .filter(({ major }) => major >= OLDEST_MAJOR)
    .sort((a, b) => b.major - a.major)[0]?.folder;
}

/**
 * Starts a fresh cluster on a free port of this machine; commits reach the disk unless told otherwise.
 * @param {{ durable?: boolean }} options
 * @returns {Promise<{ url: string, restart: (mode: 'fast' | 'immediate') => Promise<void>, stop: () => Promise<void> }>} its
 *   address as superuser `garden`, how to end and start it again, which breaks off all connections, and how to remove it
 * @throws when no PostgreSQL ≥ 15 is found, or when it does not come up within 30 seconds (with its log)
 */
export async function startCluster({ durable = true } = {}) {
  const binaries = findPostgres();
  if (binaries === undefined) throw new Error(`PostgreSQL ${OLDEST_MAJOR} or newer is not installed.`);

  const folder = mkdtempSync(join(tmpdir(), 'garden-postgres-'));
  const account = unprivilegedAccount();
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  const asOwner = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'garden', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initdb, { ...asOwner, stdio: ['ignore', 'ignore', 'inherit'] });

  const port = await freePort();
  const settings = {
    ...SETTINGS,
    ...(durable ? {} : FORGETFUL),
    port: String(port),
    unix_socket_directories: folder,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () =>
    spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
      ...asOwner,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  let server = launch();
  const end = async (signal) => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const endWithProcess = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endWithProcess);

  await untilReady(server);
  return {
    url: `postgres://garden@127.0.0.1:${port}/postgres`,
    async restart(mode) {
      await end(mode === 'immediate' ? 'SIGQUIT' : 'SIGINT');
      server = launch();
      await untilReady(server);
    },
    async stop() {
      await end('SIGINT');
      process.off('exit', endWithProcess);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function majorVersion(folder) {
  const printed = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(printed)?.[1] ?? 0);
}

/** PostgreSQL refuses to run as root, so root hands it to an account that owns nothing else. */
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This machine has no such account: the next name is tried.
    }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither "postgres" nor "nobody".');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (what) => reject(new Error(`PostgreSQL ${what}:\n${log}`));
    const timer = setTimeout(fail, START_TIMEOUT_MS, 'did not start in time');
    server.once('error', (error) => fail(`could not be run: ${error.message}`));
    const failOnExit = (code) => fail(`ended with code ${code}`);
    server.once('exit', failOnExit);
    server.stderr.on('data', (chunk) => {
      if (log.includes(READY)) return;
      log += chunk;
      if (!log.includes(READY)) return;
      clearTimeout(timer);
      server.off('exit', failOnExit);
      resolve();
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const cluster = await startCluster();
  console.log(cluster.url);
  const lines = createInterface({ input: process.stdin });
  lines.on('line', (mode) => void cluster.restart(mode).then(() => console.log(cluster.url)));
  const stop = () => {
    lines.close();
    void cluster.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
}
