import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { api, type RefusalData } from '@garden/contract';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { countOpenToOthers } from '../platform/private-folder.ts';
import { openStream } from './event-stream.ts';
import { runOnServer } from './global-setup.ts';
import { demand, type RealServer, runServer, signUp, startServer } from './real-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'garden-process-'));
/** Made by the first test that needs it; those after it find it there, or copy it. */
const dataDir = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Figures are printed, never asserted: the machine decides them. */
const tell = (line: string) => process.stdout.write(`${line}\n`);

async function start(environment: Record<string, string>): Promise<RealServer> {
  const server = await startServer(environment);
  onTestFinished(async () => void (await server.end('SIGKILL')));
  return server;
}

describe('starting', () => {
  test('tells all faults of the environment at once, and ends with 78', async () => {
    const { code, stdout, stderr } = await runServer({ PORT: 'seven', LOG_LEVEL: 'loud', SMTP_URL: 'mail' });
    expect(code).toBe(78);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toEqual([
      'The environment is not valid:',
      '  PORT is "seven": write a port such as 3000',
      '  SMTP_URL: write smtp://user:password@host:587, or nothing for the outbox folder',
      '  LOG_LEVEL is "loud": write fatal, error, warn, info, debug, trace or silent',
    ]);
  });

  test('tells in one line that the database cannot be reached, without its password', async () => {
    const url = 'postgres://garden:very-secret@127.0.0.1:1/garden';
    const { code, stderr } = await runServer({ DATABASE_URL: url, DATA_DIR: join(folder, 'no-database') });
    expect(code).toBe(69);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('127.0.0.1:1');
    expect(stderr).not.toContain('very-secret');
  });

  test('tells in one line that the database does not exist', async () => {
    const server = process.env.TEST_POSTGRES_URL;
    if (!server) throw new Error('TEST_POSTGRES_URL names no PostgreSQL server');
    const missing = new URL(server);
    missing.pathname = '/nowhere';
    const { code, stderr } = await runServer({
      DATABASE_URL: missing.href,
      DATA_DIR: join(folder, 'nowhere'),
    });
    expect(code).toBe(69);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('nowhere');
  });

  test('tells in one line that the folder cannot be made', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { code, stderr } = await runServer({ DATA_DIR: join(file, 'data') });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `The folder of DATA_DIR (${join(file, 'data')}) cannot be used: a part of its path is a file; mend that or set DATA_DIR to another.\n`,
    });
  });

  test('tells in one line that the port is taken, before anything is made', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const PORT = String((other.address() as AddressInfo).port);
    const untouched = join(folder, 'untouched');
    const { code, stderr } = await runServer({ DATA_DIR: untouched, PORT });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `Port ${PORT} of 127.0.0.1 is taken by another program; stop that one or set PORT to another.\n`,
    });
    expect(existsSync(untouched)).toBe(false);
  });

  test('refuses a data folder that another server has, and names that server', async () => {
    const first = await start({ DATA_DIR: dataDir });
    const { code, stderr } = await runServer({ DATA_DIR: dataDir });
    expect(code).toBe(69);
    expect(stderr).toContain(`process ${first.pid} `);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect((await first.call(api.auth.options, {})).code).toBe(200);
  });

  test('opens an existing folder again, with what was written, and closes it to others', async () => {
    const environment = { DATA_DIR: dataDir };
    const first = await start(environment);
    const token = await signUp(first, 'maya@garden.example');
    expect(readdirSync(dataDir).sort()).toEqual(expect.arrayContaining(['database', 'outbox']));
    expect(countOpenToOthers(dataDir)).toBe(0);
    await first.end('SIGTERM');
    execFileSync('chmod', ['-R', 'a+rX', dataDir]);
    const second = await start(environment);
    expect(countOpenToOthers(dataDir)).toBe(0);
    expect(second.said().match(/now its owner alone can/g)).toHaveLength(1);
    tell(`start of an existing folder: ${Math.round(second.startedInMs)} ms`);
    expect(demand(await second.call(api.user.info, {}, token)).email).toBe('maya@garden.example');
  });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'answers what was asked before %s, and ends with 0',
    async (signal) => {
      const server = await start({ DATA_DIR: dataDir });
      const token = await signUp(server, `${signal.toLowerCase()}@garden.example`);
      const asked = Array.from({ length: 20 }, (_, index) =>
        server.call(api.team.add, { name: `Team ${index}`, timezone: 'UTC' }, token),
      );
      await Promise.race(asked);
      const ended = server.end(signal);
      const answers = await Promise.all(asked);
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200));
      expect((await ended).code).toBe(0);
    },
  );

  test('goes on answering after SIGTERM, for as long as load balancers need to see that it goes', async () => {
    const server = await start({ DATA_DIR: dataDir, SHUTDOWN_DELAY_SECONDS: '2' });
    const before = performance.now();
    const ended = server.end('SIGTERM');
    const look = async () => (await fetch(`${server.url}/readyz`)).status;
    await expect.poll(look, { interval: 20, timeout: 2_000 }).toBe(503);
    expect((await server.call(api.auth.options, {})).code).toBe(200);
    expect((await ended).code).toBe(0);
    expect(performance.now() - before).toBeGreaterThan(2_000);
  });
});

describe('stopping with people who listen', () => {
  test('ends their streams, and itself with 0, without waiting for them to go', async () => {
    const server = await start({ DATA_DIR: dataDir });
    const token = await signUp(server, 'listener@garden.example');
    const streams = await Promise.all(Array.from({ length: 5 }, () => openStream(server.url, { token })));
    const before = performance.now();
    const ended = server.end('SIGTERM');
    await Promise.all(streams.map((stream) => stream.ended));
    expect((await ended).code).toBe(0);
    tell(`end of a server with five streams: ${Math.round(performance.now() - before)} ms`);
    // The browser comes back by itself, to whichever server is there then.
    await expect(openStream(server.url, { token })).rejects.toThrow('fetch failed');
  });
});

describe('three servers that start at once on one PostgreSQL', () => {
  test('become ready, all of them, and migrate once', async () => {
    const server = process.env.TEST_POSTGRES_URL;
    if (!server) throw new Error('TEST_POSTGRES_URL names no PostgreSQL server');
    const name = `garden_three_${process.pid}`;
    await runOnServer(server, `create database ${name}`);
    onTestFinished(() => runOnServer(server, `drop database if exists ${name} with (force)`));
    const url = new URL(server);
    url.pathname = `/${name}`;
    const servers = await Promise.all(
      ['one', 'two', 'three'].map((host) =>
        start({ DATABASE_URL: url.href, DATA_DIR: join(folder, host), DATABASE_POOL_SIZE: '5' }),
      ),
    );
    const [first] = servers;
    if (!first) throw new Error('no server came');
    const token = await signUp(first, 'maya@garden.example', servers);
    for (const each of servers) {
      expect(demand(await each.call(api.user.info, {}, token)).email).toBe('maya@garden.example');
    }
    const said = servers.map((each) => each.said()).join('');
    expect(said.match(/migrated the database/g)).toHaveLength(1);
    for (const each of servers) expect((await each.end('SIGTERM')).code).toBe(0);
  });
});

describe('a full disk', () => {
  test('refuses writes, goes on reading, and takes writes again when there is room', async () => {
    const disk = join(folder, 'disk');
    if (!mountSmallDisk(disk, '320m')) return;
    onTestFinished(() => void execFileSync('umount', ['-l', disk]));
    const environment = { DATA_DIR: join(disk, 'data') };
    cpSync(dataDir, environment.DATA_DIR, { recursive: true });
    const server = await start(environment);
    const token = await signUp(server, 'hoarder@garden.example');
    const make = (name: string) => server.call(api.team.add, { name, timezone: 'UTC' }, token);
    demand(await make('Before'));

    fill(join(disk, 'ballast'));
    await expect.poll(async () => (await make('Meanwhile')).code, { timeout: 10_000 }).toBe(503);
    const refused = await make('Meanwhile');
    expect(refused).toMatchObject({ code: 503, data: { key: 'storageFull' } satisfies Partial<RefusalData> });
    const { result } = demand(await server.call(api.team.list, {}, token));
    expect(result.map(({ name }) => name)).toContain('Before');
    const signedIn = await server.call(api.user.login, {
      email: 'hoarder@garden.example',
      password: 'vineyard-42',
    });
    expect(demand(await server.call(api.user.info, {}, demand(signedIn).token)).email).toContain('hoarder');
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { state: 'reads only' }]);

    rmSync(join(disk, 'ballast'));
    await expect.poll(async () => (await make('After')).code, { timeout: 10_000 }).toBe(200);
    await server.end('SIGKILL');
    fill(join(disk, 'ballast'));
    const { code, stderr } = await runServer(environment);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `The disk of DATA_DIR (${environment.DATA_DIR}) is full; make room and start again.\n`,
    });
    rmSync(join(disk, 'ballast'));
    const again = await start(environment);
    const kept = demand(await again.call(api.team.list, {}, token)).result.map(({ name }) => name);
    expect(kept).toEqual(expect.arrayContaining(['Before', 'After']));
  });
});

/** Mounts a small disk of memory; where the machine does not let us, that is said loudly, and in CI it is a failure. */
function mountSmallDisk(place: string, size: string): boolean {
  mkdirSync(place);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', place], { stdio: 'pipe' });
    return true;
  } catch (error) {
    if (process.env.CI) throw error;
    tell('NOT TESTED: a full disk needs root on Linux, to mount a small tmpfs.');
    expect(process.env.CI).toBeUndefined();
    return false;
  }
}

/** Takes all that is free at once: what the server gives up when it notices is its own. */
function fill(file: string): void {
  const { bavail, bsize } = statfsSync(dirname(file));
  execFileSync('fallocate', ['-l', String(bavail * bsize), file], { stdio: 'pipe' });
}
