import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildApp } from '../app.ts';
import { toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { migrate } from '../db/migrate.ts';
import { openStore } from '../open-store.ts';
import { DAY, shift } from '../platform/clock.ts';
import { buildPerson, buildTeam } from './factories.ts';
import { openTestAppOn } from './test-app.ts';

/**
 * The product as a process of its own for tests in a browser of what comes back after days: with each SIGUSR2 the next
 * day begins. `PORT`, `DATA_DIR`, and `CAST`, the file that tells who plays.
 */
const { PORT, CAST } = process.env;
if (!PORT || !CAST) throw new Error('PORT and CAST must be set');
const root = resolve(import.meta.dirname, '../../../..');
const { database, log } = await openStore(toConfig(readEnv(process.env), root));
await migrate(database, log);
const app = await openTestAppOn(database);
app.clock.set(new Date());
process.on('SIGUSR2', () => app.clock.set(shift(app.clock.now(), DAY)));

const person = await buildPerson(app, { name: 'Lin Mei' });
// Of their own team: of others they would be new, and a card would say so on working days.
await buildTeam(app, { timezone: 'UTC', owner: person });
writeFileSync(CAST, JSON.stringify({ person }));

const site = await buildApp(app.ports, { webFolder: resolve(root, 'apps/web/dist') });
await site.listen({ port: Number(PORT) });
