// @module-tag postgres/sql
import { api } from '@garden/contract';
import { expect, test } from 'vitest';
import { buildDepartment } from '../../../testing/admission.ts';
import { buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const search = (as: TestPerson, keyword: string) => app.call(api.relationship.search, { keyword }, { as });
const namesOf = async (as: TestPerson, keyword: string) =>
  (await search(as, keyword)).data.items.map(({ name }) => name);

test('people are found by any part of their name, with the teams in common', async () => {
  const [lin, anna, joanna, stranger] = await Promise.all(
    ['林美', 'Anna Reis', 'Joanna 100%', 'Anna Elsewhere'].map((name) => buildPerson(app, { name })),
  );
  if (!lin || !anna || !joanna || !stranger) throw new Error('four people were built');
  const first = await buildTeam(app, { owner: lin, members: [anna, joanna] });
  app.clock.advance(1000);
  const second = await buildTeam(app, { owner: lin, members: [anna] });
  await buildTeam(app, { owner: stranger });
  expect(await namesOf(lin, 'ANNA')).toEqual(['Anna Reis', 'Joanna 100%']);
  expect(await namesOf(anna, '美')).toEqual(['林美']);
  expect(await namesOf(anna, '0%')).toEqual(['Joanna 100%']);
  expect(await namesOf(anna, '_')).toEqual([]);
  expect(await namesOf(stranger, 'a')).toEqual(['Anna Elsewhere']);
  const [found] = (await search(lin, 'reis')).data.items;
  expect(found?.teams).toEqual([
    { id: first.id, name: first.name, departments: [], hasNamesake: false },
    { id: second.id, name: second.name, departments: [], hasNamesake: false },
  ]);
  await app.call(api.relationship.exit, { teamId: first.id }, { as: joanna });
  expect(await namesOf(lin, 'joanna')).toEqual([]);
  expect(await namesOf(joanna, 'anna')).toEqual([]);
  expect((await search(lin, ' ')).refusal.key).toBe('keywordRequired');
});

test('Chinese names are found by their sound, too', async () => {
  const [lin, shan] = await Promise.all(['林美', '单晓'].map((name) => buildPerson(app, { name })));
  if (!lin || !shan) throw new Error('two people were built');
  const { owner } = await buildTeam(app, { members: [lin, shan] });
  expect(await namesOf(owner, 'lm')).toEqual(['林美']);
  expect(await namesOf(owner, 'LinM')).toEqual(['林美']);
  expect(await namesOf(owner, 'sx')).toEqual(['单晓']);
  expect(await namesOf(owner, 'ml')).toEqual([]);
});

test('a search shows at most twenty people', async () => {
  const { owner } = await buildTeam(app, { members: 24 });
  expect(await namesOf(owner, 'Person')).toHaveLength(20);
});

test('people of one name are told apart by department and code', async () => {
  const people = await Promise.all(
    ['林美', '林美', 'Ann', 'ANN', 'Bo'].map((name) => buildPerson(app, { name })),
  );
  const [lin, linToo, ann, annElsewhere, bo] = people;
  if (!lin || !linToo || !ann || !annElsewhere || !bo) throw new Error('five people were built');
  const team = await buildTeam(app, { owner: lin, members: [linToo, ann, bo] });
  app.clock.advance(1000);
  const other = await buildTeam(app, { owner: annElsewhere, members: [bo] });
  await buildDepartment(app, team, 'Cellar', { members: [linToo] });
  const found = (await search(bo, '林美')).data.items;
  const [first, second] = [lin, linToo].map((one) => found.find(({ id }) => id === one.id));
  expect(first).toMatchObject({ id: lin.id, teams: [{ departments: [], hasNamesake: true }] });
  expect(second).toMatchObject({ id: linToo.id, teams: [{ departments: ['Cellar'], hasNamesake: true }] });
  expect(first?.code).not.toBe(second?.code);
  // The other Ann is in another team: there no one mistakes them.
  for (const { teams } of (await search(bo, 'ann')).data.items) {
    expect(teams).toMatchObject([{ hasNamesake: false }]);
  }
  await app.call(api.apply.add, { inviteCode: other.inviteCode }, { as: ann });
  const both = (await search(bo, 'ann')).data.items.find(({ id }) => id === ann.id);
  expect(both?.teams.map(({ id, hasNamesake }) => [id, hasNamesake])).toEqual([
    [team.id, false],
    [other.id, true],
  ]);
  await app.call(api.relationship.exit, { teamId: team.id }, { as: linToo });
  expect((await search(bo, '林美')).data.items).toMatchObject([{ teams: [{ hasNamesake: false }] }]);
});

test('people are found by their ids, as far as they share a team with who asks', async () => {
  const { owner, members } = await buildTeam(app, { members: 2 });
  const stranger = await buildPerson(app);
  const userIds = [...members, stranger].map(({ id }) => id);
  const found = await app.call(api.relationship.search, { userIds }, { as: owner });
  expect(found.data.items.map(({ id }) => id).sort()).toEqual(members.map(({ id }) => id).sort());
  for (const wrong of [{}, { userIds, keyword: 'a' }]) {
    expect((await app.call(api.relationship.search, wrong, { as: owner })).refusal.errors).toMatchObject([
      { path: 'keyword', key: 'keywordRequired' },
    ]);
  }
});
