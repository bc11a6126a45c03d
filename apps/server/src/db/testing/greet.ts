/** Opens the database of a run's snapshot and asks it for a sum; for tests of the process around it. */
import { openEmptyInMemory } from './open-empty.ts';

const database = await openEmptyInMemory();
const { rows } = await database.pool.query('select 2 + 2 as sum');
process.stdout.write(`sum ${rows[0].sum}\n`);
await database.close();
