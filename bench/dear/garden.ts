import { addDays, parseDiaryDay } from '@garden/calendar';
import { api, type Endpoint } from '@garden/contract';
import type { BenchApp } from '../bench-app.ts';
import { insertWriter, type Writer } from '../seed.ts';
import { LONG, pointsOf, range, textOf } from './texts.ts';

const DIARIES = 100;
const DIARIES_AT_ONCE = 40;
const MISTAKES = 8_000;
const WISDOM = 5_000;
const GUIDELINES = 1_000;
const QUESTIONS = 200;
const LINES = 1_000;
const AT_ONCE = 1_000;
/** What a thousand items may have for one list in Markdown to take them. */
const SHORT = 280;
const FIRST_DAY = parseDiaryDay('2026-01-05');

/** Who asks dear calls, in a team with someone as diligent; and who is in another team and only wants to see theirs. */
export type DearGarden = {
  readonly teamId: string;
  readonly asker: Writer;
  readonly other: Writer;
  /** A question of the asker. */
  readonly questionId: string;
};

/** One member with as much of everything as they may have, or about as much. */
export async function fillDear(app: BenchApp): Promise<DearGarden> {
  app.clock.set(new Date());
  const [asker, mate, other] = [
    await insertWriter(app, 0),
    await insertWriter(app, 1),
    await insertWriter(app, 2),
  ];
  const call = async (as: Writer, { method, path }: Endpoint, payload: object) => {
    const headers = { authorization: `Bearer ${as.token}` };
    const response = await app.fastify.inject({ method, url: `/api/${path}`, headers, payload });
    const { code, message, data } = response.json();
    if (code !== 200) throw new Error(`${path} answered ${code}: ${message}`);
    return data;
  };
  const team = await call(asker, api.team.add, { name: 'Dear', timezone: 'UTC' });
  await call(asker, api.team.open, { teamId: team.id, joinVerification: false });
  await call(mate, api.apply.add, { inviteCode: team.inviteCode });
  await call(other, api.team.add, { name: 'Other', timezone: 'UTC' });

  const diaries = range(DIARIES).map((nth) => ({
    name: `${addDays(FIRST_DAY, nth)}.md`,
    text: textOf(LONG, nth),
  }));
  for (let from = 0; from < DIARIES; from += DIARIES_AT_ONCE) {
    const files = diaries.slice(from, from + DIARIES_AT_ONCE);
    await call(asker, api.diary.import, { files, teamIds: [] });
    await call(mate, api.diary.import, { files, teamIds: [team.id] });
  }
  for (let from = 0; from < MISTAKES; from += AT_ONCE)
    await call(asker, api.lists.import, { list: 'mistakes', markdown: pointsOf(AT_ONCE, SHORT, from) });
  for (let from = 0; from < WISDOM; from += AT_ONCE)
    await call(asker, api.lists.import, { list: 'wisdom', markdown: pointsOf(AT_ONCE, SHORT, from) });
  const question = await call(asker, api.curious.publish, {
    question: textOf(400, 1),
    detail: textOf(LONG, 1),
    teamIds: [team.id],
  });
  await call(asker, api.quote.publish, { text: textOf(SHORT, 1), teamId: team.id });
  await call(asker, api.handbook.upset, { title: textOf(100, 1), category: 'w', content: textOf(LONG, 1) });
  await repeat(app, 'curiosities', QUESTIONS);
  await repeat(app, 'quotes', LINES);
  await repeat(app, 'guidelines', GUIDELINES);
  await app.ports.queue.drain();
  await app.ports.database.pool.query('VACUUM ANALYZE');
  return { teamId: team.id, asker, other, questionId: question.id };
}

/** The one row of a table so many times, each with an id and a moment of its own, and its long columns as they are. */
async function repeat({ ports: { database } }: BenchApp, table: string, times: number): Promise<void> {
  await database.pool.query(
    `insert into ${table}
     select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'created_at', one.created_at - n * interval '1 second'))).*
     from ${table} one cross join generate_series(1, $1::int - 1) n`,
    [times],
  );
}
