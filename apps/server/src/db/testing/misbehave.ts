/**
 * A program for kill tests: opens the database of a folder with a short patience and lets a query end or hang its
 * engine; says what is logged as fatal. Arguments: data folder, SQL.
 */
import { Client } from 'pg';
import { openFolder } from '../embedded/open-embedded.ts';
import { quietLog } from './quiet-log.ts';

const [dataDir = '', sql = ''] = process.argv.slice(2);
const fatal = (fields: object, message: string) =>
  process.stdout.write(`${message}: ${JSON.stringify(fields)}\n`);
const { clientConfig } = await openFolder({ dataDir, log: { ...quietLog, fatal }, hangMs: 1500 });
const client = new Client(clientConfig);
client.on('error', () => undefined);
await client.connect();
// The process goes on until its engine is given up.
await client.query(sql).catch(() => undefined);
