import { addDays, type DiaryDay, parseDiaryDay } from '@garden/calendar';
import { api, emptySections, isGathering } from '@garden/contract';
import {
  actAs,
  insertAccessToken,
  insertSession,
} from '../apps/server/src/features/account/session.store.ts';
import { insertUser } from '../apps/server/src/features/account/store.ts';
import { publishDiary } from '../apps/server/src/features/diary/diary-publish.ts';
import { askForPlace } from '../apps/server/src/features/team/apply-add.ts';
import { addTeam } from '../apps/server/src/features/team/team-add.ts';
import { openTeam } from '../apps/server/src/features/team/team-open.ts';
import type { Connection, Context } from '../apps/server/src/http/context.ts';
import { DAY, HOUR, shift } from '../apps/server/src/platform/clock.ts';
import type { BenchGarden } from './garden.ts';

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
  /** The first day that nobody has written yet. */
  readonly nextDay: DiaryDay;
};

const nobody: Connection = {
  ip: '127.0.0.1',
  device: 'bench',
  refreshToken: undefined,
  keepRefreshToken: () => undefined,
  dropRefreshToken: () => undefined,
  signInKey: undefined,
  keepSignInKey: () => undefined,
};

/** A diary of about 600 characters, as people write them. */
export function sectionsOf(seed: number) {
  return {
    ...emptySections(),
    summary: `**Order ${seed}**: moved the price import to the new format and tried it with three grocers in the old town.\n\n- two of them found every price at once\n- the third sells by the crate, which the list does not know yet; noted, with a photograph of the shelf\n- the nightly run took ${seed % 50} minutes instead of an hour`,
    learnings: `Ask for the unit before the price: ${seed % 9} of ten questions at the counter were about crates, not about money. A list that shows both is longer, but nobody turned the page back.`,
    mistakes: [{ text: 'Read the price of a crate as that of a piece.', shared: false }],
    nextTasks: ['Crates in the price list', 'Call the third grocer', `Close ticket ${seed}`],
  };
}

/** Sets the clock to the afternoon of a day. */
export function travelTo({ clock }: BenchGarden, day: DiaryDay): void {
  clock.set(shift(new Date(`${day}T00:00:00.000Z`), AFTERNOON));
}

/** Fills the database with one team of 50 and 2,000 diaries, written by the product's own calls. */
export async function seed(garden: BenchGarden): Promise<Seeded> {
  const { ports, clock } = garden;
  travelTo(garden, FIRST_DAY);
  const as = async (userId: string): Promise<Context> => ({
    ...ports,
    now: clock.now(),
    connection: nobody,
    actor: await actAs(ports.database.db, userId),
  });

  const writers: Writer[] = [];
  let team = { id: '', inviteCode: '' };
  for (let index = 0; index < PEOPLE; index += 1) {
    const writer = await insertWriter(garden, index);
    writers.push(writer);
    if (index === 0) team = await openToAll(await as(writer.id));
    else await askForPlace(await as(writer.id), { inviteCode: team.inviteCode });
  }

  let day = FIRST_DAY;
  for (let written = 0; written < DIARIES; written += writers.length) {
    travelTo(garden, day);
    const today = day;
    await Promise.all(
      writers.map(async ({ id }, index) =>
        publishDiary(await as(id), { day: today, sections: sectionsOf(written + index) }),
      ),
    );
    day = addDays(day, 1);
  }
  await comeBy(garden, writers);
  await ports.database.pool.query('VACUUM ANALYZE');
  return { teamId: team.id, writers, nextDay: day };
}

/** A team in which whoever has its code is a member at once. */
async function openToAll(owner: Context): Promise<{ id: string; inviteCode: string }> {
  const made = await addTeam(owner, TEAM);
  if (isGathering(made)) throw new Error('the team was not made');
  await openTeam(owner, { teamId: made.id, joinVerification: false });
  return made;
}

/** Everybody comes by once after the clock has moved, so that noting who was seen is not part of what is measured. */
export async function comeBy({ app }: BenchGarden, writers: readonly Writer[]): Promise<void> {
  for (const { token } of writers) {
    const headers = { authorization: `Bearer ${token}` };
    await app.inject({ method: 'GET', url: `/api/${api.user.info.path}`, headers });
  }
}

async function insertWriter({ ports, clock }: BenchGarden, index: number): Promise<Writer> {
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
