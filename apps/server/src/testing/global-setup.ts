import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { silentLog } from '../platform/log.ts';
import { registerWorkers } from '../workers.ts';
import { createTestPorts } from './test-ports.ts';

/** Names of environment variables by which a run tells its workers what was prepared. */
export const SNAPSHOT = 'TEST_SNAPSHOT';
export const TEMPLATE = 'TEST_TEMPLATE';

/** Prepares one migrated database, its queues included, for a test run; every test app starts from a copy of it. */
export async function preparePglite(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'garden-test-'));
  const database = await openDatabase({ memory: true, log: silentLog });
  await prepare(database);
  const blob = await database.snapshot?.();
  if (!blob) throw new Error('the embedded database gave no snapshot');
  const file = join(folder, 'snapshot.tar');
  writeFileSync(file, Buffer.from(await blob.arrayBuffer()));
  await database.close();
  process.env[SNAPSHOT] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The same on PostgreSQL, as a template database; needs `TEST_POSTGRES_URL`. */
export async function preparePostgres(): Promise<() => Promise<void>> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL names no PostgreSQL server');
  const name = `garden_template_${process.pid}`;
  await runOnServer(server, `create database ${name}`);
  const database = await openDatabase({ url: databaseUrl(server, name), log: silentLog });
  await prepare(database);
  await database.close();
  process.env[TEMPLATE] = name;
  return () => runOnServer(server, `drop database if exists ${name} with (force)`);
}

async function prepare(database: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  await migrate(database, silentLog);
  const ports = await createTestPorts(database);
  await registerWorkers(ports);
  await ports.queue.stop();
}

/** The address of one database of a server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on a server's own database. */
export async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
