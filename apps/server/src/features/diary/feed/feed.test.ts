// @module-tag postgres/sql
import { api, emptySections } from '@garden/contract';
import { beforeAll, expect, test } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { buildTeam, type TestTeam } from '../../../testing/factories.ts';
import { leastOf, pack, pageOfPlan } from '../../../testing/page-plan.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { type FeedSource, listFeed } from './store.ts';

const PEOPLE = 20;
const DAYS = 300;
const app = useTestApp();
let teams: [TestTeam, TestTeam];
beforeAll(async () => {
  const first = await buildTeam(app);
  app.clock.advance(1000);
  teams = [first, await buildTeam(app, { owner: first.owner })];
  await fill(...teams);
}, 60_000);

/** Fills two teams with ten months of twenty people, past the calls: only the amount matters here. */
async function fill(first: TestTeam, second: TestTeam): Promise<void> {
  const { pool } = app.ports.database;
  const teams = [[first.id, second.id]];
  await pool.query(
    `insert into users (id, email, name, code, locale, timezone, created_at)
     select gen_random_uuid(), 'filler-' || i, 'Filler', 'filler-' || i, 'en', 'UTC', now() from generate_series(1, ${PEOPLE}) i`,
  );
  await pool.query(
    `insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
     select gen_random_uuid(), id, date '2025-01-01' + d, $1::uuid[],
            $2, 6, false, 1, now(), now()
     from users cross join generate_series(0, ${DAYS - 1}) d where email like 'filler-%'`,
    [...teams, JSON.stringify({ ...emptySections(), summary: 'grapes' })],
  );
  await pool.query(
    `insert into diary_teams (team_id, day, diary_id, author_id)
     select team_id, day, id, author_id from diaries cross join unnest($1::uuid[]) team_id where day < '2026-01-01'`,
    teams,
  );
  // Else the plans of a page depend on whether the server has come round to vacuuming meanwhile.
  await pack(pool, ['diaries', 'diary_teams', 'users']);
}

/** Blocks that the database touched to answer the feed's own query. */
async function blocksOf(source: FeedSource, after: readonly [string, string] | undefined): Promise<number> {
  const { pool } = app.ports.database;
  const reader = { userId: teams[0]?.owner.id ?? '', teamIds: source.teamIds };
  const { sent } = await countStatements(() => listFeed(app.ports, source, { after, limit: 21 }, reader));
  return leastOf(async () => {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${sent[0]?.text}`, [
      ...(sent[0]?.values ?? []),
    ]);
    return pageOfPlan(rows[0]?.['QUERY PLAN'][0].Plan).blocks;
  });
}

test.each(['everyone', 'some people'])(
  'the last page of a feed of %s costs what the first one costs',
  async (whose) => {
    const { rows } = await app.ports.database.pool.query(
      'select distinct author_id from diary_teams limit 5',
    );
    const authorIds = whose === 'everyone' ? undefined : rows.map((row) => String(row.author_id));
    const source = { teamIds: teams.map(({ id }) => id), authorIds };
    const early = await blocksOf(source, undefined);
    const late = await blocksOf(source, ['2025-01-03', 'ffffffff-ffff-4fff-8fff-ffffffffffff']);
    expect(early).toBeGreaterThan(0);
    expect(late / early).toBeLessThan(1.5);
    expect(late).toBeLessThan((PEOPLE * DAYS) / 20);
  },
);

test('a page of two teams has each diary once', async () => {
  const { data } = await app.call(api.diary.recently, { limit: 100 }, { as: teams[0].owner });
  expect(data.items).toHaveLength(100);
  expect(new Set(data.items.map(({ id }) => id)).size).toBe(100);
});
