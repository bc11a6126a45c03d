import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { databaseUrl, runOnServer, SNAPSHOT } from '../../testing/global-setup.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { quietLog } from './quiet-log.ts';

/** A database of its own without any table, on the kind of database that the run is for; closing it removes it. */
export async function openEmpty(): Promise<OpenDatabase> {
  return process.env.TEST_DATABASE === 'postgres' ? await openEmptyOnServer() : await openEmptyInMemory();
}

/** The run's snapshot without what it holds, once it was cleared. */
let cleared: Blob | undefined;

/** Opens from the run's snapshot, where it has one, and clears it: a cluster from nothing takes seconds. */
export async function openEmptyInMemory(): Promise<OpenDatabase> {
  if (cleared) return await openDatabase({ memory: cleared, log: quietLog });
  const snapshot = process.env[SNAPSHOT];
  if (!snapshot) return await openDatabase({ memory: true, log: quietLog });
  const database = await openDatabase({ memory: await openAsBlob(snapshot), log: quietLog });
  await database.pool.query('DROP SCHEMA public, drizzle, pgboss CASCADE; CREATE SCHEMA public');
  cleared = await database.snapshot?.();
  return database;
}

async function openEmptyOnServer(): Promise<OpenDatabase> {
  const server = demand('TEST_POSTGRES_URL');
  const { url, drop } = await createOnServer(server);
  const database = await openDatabase({ url, log: quietLog });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** An empty database of a server: its address, and how to remove it. */
export async function createOnServer(
  server = demand('TEST_POSTGRES_URL'),
): Promise<{ url: string; name: string; drop: () => Promise<void> }> {
  const name = `garden_db_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `create database ${name}`);
  const drop = () => runOnServer(server, `drop database if exists ${name} with (force)`);
  return { url: databaseUrl(server, name), name, drop };
}

export function demand(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through npm test, or vitest from the root`);
  return value;
}
