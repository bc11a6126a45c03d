import { addDays, type DiaryDay, dayAt, makeCalendar, parseDiaryDay } from '@garden/calendar';
import { api, type Endpoint, emptySections } from '@garden/contract';
import { demoEntries } from '../../apps/server/src/testing/demo-entries.ts';
import type { BenchApp } from '../bench-app.ts';
import { insertWriter, travelTo, type Writer } from '../seed.ts';

/** People, and entries of each, all of one month. */
export const PEOPLE = 20;
const ENTRIES = 20;

export type BuiltInGarden = {
  readonly writers: readonly Writer[];
  readonly month: string;
  /** A day with a draft of everyone. */
  readonly draftDay: DiaryDay;
  /** For each of them a question of theirs. */
  readonly questionIds: readonly string[];
};

/** A team whose people write in either language, as the demo team does, on the working days of the month before this. */
export async function fillBuiltIn(app: BenchApp, now: Date): Promise<BuiltInGarden> {
  const call = async (as: Writer, { method, path }: Endpoint, payload: object) => {
    const headers = { authorization: `Bearer ${as.token}` };
    const response = await app.fastify.inject({ method, url: `/api/${path}`, headers, payload });
    const { code, message, data } = response.json();
    if (code !== 200) throw new Error(`${path} answered ${code}: ${message}`);
    return data;
  };
  const timezone = 'UTC';
  const days = workingDaysBefore(now);
  const [first] = days;
  if (first === undefined) throw new Error('there is no working day');
  travelTo(app, first);
  const writers: Writer[] = [];
  for (let nth = 0; nth < PEOPLE; nth += 1) writers.push(await insertWriter(app, nth));
  const [owner, ...others] = writers;
  if (!owner) throw new Error('there is no writer');
  const team = await call(owner, api.team.add, { name: 'Terrace', timezone });
  await call(owner, api.team.open, { teamId: team.id, joinVerification: false });
  for (const other of others) await call(other, api.apply.add, { inviteCode: team.inviteCode });
  const entryOf = (nth: number) => {
    const { summary = '', learnings = '', nextTasks = [] } = demoEntries[nth % demoEntries.length] ?? {};
    const mistakes = [{ text: `Read number ${nth} as another one.`, shared: false }];
    return { ...emptySections(), summary, learnings, mistakes, nextTasks: [...nextTasks] };
  };
  for (const [at, day] of days.entries()) {
    travelTo(app, day);
    for (const [nth, writer] of writers.entries())
      await call(writer, api.diary.publish, { day, sections: entryOf(nth * 31 + at) });
  }
  app.clock.set(now);
  // Before the day starts, in the small hours, it is still the day before.
  const draftDay = dayAt(now, makeCalendar({ timezone }));
  const questionIds: string[] = [];
  for (const [nth, writer] of writers.entries()) {
    const sections = entryOf(nth * 31 + ENTRIES);
    await call(writer, api.draft.add, { day: draftDay, version: 0, sections });
    const [question = 'Who knows?'] = sections.nextTasks;
    questionIds.push((await call(writer, api.curious.publish, { question })).id);
  }
  await app.ports.queue.drain();
  await app.ports.database.pool.query('VACUUM ANALYZE');
  return { writers, month: first.slice(0, 7), draftDay, questionIds };
}

/** The first working days of the month before a moment. */
function workingDaysBefore(now: Date): DiaryDay[] {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 10);
  return Array.from({ length: 28 }, (_, at) => addDays(parseDiaryDay(first), at))
    .filter((day) => ![0, 6].includes(new Date(`${day}T12:00:00.000Z`).getUTCDay()))
    .slice(0, ENTRIES);
}
