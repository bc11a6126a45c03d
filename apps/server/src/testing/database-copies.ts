import { readFileSync } from 'node:fs';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { silentLog } from '../platform/log.ts';
import { keepEngineCode } from './engine-code.ts';
import { databaseUrl, runOnServer, SNAPSHOT, TEMPLATE } from './global-setup.ts';
import { rememberRows } from './remember-rows.ts';

/** A database with what the run prepared and nothing else, until it is given back. */
export type Copy = { readonly database: OpenDatabase; giveBack(): Promise<void> };

/** A copy of the database that the run prepared. */
export async function openCopy(): Promise<Copy> {
  return process.env.TEST_DATABASE === 'postgres' ? copyOnServer() : borrowEmbedded();
}

let copies = 0;

async function copyOnServer(): Promise<Copy> {
  const server = demand('TEST_POSTGRES_URL');
  const name = `garden_test_${process.pid}_${copies++}`;
  await runOnServer(server, `create database ${name} template ${demand(TEMPLATE)}`);
  const database = await openDatabase({ url: databaseUrl(server, name), log: silentLog });
  return {
    database,
    giveBack: async () => {
      await database.close();
      await runOnServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

type Embedded = { readonly database: OpenDatabase; putBack(): Promise<void> };

/** Embedded databases that no one has now; they end with the process. */
const unused: Embedded[] = [];

/** Starting an embedded database costs about a second of computing; putting back its few rows next to nothing. */
async function borrowEmbedded(): Promise<Copy> {
  const found = unused.pop();
  // Now and not when it was given back: whatever came late is gone as well.
  await found?.putBack();
  const embedded = found ?? (await openEmbedded());
  return { database: embedded.database, giveBack: async () => void unused.push(embedded) };
}

async function openEmbedded(): Promise<Embedded> {
  await keepEngineCode();
  const memory = new Blob([readFileSync(demand(SNAPSHOT))]);
  const database = await openDatabase({ memory, log: silentLog });
  return { database, putBack: await rememberRows(database) };
}

function demand(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests through npm test, or vitest from the root`);
  return value;
}
