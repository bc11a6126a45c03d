// @module-tag postgres/engine
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreDump } from '../../db/dump/restore-dump.ts';
import { migrate } from '../../db/migrate.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { openEmpty } from '../../db/testing/open-empty.ts';
import { silentLog } from '../../platform/log.ts';

const MIGRATIONS = join(import.meta.dirname, '../../db/migrations');
const DUMP = join(import.meta.dirname, '2026-11-22.sql.gz');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmpty();
  await restoreDump(database.pool, DUMP);
  await migrate(database, silentLog);
  // Tables as they were before, which the dump is older than.
  await database.pool.query(BEFORE);
});
afterAll(() => database.close());

const BEFORE = `
  drop index appeals_diary_id_index;
  alter table appeals drop column day, drop column holds;
  create unique index appeals_diary on appeals (diary_id);
  alter table diary_scores alter column score set not null, alter column grade set not null,
    add column given smallint not null, add column settled boolean not null default false`;

type Written = {
  readonly day: string;
  readonly publishedAt: string;
  readonly given: number;
  /** What the team settled on, and whether the diary was changed afterwards. */
  readonly settled?: { readonly score: number; readonly changed: boolean };
};

const written: readonly Written[] = [
  // Imported long after its day.
  { day: '2025-11-03', publishedAt: '2026-02-20T10:00:00Z', given: 88 },
  // In the first days in the team.
  { day: '2026-01-06', publishedAt: '2026-01-06T15:00:00Z', given: 41 },
  { day: '2026-02-03', publishedAt: '2026-02-03T15:00:00Z', given: 64 },
  {
    day: '2026-02-04',
    publishedAt: '2026-02-04T15:00:00Z',
    given: 72,
    settled: { score: 100, changed: false },
  },
  {
    day: '2026-02-05',
    publishedAt: '2026-02-05T15:00:00Z',
    given: 55,
    settled: { score: 100, changed: true },
  },
];

const DECIDED = '2026-02-06T10:00:00Z';

test('scores that were settled, imported or a newcomer’s are put right, and the months with them', async () => {
  const { pool } = database;
  const { rows } = await pool.query(
    `select u.id as author, m.team_id as team, (select owner_id from teams where id = m.team_id) as owner
     from users u join memberships m on m.user_id = u.id where u.email = 'ada@garden.example'
     order by m.joined_at limit 1`,
  );
  const { author, team, owner } = rows[0];
  await pool.query(`update memberships set joined_at = '2026-01-05T09:00:00Z' where user_id = $1`, [author]);
  await pool.query(`update users set created_at = '2025-10-01T09:00:00Z' where id = $1`, [author]);
  for (const { day, publishedAt, given, settled } of written) {
    const updatedAt = settled?.changed ? '2026-02-07T10:00:00Z' : publishedAt;
    await pool.query(
      `with copied as (
         insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
         select gen_random_uuid(), $1, $2, array[$3::uuid], sections, length, late, 1, $4, $5 from diaries limit 1
         returning id
       ), scored as (
         insert into diary_scores (diary_id, score, grade, rubric, given, breakdown, shingles, settled)
         select id, $6, case when $8 then 'A' else 'C' end, 1, $7, '{"parts":[{"part":"reflection"}],"advice":[]}', '', $8 from copied
       )
       insert into appeals (id, diary_id, team_id, author_id, reason, score_before, grade_before, version, created_at,
         settler_id, answer, score_after, grade_after, changed, settled_at)
       select gen_random_uuid(), id, $3, $1, 'Look again', $7, 'C', 1, $4, $9, 'You are right', $6, 'A', true, $10
       from copied where $8`,
      [
        ...[author, day, team, publishedAt, updatedAt, settled?.score ?? given, given],
        ...[settled !== undefined, owner, DECIDED],
      ],
    );
    await pool.query(
      `insert into score_months (user_id, month, scores)
       values ($1, date_trunc('month', $2::date), array_fill(null::smallint, array[31]))
       on conflict do nothing`,
      [author, day],
    );
    await pool.query(
      `update score_months set scores[extract(day from $2::date)::int] = $3
       where user_id = $1 and month = date_trunc('month', $2::date)`,
      [author, day, settled?.score ?? given],
    );
  }
  const file =
    (await readdir(MIGRATIONS)).find((name) => name.endsWith('_scores-settled-by-one-team.sql')) ?? '';
  const statements = (await readFile(join(MIGRATIONS, file), 'utf8')).split('--> statement-breakpoint');
  for (const statement of statements) await pool.query(statement);

  const scores = await pool.query(
    `select d.day::text as day, s.score, s.grade, s.breakdown->'parts' as parts from diary_scores s
     join diaries d on d.id = s.diary_id where d.author_id = $1 and d.day < '2026-03-01' order by d.day`,
    [author],
  );
  expect(scores.rows.map(({ day, score, grade }) => [day, score, grade])).toEqual([
    ['2026-01-06', null, null],
    ['2026-02-03', 64, 'C'],
    ['2026-02-04', 72, 'B'],
    ['2026-02-05', 55, 'D'],
  ]);
  expect(scores.rows[0].parts).toEqual([]);
  const appeals = await pool.query(
    `select day::text as day, holds, score_after as score from appeals where author_id = $1 order by day`,
    [author],
  );
  expect(appeals.rows).toEqual([
    { day: '2026-02-04', holds: true, score: 100 },
    { day: '2026-02-05', holds: false, score: 100 },
  ]);
  const months = await pool.query(
    `select month::text as month, scores[3:6] as places, changed_at is not null as anew from score_months
     where user_id = $1 and month < '2026-03-01' order by month`,
    [author],
  );
  expect(months.rows).toEqual([
    { month: '2025-11-01', places: [null, null, null, null], anew: true },
    { month: '2026-01-01', places: [null, null, null, -1], anew: true },
    { month: '2026-02-01', places: [64, 72, 55, null], anew: true },
  ]);
});
