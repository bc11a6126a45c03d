import { addDays, parseDiaryDay, weekdayOf } from '@garden/calendar';
import { api, isScoreOverview } from '@garden/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const steps = [
  'write',
  'write',
  'write',
  'change',
  'hide',
  'show',
  'vacation',
  'work',
  'leave',
  'join',
  'sleep',
  'sleep',
] as const;
type Step = { readonly kind: (typeof steps)[number]; readonly back: number };
type Stay = { readonly from: string; to: string | null };

/** A person who writes, changes, hides, goes on vacation, leaves and comes back, and what the test remembers of it. */
async function live(app: TestApp, plan: readonly Step[]) {
  app.clock.set('2026-03-09T09:00:00.000Z');
  const person = await buildPerson(app);
  const team = await buildTeam(app, { graded: true, timezone: 'UTC', members: [person] });
  const today = () => app.clock.now().toISOString().slice(0, 10);
  const stays: Stay[] = [{ from: today(), to: null }];
  for (const { kind, back } of plan) {
    const as = person;
    const day = addDays(parseDiaryDay(today()), -back);
    const isIn = stays.at(-1)?.to === null;
    const written = async (hidden: boolean) => {
      const { rows } = await app.ports.database.pool.query<{ id: string; version: number }>(
        `select id, version from diaries where author_id = $1 and (deleted_at is not null) = $2 order by day limit 1`,
        [person.id, hidden],
      );
      return rows[0];
    };
    if (kind === 'write') await app.call(api.diary.publish, { day, sections: say(back) }, { as });
    if (kind === 'change') {
      const found = await written(false);
      const change = found && { diaryId: found.id, version: found.version, sections: say(back + 9) };
      if (change) await app.call(api.diary.update, change, { as });
    }
    if (kind === 'hide' || kind === 'show') {
      const found = await written(kind === 'show');
      if (found) await app.call(api.diary.delete, { diaryId: found.id, undo: kind === 'show' }, { as });
    }
    if (kind === 'vacation' || kind === 'work') {
      const range = { from: day, to: addDays(day, 1), kind: 'vacation' as const, undo: kind === 'work' };
      await app.call(api.diary.skip, range, { as });
    }
    if (kind === 'leave' && isIn) {
      await app.call(api.relationship.exit, { teamId: team.id }, { as });
      const last = stays.at(-1);
      if (last) last.to = today();
    }
    if (kind === 'join' && !isIn) {
      await app.call(api.apply.add, { inviteCode: team.inviteCode }, { as });
      stays.push({ from: today(), to: null });
    }
    if (kind === 'sleep') app.clock.advance(DAY);
  }
  return { person, stays, today: today() };
}

const say = (seed: number) => ({
  summary: `Talked to ${seed + 3} grocers about the new price list; ${seed + 1} of them because of the rounding.`,
  mistakes: [{ text: 'Did not call back' }],
});

/** The same counted anew, day by day, from what was written. */
async function recount(person: TestPerson, stays: readonly Stay[], today: string) {
  const { pool } = app.ports.database;
  const { rows } = await pool.query<{ day: string; score: number | null }>(
    `select d.day::text as day, s.score from diaries d join diary_scores s on s.diary_id = d.id
     where d.author_id = $1 and d.deleted_at is null`,
    [person.id],
  );
  const scores = new Map(rows.map(({ day, score }) => [day, score]));
  const away = await pool.query<{ day: string }>(
    'select day::text as day from vacations where user_id = $1',
    [person.id],
  );
  const vacation = new Set(away.rows.map(({ day }) => day));
  let [sum, expected] = [0, 0];
  for (let date = 1; date <= 31; date += 1) {
    const day = parseDiaryDay(`2026-03-${String(date).padStart(2, '0')}`);
    const wasIn = stays.some(({ from, to }) => from <= day && (to === null || day < to));
    const isOpen = day === today && !scores.has(day);
    const isPlain = scores.get(day) === null;
    if (day > today || isOpen || isPlain || weekdayOf(day) > 5 || vacation.has(day) || !wasIn) continue;
    expected += 1;
    sum += scores.get(day) ?? 0;
  }
  return { expected, mean: expected === 0 ? null : Math.round((10 * sum) / expected) / 10 };
}

describe('the mean of a month', () => {
  const step = fc.record({ kind: fc.constantFrom(...steps), back: fc.nat({ max: 4 }) });

  test('is what a recount gives after whatever happened (12 lives of up to 25 steps)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (plan) => {
        const { person, stays, today } = await live(app, plan);
        const { data } = await app.call(api.score.mine, { month: '2026-03', months: 1 }, { as: person });
        if (!isScoreOverview(data)) throw new Error('months were asked for');
        const { mean, expected } = data.months[0] ?? {};
        expect({ mean, expected }).toEqual(await recount(person, stays, today));
      }),
      { numRuns: 12 },
    );
  });

  test('counts by the home team’s calendar, for someone in two teams with different ones', async () => {
    app.clock.set('2026-03-09T09:00:00.000Z');
    const person = await buildPerson(app);
    const home = await buildTeam(app, { graded: true, timezone: 'UTC', members: [person] });
    app.clock.advance(1000);
    const gulf = await buildTeam(app, { graded: true, timezone: 'Asia/Dubai', members: [person] });
    const workingWeekdays = [7, 1, 2, 3, 4];
    const sunday = { teamId: gulf.id, calendar: { workingWeekdays } };
    await app.call(api.team.setting, sunday, { as: gulf.owner });
    app.clock.set('2026-03-16T09:00:00.000Z');
    const expectedDays = async () => {
      const { data } = await app.call(api.score.mine, { months: 1 }, { as: person });
      return isScoreOverview(data) ? data.months[0]?.expected : undefined;
    };
    expect(await expectedDays()).toBe(5);
    const daysOff = [{ day: '2026-03-10', name: 'Harvest' }];
    await app.call(api.team.setting, { teamId: home.id, calendar: { daysOff } }, { as: home.owner });
    expect(await expectedDays()).toBe(4);
  });

  test('does not count a written day without a score, nor a month ahead', async () => {
    app.clock.set('2026-03-09T09:00:00.000Z');
    const person = await buildPerson(app);
    const team = await buildTeam(app, { graded: true, timezone: 'UTC', members: [person] });
    const off = { teamId: team.id, rules: { review: { scores: 'off' as const } } };
    await app.call(api.team.setting, off, { as: team.owner });
    await buildDiary(app, { author: person });
    app.clock.advance(DAY);
    const { data } = await app.call(api.score.mine, { months: 1 }, { as: person });
    expect(data).toMatchObject({ months: [{ expected: 0, mean: null }] });
    const ahead = await app.call(api.score.mine, { month: '2026-04' }, { as: person });
    expect(ahead.refusal.key).toBe('monthAhead');
  });
});
