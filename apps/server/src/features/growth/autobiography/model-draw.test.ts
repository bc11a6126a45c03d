import { api } from '@garden/contract';
import { beforeAll, expect, test } from 'vitest';
import {
  answering,
  type Behaviour,
  failing,
  type ProviderServer,
} from '../../../platform/ai/testing/provider-server.ts';
import { buildDiary, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { useProvider } from '../../../testing/use-provider.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const withoutProvider = useTestApp();
const provided = useProvider(withoutProvider);
let app: TestApp;
let server: ProviderServer;
beforeAll(async () => {
  withoutProvider.clock.set('2026-03-31T13:00:00.000Z');
  app = await provided.open();
  server = provided.server;
});

const MONTH = '2026-03';
const draw = (as: TestPerson, { model = true, on = app }: { model?: boolean; on?: TestApp } = {}) =>
  on.call(api.autobiography.draw, { month: MONTH, model }, { as });
const drawn = async (...of: Parameters<typeof draw>) => (await draw(...of)).data;

const said = {
  sold: 'We sold 310 crates of Merlot at the market in two hours.',
  pruned: 'The new shears made the pruning of 40 rows twice as fast.',
  sister: 'My sister came and laughed.',
};
async function buildMonth() {
  const { owner: as, id: teamId } = await buildTeam(withoutProvider);
  await withoutProvider.call(api.team.prohibited, { teamId, words: 'Merlot' }, { as });
  const days = ['2026-03-27', '2026-03-30', '2026-03-31'];
  for (const [at, summary] of Object.values(said).entries())
    await buildDiary(withoutProvider, {
      author: as,
      day: days[at] ?? '',
      summary: `${summary}\n\n!! A line that is mine alone.`,
      sections: { mistakes: [{ text: 'Left the gate open', shared: false }] },
    });
  return { as, teamId };
}
type Told = { readonly id: string; readonly day: string; readonly text: string };
/** Chooses those of the sentences in which one of the words stands. */
const choosing = (...words: readonly string[]): Behaviour =>
  answering((data) =>
    (JSON.parse(data) as Told[])
      .filter(({ text }) => words.some((word) => text.includes(word)))
      .map(({ id }) => id)
      .toReversed(),
  );
const texts = (chapter: { readonly lines: readonly { readonly text: string }[] }) =>
  chapter.lines.map(({ text }) => text);

test('a model chooses the sentences of a chapter: it gives back none of its own words', async () => {
  const { as } = await buildMonth();
  server.behave(choosing('sister', 'crates'));
  const chapter = await drawn(as);
  expect(chapter).toMatchObject({ by: app.ports.ai?.name.model, fault: null, version: 1 });
  // One's own words as they stand, in the order of their days; what was sent has no word that is sensitive.
  expect(texts(chapter)).toEqual([said.sold, said.sister]);
  const told: Told[] = JSON.parse(server.asked[0]?.data ?? '[]');
  expect(told.map(({ day, text }) => [day, text])).toEqual([
    ['2026-03-27', said.sold.replace('Merlot', '******')],
    ['2026-03-30', said.pruned],
    ['2026-03-31', said.sister],
  ]);
  // What was changed stays when the built-in rules draw it anew.
  const [first] = chapter.lines;
  const lines = [{ key: first?.key ?? null, text: 'Sold out.' }];
  await app.call(api.autobiography.update, { month: MONTH, version: 1, lines }, { as });
  const again = await drawn(as, { model: false });
  expect(again).toMatchObject({ by: 'built-in', fault: null });
  expect(texts(again)).toEqual(['Sold out.', said.pruned]);
  expect(server.asked).toHaveLength(1);
});

test.each<[string, string, Behaviour]>([
  ['hangs up', 'aiAway', (_, response) => void response.destroy()],
  ['does not take the key', 'aiTurnedAway', failing(401)],
  ['answers in another form', 'aiNoAnswer', answering(() => ({ chosen: 's1' }))],
  ['chooses what is not there', 'aiNoAnswer', answering(() => ['s99', 'A line of its own', 's0'])],
  ['chooses nothing', 'aiNoAnswer', answering(() => [])],
])('where the provider %s, the built-in rules draw, which is said', async (_, key, behaviour) => {
  const { as } = await buildMonth();
  server.behave(behaviour);
  const chapter = await drawn(as, { on: await provided.open() });
  expect(chapter).toMatchObject({ by: 'built-in', fault: { key } });
  expect(texts(chapter)).toEqual(Object.values(said));
});

test('without a provider, or with a spent budget, the built-in rules draw, and nothing is sent', async () => {
  const { as } = await buildMonth();
  expect(await drawn(as, { on: withoutProvider })).toMatchObject({ fault: { key: 'aiNoProvider' } });
  const thrifty = await provided.open({ config: { aiDailyLimit: 0 } });
  expect(await drawn(as, { on: thrifty })).toMatchObject({ by: 'built-in', fault: { key: 'aiBudgetSpent' } });
  expect(server.asked).toEqual([]);
});

test('where it is turned off no model is asked; the built-in rules draw as before', async () => {
  const { as, teamId } = await buildMonth();
  await app.call(api.ai.choose, { off: ['summaries'] }, { as });
  expect((await draw(as)).refusal.key).toBe('aiOffForYou');
  expect(texts(await drawn(as, { model: false }))).toEqual(Object.values(said));
  await app.call(api.ai.choose, { off: [] }, { as });
  await app.call(api.ai.setTeam, { teamId, off: ['summaries'] }, { as });
  expect((await draw(as)).refusal.key).toBe('aiOffInTeam');
  expect(server.asked).toEqual([]);
});
