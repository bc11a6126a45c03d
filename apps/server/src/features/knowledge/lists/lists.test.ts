// @module-tag postgres/sql
import { api, type RequestOf } from '@garden/contract';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildPair, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildCollected, buildQuestion } from '../../../testing/knowledge-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const bring = async (as: TestPerson, input: RequestOf<typeof api.lists.import>) =>
  (await app.call(api.lists.import, input, { as })).data;
const archived = async (as: TestPerson, path: string) => {
  const files = unzipSync((await app.call(api.auth.export, {}, { as })).data.content);
  return Buffer.from(files[path] ?? []).toString();
};
const wisdom = async (as: TestPerson) => (await app.call(api.collection.get, {}, { as })).data.items;
const questions = async (as: TestPerson) => (await app.call(api.curious.myCurious, {}, { as })).data.items;
const mistakes = async (as: TestPerson) => (await app.call(api.mistake.list, {}, { as })).data.items;

test('what an archive holds is the same list in an empty account, once', async () => {
  const { owner, teamId } = await buildPair(app);
  await buildCollected(app, owner, { text: 'Frost first.\nThen sugar.', source: 'Ada', tags: ['frost'] });
  await buildCollected(app, owner, { text: 'Rain -->\twrites slowly' });
  const { id: curiousId } = await buildQuestion(app, owner, {
    question: 'Why rain?',
    detail: '## In *May*?',
  });
  await app.call(api.curious.solve, { curiousId }, { as: owner });
  const gone = await buildQuestion(app, owner, { question: 'Deleted?' });
  await app.call(api.curious.delete, { curiousId: gone.id }, { as: owner });
  const slip = { text: 'Late', instead: 'Two alarms', tags: ['time'], day: '2026-03-02' };
  await app.call(api.mistake.add, slip, { as: owner });

  app.clock.advance(30 * DAY);
  const { owner: other, id: otherTeam } = await buildTeam(app);
  const told = { added: 1, skipped: [], left: 0 };
  const lines = { list: 'wisdom' as const, markdown: await archived(owner, 'my-wisdom.md') };
  expect(await bring(other, { ...lines, preview: true })).toEqual({ ...told, added: 2 });
  expect(await wisdom(other)).toEqual([]);
  expect(await bring(other, lines)).toEqual({ ...told, added: 2 });
  const asked = { list: 'questions' as const, markdown: await archived(owner, 'questions.md') };
  expect(await bring(other, { ...asked, teamIds: [otherTeam] })).toEqual(told);
  const slips = { list: 'mistakes' as const, markdown: await archived(owner, 'mistakes.md') };
  expect(await bring(other, slips)).toEqual(told);

  const withoutIds = (items: readonly object[]) =>
    items.map((each) => ({ ...each, id: '', asker: '', teamIds: [otherTeam] }));
  expect(withoutIds(await wisdom(other))).toEqual(withoutIds(await wisdom(owner)));
  expect(withoutIds(await questions(other))).toEqual(withoutIds(await questions(owner)));
  expect(withoutIds(await mistakes(other))).toEqual(withoutIds(await mistakes(owner)));
  const again = await bring(other, lines);
  expect(again).toMatchObject({ added: 0, left: 2 });
  expect(again.skipped.map(({ reason }) => reason)).toEqual(['known', 'known']);
  expect(await wisdom(other)).toHaveLength(2);
  expect(teamId).not.toBe(otherTeam);
});

test('what cannot be taken is named by its line, and questions need a team', async () => {
  const { owner, id: teamId } = await buildTeam(app);
  const markdown = [
    '<!-- question {"day":"2026-04-09"} -->',
    '## Tomorrow?',
    '<!-- question {"at":"now"} -->',
    '## When?',
    '<!-- question {} -->',
    `## ${'x'.repeat(501)}`,
    '<!-- question {} -->',
    '## Today?',
    '<!-- question {} -->',
    '## Today?',
  ].join('\n');
  const { added, skipped } = await bring(owner, { list: 'questions', markdown, teamIds: [teamId] });
  expect(added).toBe(1);
  expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'day'],
    [3, 'day'],
    [5, 'text'],
    [9, 'known'],
  ]);
  const [question] = await questions(owner);
  expect(question).toMatchObject({ question: 'Today?', day: '2026-03-31', teamIds: [teamId] });

  const refusal = async (as: TestPerson, input: RequestOf<typeof api.lists.import>) =>
    (await app.call(api.lists.import, input, { as })).refusal.errors?.[0];
  const person = await buildPerson(app);
  expect(await refusal(person, { list: 'questions', markdown })).toMatchObject({ key: 'questionTeams' });
  const empty = { list: 'wisdom' as const, markdown: '# Title' };
  expect(await refusal(person, empty)).toMatchObject({ key: 'listImportEmpty' });
  const many = { list: 'wisdom' as const, markdown: '- line\n'.repeat(1001) };
  expect(await refusal(person, many)).toMatchObject({ key: 'listImportTooMany' });
});

test('a long text is read by a thread, and no more of it is told than anyone reads', async () => {
  const { owner } = await buildTeam(app);
  const before = app.ports.threads.handedOver;
  const list = 'mistakes' as const;
  const strays = await bring(owner, { list, markdown: 'x\n'.repeat(100_000), preview: true });
  expect(strays).toMatchObject({ added: 0, left: 100_000, skipped: { length: 1_000 } });
  const items = Array.from({ length: 1_000 }, (_, n) => `- ${n} ${'word '.repeat(50)}`).join('\n');
  expect(await bring(owner, { list, markdown: items })).toEqual({ added: 1_000, skipped: [], left: 0 });
  expect(await bring(owner, { list, markdown: items, preview: true })).toMatchObject({
    added: 0,
    left: 1_000,
  });
  expect(app.ports.threads.handedOver).toBe(before + 3);
});
