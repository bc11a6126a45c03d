import { api } from '@garden/contract';
import { describeWords } from '../apps/server/src/features/diary/search/search.rules.ts';
import type { BenchApp } from './bench-app.ts';
import { listen, PLAN, sendInside } from './calls.ts';
import { type Comparison, compare, LoadClient, type Shot } from './load.ts';
import { type Recording, record } from './record.ts';
import { sectionsOf } from './sections.ts';
import { DIARIES, type Seeded, seed } from './seed.ts';
import { publishWorkload, readWorkload, readWorkloads, type Workload } from './workloads.ts';

/** Diaries of the whole server, small and large; the team that asks is the same in both. */
const SMALL_SERVER = 10_000;
export const LARGE_SERVER = { embedded: 100_000, postgres: 1_000_000 };

/** Diaries of each person, and people of each team, among those who fill the server. */
const DAYS = 100;
const TEAM_SIZE = 50;
const ANSWER_BEGINS = '{"code":200,';

export type GrowthResult = Comparison & {
  readonly call: string;
  /** What the large server's database looks diaries up by; `(all of …)` where it reads a whole table. */
  readonly indexes: readonly string[];
};

/** One server of each size. */
export type Servers = { readonly large: BenchApp; readonly small: BenchApp };

/** Measures calls of one team on a server with very many diaries against the same calls on one with 10,000. */
export async function measureGrowth({ large, small }: Servers): Promise<GrowthResult[]> {
  const sides = {
    large: {
      seeded: await seedServer(large, LARGE_SERVER[large.ports.database.kind]),
      port: await listen(large.fastify),
    },
    small: { seeded: await seedServer(small, SMALL_SERVER), port: await listen(small.fastify) },
  };
  const client = new LoadClient();
  const results: GrowthResult[] = [];
  try {
    const ofSmall = workloadsOf(small, sides.small.seeded);
    for (const [at, ofLarge] of workloadsOf(large, sides.large.seeded).entries()) {
      console.log(`${large.ports.database.kind}: ${ofLarge.call} …`);
      const twin = ofSmall[at];
      const [shot] = await ofLarge.shots(1);
      if (!twin || !shot) throw new Error(`${ofLarge.call} has nothing to send`);
      const recording = await record(async () => {
        await sendInside(large, shot);
      });
      const side = (port: number, { shots }: Workload) => ({ port, answerBegins: ANSWER_BEGINS, shots });
      const comparison = await compare(
        client,
        side(sides.large.port, ofLarge),
        side(sides.small.port, twin),
        PLAN,
      );
      results.push({ call: ofLarge.call, indexes: await indexesOf(large, recording), ...comparison });
    }
    return results;
  } finally {
    await client.stop();
  }
}

function workloadsOf(app: BenchApp, seeded: Seeded): Workload[] {
  const month = readWorkload('month: diary.history', api.diary.history, seeded.writers[0], '?month=2026-01');
  return [...readWorkloads(seeded), month, ...searches(seeded), publishWorkload(app, seeded)];
}

/** A word of one diary in twenty thousand, one that stands in every diary, and two of which one stands in few. */
function searches({ writers }: Seeded): Workload[] {
  const { method, path } = api.diary.search;
  const asked = [
    ['a rare word', '1234'],
    ['a common word', 'grocers'],
    ['two words', 'photograph 77'],
  ] as const;
  return asked.map(([kind, keyword]) => {
    const shot: Shot = {
      method,
      path: `/api/${path}`,
      token: writers[0]?.token ?? '',
      body: JSON.stringify({ keyword }),
    };
    return {
      call: `search, ${kind}: diary.search`,
      shots: async (count: number) => Array.from({ length: count }, () => shot),
    };
  });
}

/** One team as its people wrote it, and around it so many other teams that the server holds `total` diaries. */
async function seedServer(app: BenchApp, total: number): Promise<Seeded> {
  const seeded = await seed(app);
  const { pool } = app.ports.database;
  const people = Math.ceil((total - DIARIES) / DAYS);
  await pool.query(
    `insert into users (id, email, name, code, locale, timezone, created_at)
     select gen_random_uuid(), 'filler-' || n || '@garden.example', 'Filler ' || n, 'filler-' || n, 'en', 'UTC', '2025-01-01'
     from generate_series(1, $1::int) n`,
    [people],
  );
  await pool.query(
    `insert into teams (id, name, invite_code, owner_id, timezone, calendar, member_count, created_at)
     select gen_random_uuid(), code, code, id, 'UTC',
       '{"dayStartsAt":"04:00","workingWeekdays":[1,2,3,4,5],"region":null,"daysOff":[]}', $1::int, '2025-01-01'
     from users where code like 'filler-%' and substr(code, 8)::int % $1 = 1`,
    [TEAM_SIZE],
  );
  // A team at a time: the embedded database is given up where a statement takes very long.
  const { rows } = await pool.query("select id from teams where name like 'filler-%'");
  await withoutIndexesOfWords(app, async () => {
    for (const { id } of rows) await writeForTeam(app, id);
  });
  await pool.query('VACUUM ANALYZE');
  return seeded;
}

/** Statements of one message are one transaction; with its usual 64 MB PostgreSQL takes ten times as long. */
const MUCH_MEMORY = { embedded: '', postgres: "set local maintenance_work_mem = '1GB'; " };

/** Makes the indexes of words anew when all are there, which takes far less time than adding to them word by word. */
async function withoutIndexesOfWords({ ports }: BenchApp, fill: () => Promise<void>): Promise<void> {
  const { pool } = ports.database;
  const { rows } = await pool.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename = 'diary_words' and indexdef ilike '%using gin%'",
  );
  for (const { indexname } of rows) await pool.query(`drop index "${indexname}"`);
  await fill();
  for (const { indexdef } of rows) await pool.query(`${MUCH_MEMORY[ports.database.kind]}${indexdef}`);
}

/** Diaries of everyone in a team that fills the server, with all that makes them be found. */
async function writeForTeam({ ports }: BenchApp, teamId: string): Promise<void> {
  const sections = sectionsOf(77);
  const { summary, ...others } = sections;
  // What all of them are found by; each is found by its author and its ticket as well.
  const words = describeWords({ authorId: 'everybody', teamIds: [teamId], title: null, sections });
  await ports.database.pool.query(
    `with written as (
       insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
       select gen_random_uuid(), author.id, date '2025-06-01' + d, array[team.id],
         $1::jsonb || jsonb_build_object('summary', $2::text || ' Ticket ' || (substr(author.code, 8)::int * $3 + d)),
         600, false, 1, '2026-01-01', '2026-01-01'
       from teams team
       join users author on author.code like 'filler-%'
         and (substr(author.code, 8)::int - 1) / $4::int = substr(team.name, 8)::int / $4::int
       cross join generate_series(0, $3::int - 1) d
       where team.id = $5
       returning id, author_id, day, substring(sections ->> 'summary' from '[0-9]+$') as ticket
     ), fed as (
       insert into diary_teams (team_id, day, diary_id, author_id) select $5, day, id, author_id from written
     )
     insert into diary_words (diary_id, author_id, day, shared, own)
     select id, author_id, day,
       $6::tsvector || array_to_tsvector(array['=a' || author_id] || (
         select array_agg(substr(ticket, 1, n)) from generate_series(2, length(ticket)) n
       )),
       $7::tsvector || array_to_tsvector(array['=a' || author_id])
     from written`,
    [JSON.stringify(others), summary, DAYS, TEAM_SIZE, teamId, words.shared, words.own],
  );
}

type Plan = { readonly [key: string]: unknown; readonly Plans?: readonly Plan[] };

/** By which indexes the recorded reads find what they want of the diaries’ tables. */
async function indexesOf({ ports }: BenchApp, recording: Recording): Promise<string[]> {
  const found = new Set<string>();
  const note = (plan: Plan) => {
    const { 'Node Type': node, 'Index Name': index, 'Relation Name': table } = plan;
    if (typeof index === 'string' && index.startsWith('diar')) found.add(index);
    if (node === 'Seq Scan' && typeof table === 'string' && table.startsWith('diar')) {
      found.add(`(all of ${table})`);
    }
    for (const part of plan.Plans ?? []) note(part);
  };
  for (const { config, values } of recording.flat()) {
    if (!/^\s*(select|with)\b/i.test(config.text) || /\bfor (update|share|key share)\b/i.test(config.text)) {
      continue;
    }
    const { rows } = await ports.database.pool.query(`explain (format json) ${config.text}`, [...values]);
    note(rows[0]['QUERY PLAN'][0].Plan);
  }
  return [...found].sort();
}
