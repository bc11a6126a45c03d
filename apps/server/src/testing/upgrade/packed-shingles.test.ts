// @module-tag postgres/engine
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreDump } from '../../db/dump/restore-dump.ts';
import { migrate } from '../../db/migrate.ts';
import type { OpenDatabase } from '../../db/open-database.ts';
import { openEmpty } from '../../db/testing/open-empty.ts';
import { packShingles, unpackShingles } from '../../features/review/scores/rules.ts';
import { silentLog } from '../../platform/log.ts';

const MIGRATIONS = join(import.meta.dirname, '../../db/migrations');
const LISTS = [[-2_147_483_648, -1, 0, 1, 256, 2_147_483_647], [7], []];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmpty();
  await restoreDump(database.pool, join(import.meta.dirname, '2026-11-22.sql.gz'));
  await migrate(database, silentLog);
});
afterAll(() => database.close());

test('numbers of earlier entries become the bytes that a new entry is compared with', async () => {
  const { pool } = database;
  await pool.query('alter table diary_scores drop column shingles');
  await pool.query('alter table diary_scores add column shingles integer[] not null');
  for (const [n, list] of LISTS.entries()) {
    await pool.query(
      `with copied as (
         insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
         select gen_random_uuid(), author_id, date '2026-01-01' + $1::int, team_ids, sections, length, late, version,
           published_at, updated_at
         from diaries limit 1 returning id
       )
       insert into diary_scores (diary_id, score, grade, rubric, breakdown, shingles)
       select id, $1::int, 'D', 1, '{"parts":[],"advice":[]}', $2::text::int[] from copied`,
      [n, `{${list.join(',')}}`],
    );
  }
  const file = (await readdir(MIGRATIONS)).find((name) => name.endsWith('_compact-shingles.sql')) ?? '';
  const statements = (await readFile(join(MIGRATIONS, file), 'utf8')).split('--> statement-breakpoint');
  for (const statement of statements) await pool.query(statement);
  const { rows } = await pool.query(
    `select encode(shingles, 'base64') as packed from diary_scores order by score`,
  );
  expect(rows.map(({ packed }) => [...unpackShingles(packed)])).toEqual(LISTS);
  expect(rows.map(({ packed }) => packed)).toEqual(LISTS.map(packShingles));
});
