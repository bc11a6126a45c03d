import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { takeMorningNumbers } from '../../team/mornings/taking.store.ts';

const [MONDAY, TUESDAY, NEXT_MONDAY] = ['2026-03-30', '2026-03-31', '2026-04-06'];
const SIGN = 'The phone rang at night, third time this month.';

const app = useTestApp();

async function buildNights(showing: number, off: number | null = null) {
  app.clock.set(`${TUESDAY}T12:00:00.000Z`);
  const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => buildPerson(app)));
  const team = await buildTeam(app, { members: people });
  const said = { title: 'Nights', helped: 'A rota', reasons: 'One phone', signs: ['rang at night'] };
  const pattern = await app.call(api.departure.add, { teamId: team.id, ...said }, { as: team.owner });
  const write = async (author: TestPerson, summary: string) => {
    for (const day of [MONDAY, TUESDAY]) await buildDiary(app, { author, day, summary });
  };
  const out = off === null ? undefined : people[off];
  if (out) await app.call(api.ai.choose, { off: ['departures'] }, { as: out });
  for (const [at, person] of people.entries())
    await write(person, at < showing ? SIGN : 'Moved the crates to the barn.');
  app.clock.set(`${NEXT_MONDAY}T12:00:00.000Z`);
  await takeMorningNumbers(app.ports);
  const mine = async (as: TestPerson) => (await app.call(api.diary.quitMatching, {}, { as })).data;
  const common = async () =>
    (await app.call(api.departure.common, { teamId: team.id }, { as: team.owner })).data;
  return { team, people, patternId: pattern.data.id, mine, common };
}

test('one’s own words are shown beside the patterns of one’s team, with what helped, to oneself alone', {
  tags: 'postgres/sql',
}, async () => {
  const { team, people, patternId, mine } = await buildNights(1);
  const [first = team.owner, second = team.owner] = people;
  const seen = await mine(first);
  expect(seen).toMatchObject({
    by: 'built-in',
    diaries: 2,
    patterns: 1,
    matches: [{ patternId, title: 'Nights', helped: 'A rota', team: { id: team.id } }],
  });
  expect(seen.matches[0]?.signs).toMatchObject([
    { sign: 'rang at night', citations: [{ day: MONDAY, text: SIGN }, { day: TUESDAY }] },
  ]);
  // What made others leave is the administrators’.
  expect(JSON.stringify(seen)).not.toContain('One phone');
  expect((await mine(second)).matches).toEqual([]);
  expect((await mine(team.owner)).matches).toEqual([]);
});

test('administrators see a pattern that five people show, and no pattern of four', async () => {
  const days = { from: '2026-03-09', to: '2026-04-05' };
  const five = await buildNights(5);
  const told = { days, enough: true, common: [{ patternId: five.patternId, version: 1 }] };
  expect(await five.common()).toEqual(told);
  expect(await (await buildNights(4)).common()).toEqual({ days, enough: true, common: [] });
  // One of the five has turned it off.
  expect(await (await buildNights(5, 0)).common()).toEqual({ days, enough: true, common: [] });

  // Another look within these weeks tells nothing new, whatever changes.
  await app.call(api.ai.choose, { off: ['departures'] }, { as: five.people[0] ?? five.team.owner });
  app.clock.set('2026-04-13T12:00:00.000Z');
  await takeMorningNumbers(app.ports);
  expect(await five.common()).toEqual(told);
});

test('it is refused to who has turned it off', async () => {
  const { people, team } = await buildNights(1, 0);
  const as = people[0] ?? team.owner;
  expect(await app.call(api.diary.quitMatching, {}, { as })).toMatchObject({
    code: 400,
    data: { key: 'aiOffForYou' },
  });
});
