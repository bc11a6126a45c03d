import { addDays, type DiaryDay, parseDiaryDay } from '@garden/calendar';
import { api, isGathering } from '@garden/contract';
import {
  actAs,
  insertAccessToken,
  insertSession,
} from '../apps/server/src/features/account/sign-in/store.ts';
import { insertUser } from '../apps/server/src/features/account/store.ts';
import { diaryPublish } from '../apps/server/src/features/diary/writing/diary-publish.ts';
import { applyAdd } from '../apps/server/src/features/team/joining/apply-add.ts';
import { teamOpen } from '../apps/server/src/features/team/settings/team-open.ts';
import { teamAdd } from '../apps/server/src/features/team/teams/team-add.ts';
import type { Connection, Context } from '../apps/server/src/http/context.ts';
import { DAY, HOUR, shift } from '../apps/server/src/platform/clock.ts';
import type { BenchApp } from './bench-app.ts';
import { sectionsOf } from './sections.ts';

export const PEOPLE = 50;
export const DIARIES = 2_000;

const TEAM = { name: 'Terrace', timezone: 'Europe/Lisbon' };
const FIRST_DAY = parseDiaryDay('2026-01-05');
const AFTERNOON = 15 * HOUR;
const LONG_LIFE = 10_000 * DAY;

export type Writer = { readonly id: string; readonly token: string };
export type Seeded = {
  readonly teamId: string;
  readonly writers: readonly Writer[];
  /** The first day that no one has written yet. */
  readonly nextDay: DiaryDay;
};

const nobody: Connection = {
  ip: '127.0.0.1',
  device: 'bench',
  refreshToken: undefined,
  keepRefreshToken: () => undefined,
  dropRefreshToken: () => undefined,
  isProgram: true,
  browserKey: undefined,
  keepBrowserKey: () => undefined,
  signInKey: undefined,
  keepSignInKey: () => undefined,
};

/** Sets the clock to the afternoon of a day. */
export function travelTo({ clock }: BenchApp, day: DiaryDay): void {
  clock.set(shift(new Date(`${day}T00:00:00.000Z`), AFTERNOON));
}

/** Fills the database with one team of 50 and 2,000 diaries, written by the product's own calls. */
export async function seed(app: BenchApp): Promise<Seeded> {
  const { ports, clock } = app;
  travelTo(app, FIRST_DAY);
  const as = async (userId: string): Promise<Context> => ({
    ...ports,
    now: clock.now(),
    connection: nobody,
    signal: new AbortController().signal,
    actor: await actAs(ports, userId),
  });

  const writers: Writer[] = [];
  let team = { id: '', inviteCode: '' };
  for (let index = 0; index < PEOPLE; index += 1) {
    const writer = await insertWriter(app, index);
    writers.push(writer);
    if (index === 0) team = await openToAll(await as(writer.id));
    else await applyAdd(await as(writer.id), { inviteCode: team.inviteCode });
  }

  let day = FIRST_DAY;
  for (let written = 0; written < DIARIES; written += writers.length) {
    travelTo(app, day);
    const today = day;
    await Promise.all(
      writers.map(async ({ id }, index) =>
        diaryPublish(await as(id), { day: today, sections: sectionsOf(written + index) }),
      ),
    );
    day = addDays(day, 1);
  }
  await comeBy(app, writers);
  await ports.database.pool.query('VACUUM ANALYZE');
  return { teamId: team.id, writers, nextDay: day };
}

/** A team in which anyone who has its code is a member at once. */
async function openToAll(owner: Context): Promise<{ id: string; inviteCode: string }> {
  const made = await teamAdd(owner, TEAM);
  if (isGathering(made)) throw new Error('the team was not made');
  await teamOpen(owner, { teamId: made.id, joinVerification: false });
  return made;
}

/** Everyone comes by once after the clock has moved, so that noting who was seen is not part of what is measured. */
export async function comeBy({ fastify }: BenchApp, writers: readonly Writer[]): Promise<void> {
  for (const { token } of writers) {
    const headers = { authorization: `Bearer ${token}` };
    await fastify.inject({ method: 'GET', url: `/api/${api.user.info.path}`, headers });
  }
}

/** Someone with an account and a session that lasts. */
export async function insertWriter({ ports, clock }: BenchApp, index: number): Promise<Writer> {
  const { database, random } = ports;
  const now = clock.now();
  const writer = { id: random.id(), token: random.token() };
  await database.transaction(async (tx) => {
    await insertUser(tx, {
      id: writer.id,
      email: `writer-${index}@garden.example`,
      name: `Writer ${index}`,
      code: random.letters(10),
      locale: 'en',
      timezone: TEAM.timezone,
      passwordHash: null,
      createdAt: shift(now, -90 * DAY),
    });
    const sessionId = random.id();
    await insertSession(tx, { id: sessionId, userId: writer.id, device: 'bench', createdAt: now });
    await insertAccessToken(tx, sessionId, writer.token, shift(now, LONG_LIFE));
  });
  return writer;
}
