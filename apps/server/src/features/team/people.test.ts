import { api } from '@garden/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson, buildTeam, type TestPerson } from '../../testing/factories.ts';
import { openTestGarden, type TestGarden } from '../../testing/test-app.ts';

let garden: TestGarden;
beforeAll(async () => {
  garden = await openTestGarden();
});
afterAll(() => garden.close());

const search = (as: TestPerson, keyword: string) => garden.call(api.relationship.search, { keyword }, { as });
const namesOf = async (as: TestPerson, keyword: string) =>
  (await search(as, keyword)).data.items.map(({ name }) => name);

test('people are found by any part of their name, with the teams in common', async () => {
  const [lin, anna, joanna, stranger] = await Promise.all(
    ['林美', 'Anna Reis', 'Joanna 100%', 'Anna Elsewhere'].map((name) => buildPerson(garden, { name })),
  );
  if (!lin || !anna || !joanna || !stranger) throw new Error('four people were built');
  const first = await buildTeam(garden, { owner: lin, members: [anna, joanna] });
  garden.clock.advance(1000);
  const second = await buildTeam(garden, { owner: lin, members: [anna] });
  await buildTeam(garden, { owner: stranger });
  expect(await namesOf(lin, 'ANNA')).toEqual(['Anna Reis', 'Joanna 100%']);
  expect(await namesOf(anna, '美')).toEqual(['林美']);
  expect(await namesOf(anna, '0%')).toEqual(['Joanna 100%']);
  expect(await namesOf(anna, '_')).toEqual([]);
  expect(await namesOf(stranger, 'a')).toEqual(['Anna Elsewhere']);
  const [found] = (await search(lin, 'reis')).data.items;
  expect(found?.teams).toEqual([
    { id: first.id, name: first.name },
    { id: second.id, name: second.name },
  ]);
  await garden.call(api.relationship.exit, { teamId: first.id }, { as: joanna });
  expect(await namesOf(lin, 'joanna')).toEqual([]);
  expect(await namesOf(joanna, 'anna')).toEqual([]);
  expect((await search(lin, ' ')).refusal.key).toBe('keywordRequired');
});

test('Chinese names are found by their sound, too', async () => {
  const [lin, shan] = await Promise.all(['林美', '单晓'].map((name) => buildPerson(garden, { name })));
  if (!lin || !shan) throw new Error('two people were built');
  const { owner } = await buildTeam(garden, { members: [lin, shan] });
  expect(await namesOf(owner, 'lm')).toEqual(['林美']);
  expect(await namesOf(owner, 'LinM')).toEqual(['林美']);
  expect(await namesOf(owner, 'sx')).toEqual(['单晓']);
  expect(await namesOf(owner, 'ml')).toEqual([]);
});

test('a search shows at most twenty people', async () => {
  const { owner } = await buildTeam(garden, { members: 24 });
  expect(await namesOf(owner, 'Person')).toHaveLength(20);
});
