import { api } from '@garden/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import type { WantedSentences } from '../../life/spirit/sentences.task.ts';
import { takeMorningNumbers } from '../../team/mornings/taking.store.ts';
import { isName, loadOf } from './rules.ts';

const [MONDAY, NEXT_MONDAY] = ['2026-03-30', '2026-04-06'];
const SAID = [
  'I can’t ship the release until the staging key is there. Worked until ten again.',
  'I am blocked by the staging key, ops has not answered since Friday. Overtime again.',
  'Still waiting for the staging key, so nothing moves. No break between seven and three.',
  'Swept the terrace before opening hours.',
  'Painted a fence beside the old orchard.',
];

const app = useTestApp();
beforeEach(() => app.clock.set(`${MONDAY}T12:00:00.000Z`));

const analysisOf = async (teamId: string, as: TestPerson) =>
  (await app.call(api.teamAnalysis.analysis, { teamId }, { as })).data;

async function buildWeek(off: readonly number[] = []) {
  const people = await Promise.all(SAID.map(() => buildPerson(app)));
  const team = await buildTeam(app, { members: people });
  for (const at of off)
    await app.call(api.ai.choose, { off: ['teamAnalysis'] }, { as: people[at] ?? team.owner });
  for (const [at, author] of people.entries())
    await buildDiary(app, { author, day: MONDAY, summary: SAID[at] ?? '', teamIds: [team.id] });
  app.clock.set(`${NEXT_MONDAY}T12:00:00.000Z`);
  await takeMorningNumbers(app.ports);
  const choose = (at: number, chosen: readonly 'teamAnalysis'[]) =>
    app.call(api.ai.choose, { off: [...chosen] }, { as: people[at] ?? team.owner });
  return { team, teamId: team.id, people, choose };
}

describe('the analysis of a team', () => {
  test('is of its last week: what three share, what holds them up, and their load', {
    tags: 'postgres/sql',
  }, async () => {
    const { teamId, team } = await buildWeek();
    const found = await analysisOf(teamId, team.owner);
    expect(found).toMatchObject({
      by: 'built-in',
      week: { from: MONDAY, to: '2026-04-05' },
      people: 5,
      load: 'most',
      blockers: [{ phrase: 'staging key', people: 3 }],
    });
    expect(found.themes.map(({ phrase }) => phrase)).toContain('staging key');
    expect(found.blockers[0]?.citations.map(({ text }) => text).join(' ')).toContain('ops has not answered');
  });

  test('has nothing before the first week, and of fewer than five who take part', async () => {
    const none = { people: null, themes: [], blockers: [], load: null };
    const { id, owner } = await buildTeam(app);
    expect(await analysisOf(id, owner)).toEqual({ by: 'built-in', week: null, ...none });
    const { teamId, team } = await buildWeek([4]);
    const week = { from: MONDAY, to: '2026-04-05' };
    expect(await analysisOf(teamId, team.owner)).toEqual({ by: 'built-in', week, ...none });
  });

  test('stays as it was taken down: turning it off shows in no number, and takes one’s sentences out', async () => {
    const { teamId, team, choose } = await buildWeek();
    const before = await analysisOf(teamId, team.owner);
    await choose(4, ['teamAnalysis']);
    await takeMorningNumbers(app.ports);
    expect(await analysisOf(teamId, team.owner)).toEqual(before);
    // One of the three who share it: two are no theme.
    await choose(0, ['teamAnalysis']);
    expect(await analysisOf(teamId, team.owner)).toMatchObject({ people: 5, blockers: [], load: 'most' });
  });

  test('is of people whose first team it is, so that two teams tell of no one by their difference', async () => {
    const { people, team, teamId } = await buildWeek();
    const all = [...people, await buildPerson(app)];
    const second = await buildTeam(app, { members: all });
    for (const author of all)
      await buildDiary(app, { author, day: NEXT_MONDAY, summary: 'Moved the crates to the barn.' });
    app.clock.set('2026-04-13T12:00:00.000Z');
    await takeMorningNumbers(app.ports);
    expect(await analysisOf(second.id, second.owner)).toMatchObject({
      week: { from: NEXT_MONDAY },
      people: null,
    });
    expect(await analysisOf(teamId, team.owner)).toMatchObject({ week: { from: NEXT_MONDAY }, people: 5 });
  });

  test('hands its diaries to a thread, each once', async () => {
    const { teamId, team } = await buildWeek();
    const run = vi.spyOn(app.ports.threads, 'run');
    expect((await analysisOf(teamId, team.owner)).blockers).toHaveLength(1);
    expect(run.mock.calls.map(([task]) => task.name)).toEqual(['life/spirit/sentences']);
    const [[, wanted] = []] = run.mock.calls as unknown as [unknown, WantedSentences][];
    const ids = wanted?.map(({ source }) => source.id) ?? [];
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ids).size).toBe(ids.length);
    run.mockRestore();
  });

  test('is refused to who has turned it off', async () => {
    const { team, teamId } = await buildWeek();
    await app.call(api.ai.choose, { off: ['teamAnalysis'] }, { as: team.owner });
    expect(await app.call(api.teamAnalysis.analysis, { teamId }, { as: team.owner })).toMatchObject({
      code: 400,
      data: { key: 'aiOffForYou' },
    });
  });
});

test('load is told in words, and below three people not at all', () => {
  expect([loadOf(2, 5), loadOf(3, 6), loadOf(4, 6)]).toEqual(['few', 'some', 'most']);
});

test('what reads like a name is no theme', () => {
  const theme = (phrase: string, ...sentences: string[]) => ({
    phrase,
    citations: sentences.map((shown) => ({
      ...{ sourceId: shown, authorId: shown, shown, text: shown.toLowerCase() },
      at: { section: 'summary' as const, item: 0, sentence: 0 },
    })),
  });
  expect(isName(theme('wang lei', 'I passed it on to Wang Lei.', 'Wang Lei had a better idea.'))).toBe(true);
  expect(isName(theme('rui', 'Rode along with Rui.', 'Rui was late.'))).toBe(true);
  expect(['老周', '小唐', '方姐', '李师傅'].map((phrase) => isName(theme(phrase, phrase)))).toEqual(
    Array(4).fill(true),
  );
  expect(isName(theme('staging key', 'Staging key is missing.', 'No staging key yet.'))).toBe(false);
  expect(isName(theme('vat', 'Sent the VAT papers.'))).toBe(false);
  expect(isName(theme('值班表', '值班表排好了。'))).toBe(false);
});
