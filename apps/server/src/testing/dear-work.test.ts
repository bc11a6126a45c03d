import { allEndpoints, api } from '@garden/contract';
import { expect, test } from 'vitest';
import { buildTeam, type TestPerson } from './factories.ts';
import { useTestApp } from './use-test-app.ts';

const app = useTestApp();

/** Words that differ, of so many characters. */
const textOf = (characters: number) =>
  Array.from({ length: Math.ceil(characters / 6) }, (_, nth) => `w${(nth % 997) + 1000}`)
    .join(' ')
    .slice(0, characters)
    .trim();

const markdown = ['# Old', `## One\n\n${textOf(9_000)}`, `## Two\n\n${textOf(9_000)}`].join('\n\n');
const points = Array.from({ length: 100 }, (_, nth) => `- ${nth} ${textOf(200)}`).join('\n');

/** Dear calls with a long input, in an order in which each has something to do; each hands its work over once. */
const handing: Readonly<Record<string, (as: TestPerson) => Promise<{ code: number }>>> = {
  'diary.import': (as) => {
    const files = [{ name: '2026-01-05.md', text: textOf(19_000) }];
    return app.call(api.diary.import, { files, preview: true }, { as });
  },
  'handbook.import': (as) => app.call(api.handbook.import, { markdown }, { as }),
  'handbook.category': (as) => app.call(api.handbook.category, { from: 'Old', to: 'New' }, { as }),
  'lists.import': (as) => app.call(api.lists.import, { list: 'mistakes', markdown: points }, { as }),
};

/** The others, and what bounds their work on the main thread. */
const bounded: Readonly<Record<string, string>> = {
  'auth.export': 'reads a page at a time, and packs beside the main thread',
  'handbook.export': 'reads and writes 25 guidelines at a time',
  'diary.search': 'ends in a text once its excerpts are found',
  'handbook.getList': 'ends in a text once its excerpts are found',
  'mistake.list': 'shows a page of short texts',
  'mistake.similar': 'compares with those that the index finds',
  'quote.get': 'shows a page of short texts',
  'collection.get': 'shows a page of short texts',
  'curious.get': 'shows a page of short texts',
  'curious.proposals': 'looks at what the index finds first',
  'curious.similar': 'compares with those that the index finds',
};

test('dear work leaves the main thread: each call hands it over, or is bounded', async () => {
  const dear = allEndpoints().filter(({ endpoint }) => endpoint.cost);
  const judged = [...Object.keys(handing), ...Object.keys(bounded)];
  expect(dear.map(({ name }) => name).toSorted()).toEqual(judged.toSorted());
  const { owner } = await buildTeam(app);
  for (const [name, call] of Object.entries(handing)) {
    const before = app.ports.threads.handedOver;
    expect(await call(owner), name).toMatchObject({ code: 200 });
    expect(app.ports.threads.handedOver - before, name).toBe(1);
  }
});
