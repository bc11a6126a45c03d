// @module-tag postgres/sql
import { expect, test } from 'vitest';
import { buildInterviewNeed } from '../../../testing/factories.ts';
import { buildTwoLeaders } from '../../../testing/interview-care.ts';
import { blocksLookedUp, fillTimeout, flatFrom, itemsOfOthers, pack } from '../../../testing/page-plan.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { findOpenInterviews } from './overdue.store.ts';

const app = useTestApp();

test('what a publishing asks about interviews costs among many that were held what it costs among few', {
  timeout: fillTimeout,
}, async () => {
  const { first, second, member, owner, teamId } = await buildTwoLeaders(app);
  await buildInterviewNeed(app, { teamId, memberId: member.id, month: '2025-12' });
  const { pool } = app.ports.database;
  const people = [first, second, member, owner].map(({ id }) => id);
  const hold = async (from: number, to: number) => {
    await pool.query(
      `insert into interviews (id, team_id, month, member_id, mean, version, created_at)
      select gen_random_uuid(), $1, make_date(1, 1, 1) + make_interval(months => at::int), who, 41.5, 1, now()
      from generate_series($2::int, $3::int) as at cross join unnest($4::uuid[]) as who`,
      [teamId, from, to, people],
    );
    await pack(pool, ['interviews']);
  };
  const now = new Date('2026-03-16T09:00:00.000Z');
  const read = () => findOpenInterviews(app.ports.database.db, first.id, now);
  const months = (count: number) => Math.ceil(count / people.length);
  await hold(1, months(itemsOfOthers.few));
  const few = await blocksLookedUp(pool, read);
  await hold(months(itemsOfOthers.few) + 1, months(itemsOfOthers.many));
  const found = (await read()).filter((open) => open.member.id === member.id);
  expect(found.map(({ month }) => month)).toEqual(['2025-12-01', '2026-02-01']);
  expect(await blocksLookedUp(pool, read)).toBeLessThanOrEqual(flatFrom(few));
});
