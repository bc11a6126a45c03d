import { addDays, parseDiaryDay } from '@garden/calendar';
import { api } from '@garden/contract';
import { beforeEach, expect, test } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const TODAY = '2026-03-31';
const HELPED = 'Helped Tom with the boiler in the cellar.';
const AGAINST = 'I had no time to help Tom with the second boiler.';

const app = useTestApp();
beforeEach(() => app.clock.set(`${TODAY}T12:00:00.000Z`));

const potential = (as: TestPerson) => app.call(api.potentialAnalysis.getNew, {}, { as });
const personality = (as: TestPerson) => app.call(api.personality.get, {}, { as });

/** Someone who has written on each of the last days, the oldest first. */
async function buildWriter(said: readonly string[], diaries = 20): Promise<TestPerson> {
  const entries = Array.from({ length: diaries }, (_, back) => ({
    day: addDays(parseDiaryDay(TODAY), back - diaries + 1),
    summary: said[back] ?? 'Baked 140 rye loaves before six in the early morning.',
  }));
  app.clock.set(`${entries[0]?.day ?? TODAY}T12:00:00.000Z`);
  const writer = await buildPerson(app);
  // Mistakes are asked for once a week.
  const sections = { mistakes: [{ text: 'Salted the dough twice.', shared: false }] };
  for (const { day, summary } of entries) {
    app.clock.set(`${day}T12:00:00.000Z`);
    await buildDiary(app, { author: writer, day, summary, sections });
  }
  return writer;
}

test('three months show strengths and traits of their writer alone, with sentences for and against', {
  tags: 'postgres/sql',
}, async () => {
  const writer = await buildWriter([
    HELPED,
    HELPED,
    HELPED,
    AGAINST,
    'Next time I’ll ask the foreman before I cut the beam.\n\n!! Helped no one.',
  ]);
  const cited = { text: HELPED, day: '2026-03-14' };
  expect((await potential(writer)).data).toMatchObject({
    ...{ by: 'built-in', diaries: 20, needed: 20, days: { from: '2025-12-30', to: TODAY } },
    strengths: [{ kind: 'helpful', days: 3, citations: [cited, {}, {}] }],
    continue: [{ kind: 'helpful', days: 3 }],
    start: [{ text: 'Next time I’ll ask the foreman before I cut the beam.' }],
    stop: [],
  });
  expect((await personality(writer)).data.traits).toMatchObject([
    {
      kind: 'helpful',
      days: 3,
      citations: [cited, {}, {}],
      against: { days: 1, citations: [{ text: AGAINST }] },
    },
  ]);
  const { owner } = await buildTeam(app, { members: [writer] });
  expect((await personality(owner)).data).toMatchObject({ diaries: 0, traits: [] });
});

test('of fewer than twenty diaries nothing is said', async () => {
  const writer = await buildWriter([HELPED, HELPED, HELPED], 19);
  const none = { diaries: 19, needed: 20 };
  expect((await potential(writer)).data).toMatchObject({ ...none, strengths: [], start: [], stop: [] });
  expect((await personality(writer)).data).toMatchObject({ ...none, traits: [] });
});

test('each is refused where it is turned off', async () => {
  const writer = await buildPerson(app);
  await app.call(api.ai.choose, { off: ['potential', 'personality'] }, { as: writer });
  const off = { code: 400, data: { key: 'aiOffForYou' } };
  expect(await potential(writer)).toMatchObject(off);
  expect(await personality(writer)).toMatchObject(off);
});
