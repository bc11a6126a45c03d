import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY, MINUTE } from '../../../platform/clock.ts';
import {
  buildComment,
  buildDiary,
  buildPerson,
  buildTeam,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { takeMorningNumbers } from '../../team/mornings/taking.store.ts';
import type { WantedSentences } from '../spirit/sentences.task.ts';

const MONDAY = '2026-03-30';
const TUESDAY = '2026-03-31';
const FILLERS = [
  'Swept the terrace before opening hours.',
  'Painted a fence beside the old orchard.',
  'Baked bread according to grandmother.',
  'Drove tractors along muddy hillsides.',
  'Sharpened seven pairs of scissors slowly.',
  'Repaired umbrellas, kettles and clocks.',
];

const app = useTestApp();
beforeEach(() => app.clock.set(`${MONDAY}T12:00:00.000Z`));

const newsOf = async (as: TestPerson, wish: RequestOf<typeof api.team.news>) =>
  (await app.call(api.team.news, wish, { as })).data;

async function buildWriting() {
  const people = await Promise.all(
    ['Ana Sousa', 'Ben Adler', 'Cleo Marin', 'Dina Roth', 'Emil Vogt'].map((name) =>
      buildPerson(app, { name }),
    ),
  );
  const team = await buildTeam(app, { members: people });
  const [ana = team.owner, ben = team.owner, cleo = team.owner, dina = team.owner, emil = team.owner] =
    people;
  const write = (author: TestPerson, said: string, day = MONDAY) =>
    buildDiary(app, {
      author,
      day,
      summary: `${FILLERS[people.indexOf(author)] ?? FILLERS[5]} ${said}`,
      teamIds: [team.id],
    });
  const nextMorning = async (day: string) => {
    app.clock.set(`${day}T12:00:00.000Z`);
    await takeMorningNumbers(app.ports);
  };
  return { team, teamId: team.id, ana, ben, cleo, dina, emil, write, nextMorning };
}

async function buildMonday() {
  const made = await buildWriting();
  const { ana, ben, cleo, dina, emil, write, nextMorning } = made;
  const blocked = await write(
    ana,
    'I am blocked by the missing staging key, ops has not answered since Friday.',
  );
  await write(ben, 'Found the cause of the login timeouts.');
  const tested = await write(cleo, 'Wrote a test that reproduces the login timeouts.');
  await write(dina, 'Support says three customers reported login timeouts.');
  await write(emil, 'Cleaned up the notes.');
  await nextMorning(TUESDAY);
  return { ...made, blocked, tested };
}

describe('the news of a team', () => {
  test('are made once, on the morning after, with the sentences they rest on', {
    tags: 'postgres/sql',
  }, async () => {
    const { teamId, ana, ben, blocked } = await buildMonday();
    await takeMorningNumbers(app.ports);
    const news = await newsOf(ben, { teamId });
    expect(news).toMatchObject({ day: MONDAY, days: [MONDAY], readTo: null, open: [] });
    expect(news.items.map(({ kind, headline, people }) => ({ kind, headline, people }))).toEqual([
      { kind: 'blocker', headline: expect.stringContaining('staging key'), people: 1 },
      { kind: 'theme', headline: 'login timeouts', people: 3 },
    ]);
    expect(news.items[0]).toMatchObject({
      impact: 'medium',
      trend: 'stable',
      citations: [{ diaryId: blocked.id, author: { id: ana.id } }],
      can: { help: true, solve: false },
    });
  });

  test('take what people of both languages wrote about one thing for one theme', async () => {
    const { teamId, ana, ben, cleo, dina, emil, write, nextMorning } = await buildWriting();
    await write(ana, 'The freezer hums.');
    await write(ben, '冰柜的门关不严。');
    await write(cleo, '冰柜今天化霜。');
    await write(dina, 'Called three customers.');
    await write(emil, 'Cleaned up the notes.');
    await nextMorning(TUESDAY);
    expect((await newsOf(ben, { teamId })).items).toMatchObject([
      { kind: 'theme', headline: '冰柜 / freezer', people: 3, citations: { length: 3 } },
    ]);
  });

  test('tell each member, with a theme that they follow first', async () => {
    const { teamId, ana, ben, cleo, dina, emil, write, nextMorning } = await buildMonday();
    const noticesOf = async (as: TestPerson) =>
      (await app.call(api.notice.get, { kind: 'team_news' }, { as })).data.items.map(
        ({ object }) => object?.id,
      );
    const [stuck, theme] = (await newsOf(ben, { teamId })).items;
    expect([await noticesOf(ben), await noticesOf(emil)]).toEqual([[stuck?.id], [stuck?.id]]);
    await app.call(api.team.newsFollow, { itemId: theme?.id ?? '' }, { as: ben });
    expect((await newsOf(ben, { teamId })).items.map(({ following }) => following)).toEqual([null, true]);
    const wrong = await app.call(api.team.newsFollow, { itemId: stuck?.id ?? '' }, { as: ben });
    expect(wrong.refusal.key).toBe('newsNoTheme');
    await write(ana, 'Still waiting for the printer cartridges.', TUESDAY);
    for (const author of [ben, cleo, dina, emil]) await write(author, 'Again these login timeouts.', TUESDAY);
    await nextMorning('2026-04-01');
    const items = (await newsOf(ben, { teamId })).items;
    const again = items.find(({ kind }) => kind === 'theme');
    expect(again?.following).toBe(true);
    expect([(await noticesOf(ben))[0], (await noticesOf(cleo))[0]]).toEqual([again?.id, items[0]?.id]);
  });

  test('hold nothing that rests on diaries which the team reads no more, or that say something else now', async () => {
    const { team, teamId, ana, ben, cleo, blocked, tested } = await buildMonday();
    const [stuck] = (await newsOf(ben, { teamId })).items;
    const kindsFor = async (as: TestPerson) => (await newsOf(as, { teamId })).items.map(({ kind }) => kind);
    await app.call(api.diary.delete, { diaryId: tested.id }, { as: cleo });
    expect(await kindsFor(ben)).toEqual(['blocker']);
    await app.call(
      api.diary.update,
      { diaryId: blocked.id, version: 1, sections: { summary: `${FILLERS[0]} All is fine now.` } },
      { as: ana },
    );
    expect(await kindsFor(ben)).toEqual([]);
    await app.call(api.diary.delete, { diaryId: blocked.id }, { as: ana });
    const help = await app.call(api.team.newsHelp, { itemId: stuck?.id ?? '' }, { as: ben });
    expect(help.refusal.key).toBe('newsNotFound');
    expect((await newsOf(team.owner, { teamId })).days).toEqual([]);
  });

  test('of a morning with too little to tell are none, and a weekend makes none', async () => {
    const { teamId, ana, ben, write, nextMorning } = await buildMonday();
    await write(ana, 'A quiet day.', TUESDAY);
    await nextMorning('2026-04-01');
    const quiet = await newsOf(ben, { teamId });
    expect(quiet).toMatchObject({ day: TUESDAY, items: [], open: [{ kind: 'blocker' }], days: [MONDAY] });
    await nextMorning('2026-04-04');
    expect((await newsOf(ben, { teamId })).day).toBe(TUESDAY);
    expect((await newsOf(ben, { teamId, day: MONDAY })).items).toHaveLength(2);
  });

  test('mask sensitive words for others, and are read up to a day', async () => {
    const { team, teamId, ben } = await buildMonday();
    await app.call(api.team.prohibited, { teamId, words: 'staging, timeouts' }, { as: team.owner });
    const news = await newsOf(ben, { teamId });
    expect(news.items.map(({ kind }) => kind)).toEqual(['blocker']);
    expect(JSON.stringify(news.items)).not.toContain('staging');
    await app.call(api.team.newsRead, { teamId, day: MONDAY }, { as: ben });
    await app.call(api.team.newsRead, { teamId, day: '2026-03-01' }, { as: ben });
    expect((await newsOf(ben, { teamId })).readTo).toBe(MONDAY);
  });

  test('hand their diaries to a thread, all of a page at once', async () => {
    const { teamId, ben } = await buildMonday();
    const run = vi.spyOn(app.ports.threads, 'run');
    const { items } = await newsOf(ben, { teamId });
    const cited = items.flatMap(({ citations }) => citations.map(({ diaryId }) => diaryId));
    expect(run.mock.calls.map(([task]) => task.name)).toEqual(['life/spirit/sentences']);
    const [[, wanted] = []] = run.mock.calls as unknown as [unknown, WantedSentences][];
    expect(wanted?.map(({ source }) => source.id).sort()).toEqual([...new Set(cited)].sort());
    run.mockRestore();
  });
});

describe('a blocker', () => {
  test('stays until it is solved, with who helped', { tags: 'postgres/sql' }, async () => {
    const { teamId, ana, ben, cleo, write, nextMorning } = await buildMonday();
    const [stuck] = (await newsOf(ben, { teamId })).items;
    const itemId = stuck?.id ?? '';
    await write(ana, 'A quiet day.', TUESDAY);
    await nextMorning('2026-04-01');
    expect((await newsOf(ben, { teamId })).open).toMatchObject([{ id: itemId, solved: null }]);
    const key = async (as: TestPerson, endpoint: typeof api.team.newsHelp | typeof api.team.newsSolve) =>
      (await app.call(endpoint, { itemId }, { as })).refusal?.key;
    expect(await key(ana, api.team.newsHelp)).toBe('newsNotOpen');
    expect(await key(cleo, api.team.newsSolve)).toBe('newsNotYours');
    await app.call(api.team.newsHelp, { itemId }, { as: ben });
    app.clock.advance(MINUTE);
    await app.call(api.team.newsHelp, { itemId }, { as: cleo });
    await app.call(api.team.newsHelp, { itemId, undo: true }, { as: cleo });
    await app.call(api.team.newsSolve, { itemId }, { as: ben });
    const solved = await newsOf(cleo, { teamId, itemId });
    expect(solved.items[0]).toMatchObject({
      helpers: [{ id: ben.id }],
      solved: { by: { id: ben.id } },
      can: { help: false },
    });
    expect((await newsOf(cleo, { teamId })).open).toEqual([]);
    app.clock.advance(DAY);
    await app.call(api.team.newsSolve, { itemId, undo: true }, { as: ana });
    expect((await newsOf(cleo, { teamId })).open).toHaveLength(1);
  });

  test('is talked about by the team, and its writer is told', async () => {
    const { teamId, ana, ben } = await buildMonday();
    const [stuck] = (await newsOf(ben, { teamId })).items;
    await buildComment(app, ben, stuck?.id ?? '', { kind: 'news', text: 'I have that key.' });
    expect((await newsOf(ana, { teamId })).items[0]?.talk.comments).toBe(1);
    const [told] = (await app.call(api.notice.get, { kind: 'comment' }, { as: ana })).data.items;
    expect(told).toMatchObject({ actor: { id: ben.id }, object: { on: { kind: 'news', id: stuck?.id } } });
  });
});
