/**
 * A program for kill tests: opens the database of a folder or an address and writes rows as fast as it can, telling of
 * each on standard output once the database has acknowledged it; checkpoints and dumps meanwhile. On standard error it
 * says how many milliseconds of computing it took to open: how long that is depends on what else the machine does.
 * Arguments: data folder or address, first id, number of parallel writers.
 */
import { openDatabase } from '../open-database.ts';
import { quietLog } from './quiet-log.ts';

const [place = '', first = '0', writers = '4'] = process.argv.slice(2);
const database = await openDatabase({
  ...(place.includes('://') ? { url: place } : { dataDir: place }),
  log: quietLog,
});
await database.pool.query(
  'CREATE TABLE IF NOT EXISTS acknowledged (id integer PRIMARY KEY, text text NOT NULL)',
);

const { user, system } = process.cpuUsage();
process.stderr.write(`${Math.round((user + system) / 1000)}\n`);

let next = Number(first);
const filling = 'x'.repeat(500);

async function write(): Promise<never> {
  for (;;) {
    const id = next;
    next += 1;
    await database.pool.query('INSERT INTO acknowledged VALUES ($1, $2)', [id, `${id} ${filling}`]);
    process.stdout.write(`${id}\n`);
  }
}

async function disturb(): Promise<never> {
  for (;;) {
    await database.pool.query('CHECKPOINT');
    await database.backup('daily');
  }
}

await Promise.all([
  ...Array.from({ length: Number(writers) }, write),
  ...(database.kind === 'embedded' ? [disturb()] : []),
]);
