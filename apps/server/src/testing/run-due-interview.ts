import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addDays, monthOf, parseDiaryDay } from '@garden/calendar';
import { api } from '@garden/contract';
import { buildApp } from '../app.ts';
import { toConfig } from '../config/config.ts';
import { readEnv } from '../config/env.ts';
import { migrate } from '../db/migrate.ts';
import { openStore } from '../open-store.ts';
import { DAY, shift } from '../platform/clock.ts';
import { buildInterviewNeed, buildPerson, buildTeam } from './factories.ts';
import { buildDepartmentOf } from './interview-care.ts';
import { openTestAppOn } from './test-app.ts';

/**
 * The product on a day on which an interview is overdue, as a process of its own for tests in a browser: no one can wait a
 * month for it. `PORT`, `DATA_DIR`, and `CAST`, the file that tells who plays.
 */
const { PORT, CAST } = process.env;
if (!PORT || !CAST) throw new Error('PORT and CAST must be set');
const root = resolve(import.meta.dirname, '../../../..');
const { database, log } = await openStore(toConfig(readEnv(process.env), root));
await migrate(database, log);
const app = await openTestAppOn(database);
const now = new Date();
app.clock.set(shift(now, -60 * DAY));

const supervisor = await buildPerson(app, { name: 'Maya Okafor' });
const member = await buildPerson(app, { name: 'Aiko Kimura' });
const { id: teamId, owner } = await buildTeam(app, { timezone: 'UTC', members: [supervisor, member] });
await app.call(
  api.relationship.supervise,
  { teamId, userId: member.id, supervisorId: supervisor.id },
  { as: owner },
);
app.clock.set(now);
const today = parseDiaryDay(now.toISOString().slice(0, 10));
const month = monthOf(addDays(parseDiaryDay(`${monthOf(today)}-01`), -1));
// Overdue on whichever day of the month the test runs; on the last day of a week nothing else holds a diary back.
const minimums = { weeklyMistakes: 0, insight: 0 };
await app.call(
  api.team.setting,
  { teamId, rules: { minimums, review: { interviews: { day: 1 } } } },
  { as: owner },
);
await buildInterviewNeed(app, { teamId, memberId: member.id, month });

// Another team, in which two lead the department of two members.
const [first, second] = [
  await buildPerson(app, { name: 'Lin Mei' }),
  await buildPerson(app, { name: 'Ben Carter' }),
];
const [held, closed] = [
  await buildPerson(app, { name: 'Zhou Ting' }),
  await buildPerson(app, { name: '陈晓' }),
];
app.clock.set(shift(now, -60 * DAY));
const shared = await buildTeam(app, { timezone: 'UTC', members: [first, second, held, closed] });
for (const { id } of [held, closed]) {
  await buildDepartmentOf(app, { teamId: shared.id, owner: shared.owner }, [first, second], { id });
  await buildInterviewNeed(app, { teamId: shared.id, memberId: id, month });
}
app.clock.set(now);
const leaders = { teamId: shared.id, first, second, held, closed };
writeFileSync(CAST, JSON.stringify({ supervisor, member, teamId, month, leaders }));

const site = await buildApp(app.ports, { webFolder: resolve(root, 'apps/web/dist') });
await site.listen({ port: Number(PORT) });
