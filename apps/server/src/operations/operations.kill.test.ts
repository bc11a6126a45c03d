import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { api } from '@garden/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Config, toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { DatabaseTooNew } from '../db/errors.ts';
import { createOnServer } from '../db/testing/open-empty.ts';
import { countOpenToOthers } from '../platform/private-folder.ts';
import { demand, type RealServer, runServer, signUp, startServer } from '../testing/real-server.ts';
import { backUp } from './backup.ts';
import { examine } from './doctor.ts';
import { MANIFEST, type Manifest, OperationRefused } from './manifest.ts';
import { verifyArchive } from './read-archive.ts';
import { restore } from './restore.ts';

const SERVER = resolve(import.meta.dirname, '../..');
const PROGRAM = ['--import', './src/quick-start.mjs', './src/operations/main.ts'];

const folder = mkdtempSync(join(tmpdir(), 'garden-operations-'));
const dataDir = join(folder, 'data');
const backups = join(folder, 'backups');
let archive: string;
let manifest: Manifest;
/** What `doctor` said while the server ran. */
let examined: string;
/** Ids of those who signed up, in this order. */
const people = ['maya', 'ben', 'lin'];
const ids: string[] = [];

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const operate = (environment: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [...PROGRAM, ...args], {
    cwd: SERVER,
    env: { PATH: process.env.PATH ?? '', ...environment },
  });

const configOf = (environment: Record<string, string>): Config => toConfig(readEnv(environment), '/');

/** The content of every file in a folder, by its path; which accounts were erased may be more afterwards. */
function filesOf(data: string): Record<string, string> {
  const found = globSync('files/{avatars,keys}/**/*', { cwd: data, withFileTypes: true });
  const paths = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.sort().map((path) => {
      const sum = createHash('sha256').update(readFileSync(path)).digest('hex');
      return [path.slice(data.length), sum];
    }),
  );
}

/** Teams are made one after another, as many as a person may be in, then named anew, until this is called. */
function writeMeanwhile(server: RealServer, token: string): () => Promise<number> {
  const MOST_TEAMS = 40;
  let made = 0;
  let going = true;
  const writing = (async () => {
    let teamId = '';
    for (; going; made += 1) {
      const name = `Team ${made}`;
      if (made < MOST_TEAMS) {
        const team = demand(await server.call(api.team.add, { name, timezone: 'UTC' }, token));
        if ('id' in team) teamId = team.id;
      } else demand(await server.call(api.team.rename, { teamId, name }, token));
    }
  })();
  return async () => {
    going = false;
    await writing;
    return made;
  };
}

beforeAll(async () => {
  mkdirSync(backups);
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000' });
  const tokens: string[] = [];
  for (const name of people) tokens.push(await signUp(server, `${name}@garden.example`));
  for (const token of tokens) ids.push(demand(await server.call(api.user.info, {}, token)).id);
  for (const [key, size] of [
    ['avatars/one.webp', 3_000_000],
    ['keys/0f', 32],
  ] as const) {
    mkdirSync(join(dataDir, 'files', key, '..'), { recursive: true, mode: 0o700 });
    writeFileSync(join(dataDir, 'files', key), Buffer.alloc(size, key), { mode: 0o600 });
  }
  const stop = writeMeanwhile(server, tokens[0] ?? '');
  await operate({ DATA_DIR: dataDir }, 'backup', backups);
  expect(await stop()).toBeGreaterThan(0);
  examined = (await operate({ DATA_DIR: dataDir }, 'doctor')).stdout;
  await server.end('SIGTERM');
  archive = join(backups, readdirSync(backups)[0] ?? '');
  manifest = await verifyArchive(archive);
});

async function emptyPostgres(): Promise<{ url: string; query: (text: string) => Promise<unknown[]> }> {
  const { url, drop } = await createOnServer();
  onTestFinished(drop);
  const query = async (text: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  return { url, query };
}

/** What a server holds beside the list of its copies, to which each copy adds. */
const ACTS = 'public.operator_acts';
const others = ({ tables }: Pick<Manifest, 'tables'>) => tables.filter(({ name }) => name !== ACTS);
const actsIn = ({ tables }: Pick<Manifest, 'tables'>) => tables.find(({ name }) => name === ACTS)?.rows;

/** A folder that is there for this test alone. */
function newFolder(name: string): string {
  const place = join(folder, name);
  mkdirSync(place);
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return place;
}

describe('a backup of a running server', () => {
  test('is its owner’s alone, and leaves nothing beside it', () => {
    expect(readdirSync(backups)).toHaveLength(1);
    expect(countOpenToOthers(archive)).toBe(0);
    expect(readdirSync(join(dataDir, 'database-dumps'))).toEqual([]);
    expect(manifest.tables.find(({ name }) => name === 'public.users')?.rows).toBe(people.length);
  });

  test('is no reason for the server to be found ill', () => {
    expect(examined).toMatch(/^ok +database +the running server says ok$/m);
    expect(examined).not.toMatch(/^look/m);
  });

  test('goes into PostgreSQL and from there back into an embedded database, table by table and file by file', async () => {
    const { url } = await emptyPostgres();
    const onPostgres = { DATA_DIR: newFolder('on-postgres'), DATABASE_URL: url };
    const { stdout } = await operate(onPostgres, 'restore', archive);
    expect(stdout).toContain('Restored into PostgreSQL');
    expect(filesOf(onPostgres.DATA_DIR)).toEqual(filesOf(dataDir));
    const second = await backUp(configOf(onPostgres), newFolder('second'), new Date());
    expect(second.manifest).toMatchObject({ database: 'postgres', tables: expect.any(Array) });
    expect(others(second.manifest)).toEqual(others(manifest));
    const findings = await examine(onPostgres, '/', () => new Date());
    expect(findings).toContainEqual({ of: 'database', found: 'PostgreSQL answers' });
    expect(findings.filter(({ advice }) => advice)).toEqual([]);

    const back = newFolder('back');
    await restore(configOf({ DATA_DIR: back }), second.archive, new Date());
    expect(filesOf(back)).toEqual(filesOf(dataDir));
    const third = await backUp(configOf({ DATA_DIR: back }), newFolder('third'), new Date());
    expect(others(third.manifest)).toEqual(others(manifest));
    // Everyone can see that the server was copied, and put back.
    expect(actsIn(third.manifest)).toBe(2);
    expect(countOpenToOthers(back)).toBe(0);

    const server = await startServer({ DATA_DIR: back });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    const signedIn = await server.call(api.user.login, {
      email: 'maya@garden.example',
      password: 'vineyard-42',
    });
    expect(demand(signedIn).user.id).toBe(ids[0]);
  });

  test('brings no one back who was erased since: newer archives beside it, a list that is given, a list that is there', async () => {
    const [maya = '', ben = '', lin = ''] = ids;
    const beside = newFolder('beside');
    const older = join(beside, 'older.zip');
    copyFileSync(archive, older);
    const erased = newFolder('erased');
    cpSync(dataDir, join(erased, 'data'), { recursive: true });
    const buried = join(erased, 'data', 'files', 'erasures');
    mkdirSync(buried, { recursive: true });
    writeFileSync(join(buried, maya), '');
    const later = new Date(Date.now() + 60_000);
    await backUp(configOf({ DATA_DIR: join(erased, 'data') }), beside, later);
    const list = newFolder('list');
    writeFileSync(join(list, ben), '');

    const { url, query } = await emptyPostgres();
    const target = newFolder('target');
    mkdirSync(join(target, 'files/erasures'), { recursive: true });
    const restored = await restore(
      configOf({ DATA_DIR: target, DATABASE_URL: url }),
      older,
      new Date(),
      list,
    );
    expect(restored).toMatchObject({ erasedAgain: 2, erasedKnownUntil: later.toISOString() });
    expect(await query('select id, email from users where erased_at is null')).toEqual([
      { id: lin, email: 'lin@garden.example' },
    ]);
    expect(await query("select 1 from users where email like '%maya%' or name like '%maya%'")).toEqual([]);
    expect(readdirSync(join(target, 'files/erasures')).sort()).toEqual([maya, ben].sort());
  });
});

describe('an archive that is not whole', () => {
  const damages: Record<string, (bytes: Buffer) => Buffer> = {
    'cut off in the middle': (bytes) => bytes.subarray(0, bytes.length / 2),
    'cut off by a byte': (bytes) => bytes.subarray(0, -1),
    'cut off before its list': (bytes) => bytes.subarray(0, bytes.indexOf(MANIFEST)),
    'with another byte in the dump': (bytes) => flip(bytes, 1_000),
    'with another byte in a picture': (bytes) => flip(bytes, bytes.length - 500_000),
  };

  test.each(Object.keys(damages))('%s, is refused and leaves the target empty', async (damage) => {
    const damaged = join(newFolder('damaged'), 'backup.zip');
    const bytes = damages[damage]?.(readFileSync(archive)) ?? Buffer.alloc(0);
    writeFileSync(damaged, bytes);
    await expect(verifyArchive(damaged)).rejects.toThrow(OperationRefused);
    const target = join(folder, 'never');
    await expect(restore(configOf({ DATA_DIR: target }), damaged, new Date())).rejects.toThrow(
      OperationRefused,
    );
    expect(existsSync(target)).toBe(false);
  });

  test('is refused by the command in one sentence', async () => {
    const damaged = join(newFolder('refused'), 'backup.zip');
    writeFileSync(damaged, readFileSync(archive).subarray(0, statSync(archive).size / 2));
    await expect(operate({ DATA_DIR: dataDir }, 'verify-backup', damaged)).rejects.toMatchObject({
      code: 1,
      stderr: `${damaged} is not a backup of Grape Garden, or it is cut off.\n`,
    });
  });
});

function flip(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

describe('a restore', () => {
  test('is refused where there is something already, which stays as it is', async () => {
    const before = filesOf(dataDir);
    await expect(restore(configOf({ DATA_DIR: dataDir }), archive, new Date())).rejects.toThrow(
      /is not empty: it has database/,
    );
    expect(filesOf(dataDir)).toEqual(before);
    const { url, query } = await emptyPostgres();
    await query('create table mine (id integer)');
    const target = newFolder('full');
    await expect(
      restore(configOf({ DATA_DIR: target, DATABASE_URL: url }), archive, new Date()),
    ).rejects.toThrow(/not empty: it has mine/);
    expect(readdirSync(target).filter((name) => !name.startsWith('database.'))).toEqual([]);
  });

  test('leaves nothing of a backup that a newer release has made', async () => {
    const newer = await emptyPostgres();
    const environment = { DATA_DIR: newFolder('newer'), DATABASE_URL: newer.url };
    await restore(configOf(environment), archive, new Date());
    await newer.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4102444800000)",
    );
    const made = await backUp(configOf(environment), newFolder('newer-backup'), new Date());
    const { url, query } = await emptyPostgres();
    const target = newFolder('older');
    const restored = restore(configOf({ DATA_DIR: target, DATABASE_URL: url }), made.archive, new Date());
    await expect(restored).rejects.toThrow(DatabaseTooNew);
    expect(await query("select to_regclass('public.users') as users")).toEqual([{ users: null }]);
    expect(readdirSync(target).filter((name) => !name.startsWith('database.'))).toEqual([]);
  });

  test('that was killed starts no server, and is made again from the beginning', async () => {
    const { url, query } = await emptyPostgres();
    const environment = { DATA_DIR: newFolder('killed'), DATABASE_URL: url };
    const child = spawn(process.execPath, [...PROGRAM, 'restore', archive], {
      cwd: SERVER,
      env: { PATH: process.env.PATH ?? '', ...environment },
    });
    const ended = new Promise((ends) => child.once('exit', ends));
    const staged = join(environment.DATA_DIR, 'restoring');
    await expect.poll(() => existsSync(staged), { timeout: 60_000, interval: 2 }).toBe(true);
    child.kill('SIGKILL');
    await ended;
    const { code, stderr } = await runServer(environment);
    expect({ code, stderr }).toEqual({
      code: 69,
      stderr: `A restore into the data folder ${environment.DATA_DIR} goes on or was broken off; wait for it, or run it again.\n`,
    });
    await restore(configOf(environment), archive, new Date());
    expect(existsSync(staged)).toBe(false);
    expect(filesOf(environment.DATA_DIR)).toEqual(filesOf(dataDir));
    expect(await query('select id from users')).toHaveLength(people.length);
  });
});
