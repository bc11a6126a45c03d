import { loadavg } from 'node:os';
import { api, emptySections } from '@garden/contract';
import { describeWords } from '../apps/server/src/features/diary/search/search.rules.ts';
import { demoEntries } from '../apps/server/src/testing/demo-entries.ts';
import { heldOutCases, tuningCases } from '../apps/server/src/testing/knowing-cases.ts';
import type { BenchApp } from './bench-app.ts';
import { type Cpu, cpuEach, readCpu } from './cpu.ts';
import { quantile } from './figures.ts';
import type { Seeded } from './seed.ts';

/** Diaries of the whole server, and those of them that the asking team reads. */
const DIARIES = 100_000;
const OF_TEAM = 50_000;
/** Diaries that are written by one statement. */
const BATCH = 5_000;
const ROUNDS = 5;

export type KnowingResult = {
  /** Milliseconds from a request to its answer. */
  readonly p50: number;
  readonly p95: number;
  readonly cpu: Cpu;
  /** The share of questions for which someone was proposed. */
  readonly named: number;
  /** Of the machine meanwhile, over a minute. */
  readonly load: number;
};

/** Measures who may know, asked 60 questions by a team with half of 100,000 diaries. */
export async function measureKnowing(app: BenchApp, { teamId, writers }: Seeded): Promise<KnowingResult> {
  await fill(app, teamId);
  const [asker] = writers;
  const headers = { authorization: `Bearer ${asker?.token}` };
  const post = async (path: string, payload: object) =>
    (await app.fastify.inject({ method: 'POST', url: `/api/${path}`, headers, payload })).json();
  const ids: string[] = [];
  for (const { question } of [...tuningCases, ...heldOutCases]) {
    ids.push((await post(api.curious.publish.path, { question })).data.id);
  }
  const ask = (curiousId: string) => {
    const url = `/api/${api.curious.proposals.path}?curiousId=${curiousId}`;
    return app.fastify.inject({ method: api.curious.proposals.method, url, headers });
  };
  for (const id of ids) await ask(id);
  const times: number[] = [];
  let named = 0;
  const before = await readCpu(app);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const id of ids) {
      const start = performance.now();
      const answer = await ask(id);
      times.push(performance.now() - start);
      if (answer.json().data.items.length > 0) named += 1;
    }
  }
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    named: named / times.length,
    cpu: cpuEach(before, await readCpu(app), times.length),
    load: loadavg()[0] ?? 0,
  };
}

/** Diaries of the demo team, each with the learnings of another one, by people of the asking team and of teams beside it. */
async function fill({ ports }: BenchApp, teamId: string): Promise<void> {
  const { pool } = ports.database;
  const texts = demoEntries.map(({ summary }, at) => {
    const learnings = demoEntries[(at * 7 + 3) % demoEntries.length]?.learnings ?? '';
    const sections = { ...emptySections(), summary, learnings };
    const { shared } = describeWords({ authorId: 'everybody', teamIds: [], title: null, sections });
    return { sections, shared };
  });
  await pool.query('create table filled (place int primary key, sections jsonb, words tsvector)');
  await pool.query(
    `insert into filled select nth - 1, text -> 'sections', (text ->> 'shared')::tsvector
     from jsonb_array_elements($1::jsonb) with ordinality as given (text, nth)`,
    [JSON.stringify(texts)],
  );
  await pool.query(
    `insert into users (id, email, name, code, locale, timezone, created_at)
     select gen_random_uuid(), 'filler-' || n || '@garden.example', 'Filler ' || n, 'filler-' || n, 'en', 'UTC', '2025-01-01'
     from generate_series(0, 49) n`,
  );
  await pool.query(
    `insert into teams (id, name, invite_code, owner_id, timezone, calendar, member_count, created_at)
     select gen_random_uuid(), code, code, id, 'UTC',
       '{"dayStartsAt":"04:00","workingWeekdays":[1,2,3,4,5],"region":null,"daysOff":[]}', 1, '2025-01-01'
     from users where code like 'filler-%'`,
  );
  for (let from = 0; from < DIARIES; from += BATCH) {
    await pool.query(
      `with writer as (
         select user_id as id, team_id, row_number() over (order by user_id) - 1 as nth
         from memberships where team_id = $1 and $2 < $4
         union all
         select owner_id, id, row_number() over (order by id) - 1 from teams where name like 'filler-%' and $2 >= $4
       ), written as (
         insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
         select gen_random_uuid(), writer.id, date '2020-01-01' + (n / 50), array[writer.team_id], filled.sections,
           600, false, 1, '2026-01-01', '2026-01-01'
         from generate_series($2::int, $2::int + $3::int - 1) n
         join writer on writer.nth = n % 50 join filled on filled.place = (n * 31 + n / 50) % $5::int
         returning id, author_id, day, team_ids[1] as team_id, sections
       ), fed as (
         insert into diary_teams (team_id, day, diary_id, author_id) select team_id, day, id, author_id from written
       )
       insert into diary_words (diary_id, author_id, day, shared, own)
       select written.id, author_id, day, filled.words || array_to_tsvector(array['=a' || author_id, '=t' || team_id]), ''
       from written join filled on filled.sections = written.sections`,
      [teamId, from, BATCH, OF_TEAM, texts.length],
    );
  }
  await pool.query('drop table filled');
  await pool.query('vacuum analyze');
}
