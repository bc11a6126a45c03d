// @module-tag postgres/sql
import { beforeAll, expect, test } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { blocksLookedUp, fillTimeout, flatFrom, pack } from '../../../testing/page-plan.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { listEntries, listOnDays, listWrittenBetween } from './store.ts';

/** Diaries of one person: of a few months, and of forty years. */
const [FEW, MANY] = [100, 10_000];
const app = useTestApp();
let owner: TestPerson;
const few = new Map<string, number>();
const db = () => app.ports.database.db;
const measure = (read: () => Promise<readonly unknown[]>) => blocksLookedUp(app.ports.database.pool, read);
const page = { after: undefined, until: undefined, limit: 21 };
const reader = () => ({ userId: owner.id, teamIds: [] });

const reads: readonly (readonly [string, () => Promise<readonly unknown[]>])[] = [
  ['the newest page', () => listEntries(db(), app.ports.hooks, reader(), page)],
  [
    'a page further back',
    () => listEntries(db(), app.ports.hooks, reader(), { ...page, after: ['2026-02-20', '0', owner.id] }),
  ],
  ['a month', () => listEntries(db(), app.ports.hooks, reader(), { ...page, until: '2026-01-31' })],
  ['this day', () => listOnDays(db(), owner.id, ['2026-02-28', '2026-01-10'])],
  ['a month of days', () => listWrittenBetween(db(), owner.id, '2026-03-01', '2026-03-31')],
];

/** Past the calls: a day each, back from the last day of March. */
async function fill(from: number, to: number): Promise<void> {
  const { pool } = app.ports.database;
  await pool.query(
    `insert into diaries (id, author_id, day, team_ids, sections, length, late, version, published_at, updated_at)
     select gen_random_uuid(), $1, date '2026-03-31' - n, '{}', jsonb_build_object('summary', repeat('Pressed ', 60)), 9,
       false, 1, now(), now()
     from generate_series($2::int, $3::int - 1) as n`,
    [owner.id, from, to],
  );
  await pack(pool, ['diaries']);
}

beforeAll(async () => {
  owner = await buildPerson(app);
  await fill(0, FEW);
  for (const [name, read] of reads) few.set(name, await measure(read));
  await fill(FEW, MANY);
}, fillTimeout);

test.each(reads)('%s costs among ten thousand diaries what it costs among a hundred', async (name, read) => {
  const before = few.get(name) ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(await measure(read)).toBeLessThanOrEqual(flatFrom(before));
});
