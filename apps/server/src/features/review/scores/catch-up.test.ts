import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildDiary, buildPair } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { catchUpJob, reviewWorkers } from '../jobs.ts';

const app = useTestApp();
const run = () =>
  reviewWorkers(app.ports)
    .find(({ name }) => name === catchUpJob.name)
    ?.run({});

/** Makes everything look as it was before there were scores. */
async function forgetScores(from: { day: string; id: string } | null = null) {
  const { pool } = app.ports.database;
  await pool.query('delete from diary_scores');
  await pool.query('delete from score_months');
  await pool.query(
    `update score_catch_up set until = $1, total = $2, done = $3, finished_at = null, day = $4, diary_id = $5`,
    [new Date(app.clock.now().getTime() + DAY), from && 3, from ? 1 : 0, from?.day ?? null, from?.id ?? null],
  );
}

test('diaries from before there were scores get the same ones once, the newest first, and go on where they stopped', async () => {
  const { owner, member, teamId } = await buildPair(app, { graded: true });
  const days = ['2026-03-27', '2026-03-30', '2026-03-31'];
  const diaries: { id: string; day: string }[] = [];
  for (const [at, day] of days.entries()) {
    const summary = `Visited ${at + 4} grocers in the old town and sold ${at + 20} crates of grapes to Ana.`;
    diaries.push(await buildDiary(app, { author: member, day, summary }));
  }
  const scores = async () => {
    const read = diaries.map(({ id }) => app.call(api.diary.get, { diaryId: id }, { as: owner }));
    return (await Promise.all(read)).map(({ data }) => data.score?.total ?? null);
  };
  const before = await scores();
  const progress = async () => (await app.call(api.score.groups, { teamId }, { as: owner })).data.oldDiaries;
  expect(await progress()).toBeNull();

  await forgetScores();
  expect(await progress()).toBe(0);
  await run();
  expect(await scores()).toEqual(before);
  expect(await progress()).toBeNull();

  const [, , newest] = diaries;
  await forgetScores(newest);
  expect(await progress()).toBe(33);
  expect((await app.call(api.score.groups, { teamId }, { as: member })).data.oldDiaries).toBeNull();
  await run();
  expect(await scores()).toEqual([before[0], before[1], null]);
});
