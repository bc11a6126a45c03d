import { api } from '@garden/contract';
import { beforeEach, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import { buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { takeMorningNumbers } from '../../team/mornings/taking.store.ts';
import { shuffleInbox } from '../questionnaires/inbox.store.ts';

const app = useTestApp();
/** Monday, when the plan is made; the team asks from Tuesday on. */
beforeEach(() => app.clock.set('2026-03-02T17:00:00.000Z'));
const TUESDAY = '2026-03-03';

/** The next morning, or the one after so many days. */
const sleep = async (days = 1): Promise<void> => {
  app.clock.advance(days * DAY);
  await takeMorningNumbers(app.ports);
};
const ask = async (as: TestPerson) =>
  (await app.call(api.mood.ask, {}, { as })).data.items.map(({ teamId, day }) => ({ teamId, day }));
const answer = (as: TestPerson, teamId: string, day: string, face: number) =>
  app.call(api.mood.answer, { teamId, day, face }, { as });
const trend = async (as: TestPerson, teamId: string) =>
  (await app.call(api.mood.trend, { teamId }, { as })).data;
const query = async (text: string, values: unknown[] = []) =>
  (await app.ports.database.pool.query<Record<string, string>>(text, values)).rows;
const change = (as: TestPerson, wish: { on?: boolean; askAt?: string }) =>
  app.call(api.mood.change, wish, { as });

/** A team of so many that asks on Tuesday. */
async function buildAsking(people: number) {
  const team = await buildTeam(app, { members: people - 1 });
  await app.call(api.mood.plan, { teamId: team.id, weekdays: [1, 2, 3, 4, 5, 6, 7] }, { as: team.owner });
  await sleep();
  return { teamId: team.id, owner: team.owner, everyone: [team.owner, ...team.members] };
}

const say = async (
  everyone: readonly TestPerson[],
  teamId: string,
  faces: readonly number[],
  day = TUESDAY,
) => {
  for (const [at, face] of faces.entries())
    expect((await answer(everyone[at] as TestPerson, teamId, day, face)).code).toBe(200);
};

test('a team asks from the next morning on, on its days, at one’s own hour, once', {
  tags: 'postgres/sql',
}, async () => {
  const team = await buildTeam(app);
  const { id: teamId, owner } = team;
  expect(await ask(owner)).toEqual([]);
  await app.call(api.mood.plan, { teamId, weekdays: [5, 2, 2] }, { as: owner });
  expect(await ask(owner)).toEqual([]);
  await sleep();
  expect(await ask(owner)).toEqual([{ teamId, day: TUESDAY }]);
  await change(owner, { askAt: '17:01' });
  expect(await ask(owner)).toEqual([]);
  expect((await answer(owner, teamId, TUESDAY, 4)).refusal.key).toBe('moodNotAsked');
  await change(owner, { askAt: '17:00' });
  expect((await answer(owner, teamId, TUESDAY, 4)).code).toBe(200);
  expect(await ask(owner)).toEqual([]);
  expect((await answer(owner, teamId, TUESDAY, 1)).refusal.key).toBe('answeredAlready');
  await sleep();
  expect(await ask(owner)).toEqual([]);
  await sleep(2);
  expect(await ask(owner)).toEqual([{ teamId, day: '2026-03-06' }]);
  await app.call(api.mood.plan, { teamId, weekdays: [] }, { as: owner });
  expect(await ask(owner)).toEqual([]);
});

test('the team’s log says who turned it on, for which days, and off; no change is no entry', async () => {
  const { id: teamId, owner } = await buildTeam(app);
  for (const weekdays of [[], [5, 2], [2, 5, 2], []])
    expect((await app.call(api.mood.plan, { teamId, weekdays }, { as: owner })).code).toBe(200);
  const { items } = (await app.call(api.team.audit, { teamId }, { as: owner })).data;
  const told = items.filter(({ action }) => action === 'mood_survey_changed');
  expect(told.map(({ actor, details }) => [actor?.id, details])).toEqual([
    [owner.id, { weekdays: '' }],
    [owner.id, { weekdays: '2 5' }],
  ]);
});

test('no one is asked on vacation, on a day off, or who does not want to be', async () => {
  const { teamId, everyone } = await buildAsking(3);
  const [away, silent, other] = everyone as [TestPerson, TestPerson, TestPerson];
  await app.call(api.diary.skip, { from: TUESDAY, to: TUESDAY, kind: 'vacation' }, { as: away });
  await change(silent, { on: false });
  expect(await Promise.all([away, silent, other].map(ask))).toEqual([[], [], [{ teamId, day: TUESDAY }]]);
  expect((await answer(away, teamId, TUESDAY, 3)).refusal.key).toBe('moodNotAsked');
  await sleep(4);
  expect(await ask(other)).toEqual([]);
});

test('someone whose own hour never comes in the team’s day is asked before it ends', async () => {
  const { teamId, owner } = await buildAsking(1);
  await query(`update users set timezone = 'Pacific/Honolulu' where id = $1`, [owner.id]);
  expect(await ask(owner)).toEqual([]);
  app.clock.set('2026-03-04T00:30:00.000Z');
  expect(await ask(owner)).toEqual([{ teamId, day: TUESDAY }]);
});

test('four answers are nothing, five are a mean to the half, and one day or one person more changes no number', {
  tags: 'postgres/sql',
}, async () => {
  const { teamId, owner, everyone } = await buildAsking(6);
  await say(everyone, teamId, [1, 2, 3, 4]);
  expect((await trend(owner, teamId)).days).toEqual([]);
  await sleep();
  const few = { day: TUESDAY, mean: null, most: null };
  expect((await trend(owner, teamId)).days).toEqual([few]);
  await say(everyone, teamId, [2, 3, 3, 4, 5], '2026-03-04');
  expect((await trend(owner, teamId)).days).toEqual([few]);
  await sleep();
  const five = { day: '2026-03-04', mean: 3.5, most: null };
  expect((await trend(owner, teamId)).days).toEqual([few, five]);
  await say(everyone, teamId, [2, 3, 3, 4, 5, 1], '2026-03-05');
  await sleep();
  const six = { day: '2026-03-05', mean: 3, most: null };
  expect(await trend(owner, teamId)).toMatchObject({ on: true, days: [few, five, six] });
});

test('five who nearly agree have no number, and of eight what most chose, without how many', async () => {
  const { teamId, owner, everyone } = await buildAsking(8);
  await say(everyone, teamId, [4, 4, 4, 4, 1]);
  await sleep();
  await say(everyone, teamId, [4, 4, 4, 4, 4, 4, 4, 4], '2026-03-04');
  await sleep();
  await say(everyone, teamId, [4, 4, 4, 1, 4, 4, 4, 4], '2026-03-05');
  await sleep();
  expect((await trend(owner, teamId)).days).toEqual([
    { day: TUESDAY, mean: null, most: null },
    { day: '2026-03-04', mean: null, most: 4 },
    { day: '2026-03-05', mean: null, most: 4 },
  ]);
});

test('an answer leaves no one’s name, order or time, and goes once it is counted', {
  tags: 'postgres/sql',
}, async () => {
  const { teamId, owner, everyone } = await buildAsking(6);
  await say(everyone, teamId, [1, 2, 3, 4, 5, 5]);
  await shuffleInbox(app.ports);
  const [day] = await query('select *, xmax::text from mood_days where team_id = $1', [teamId]);
  const waiting = () =>
    query('select id, sealed, xmin::text from questionnaire_inbox where run_id = $1', [day?.id]);
  const tags = () => query('select *, xmin::text from questionnaire_takers where run_id = $1', [day?.id]);
  const rows = [...(await waiting()), ...(await tags())];
  expect(rows).toHaveLength(12);
  expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
  expect(new Set((await waiting()).map(({ sealed }) => sealed?.length)).size).toBe(1);
  expect(day?.xmax).toBe('0');
  for (const { id } of everyone) expect(JSON.stringify([rows, day])).not.toContain(id);
  await eraseHiddenWorker(app.ports).run({});
  expect([...(await waiting()), ...(await tags())]).toHaveLength(12);
  await sleep();
  expect([...(await waiting()), ...(await tags())]).toEqual([]);
  expect((await trend(owner, teamId)).days).toEqual([{ day: TUESDAY, mean: 3.5, most: null }]);
});

test('who is in no team is asked nothing, and chooses all the same', async () => {
  const as = await buildPerson(app);
  expect(await ask(as)).toEqual([]);
  expect((await change(as, { askAt: '09:30' })).data).toEqual({ on: true, askAt: '09:30' });
  expect((await change(as, { on: false })).data).toEqual({ on: false, askAt: '09:30' });
  expect((await app.call(api.mood.settings, {}, { as })).data).toEqual({
    ...{ on: false, askAt: '09:30' },
    teams: [],
  });
});
