import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const [FRIDAY, MONDAY, TODAY] = ['2026-03-27', '2026-03-30', '2026-03-31'];
/** Nothing that two of them share. */
const FILLERS = [
  'Swept the terrace before opening hours.',
  'Painted a fence beside the old orchard.',
  'Baked bread according to grandmother.',
  'Drove tractors along muddy hillsides.',
  'Sharpened seven pairs of scissors slowly.',
  'Repaired umbrellas, kettles and clocks.',
];

const app = useTestApp();
beforeEach(() => app.clock.set(`${TODAY}T12:00:00.000Z`));

const summaryOf = async (as: TestPerson, wish: RequestOf<typeof api.team.getTeamSummary>) =>
  (await app.call(api.team.getTeamSummary, wish, { as })).data;

/** Six people, of which five wrote on Monday. */
async function buildWriting() {
  const people = await Promise.all(
    ['Ana Sousa', 'Ben Adler', 'Cleo Marin', 'Dina Roth', 'Emil Vogt'].map((name) =>
      buildPerson(app, { name }),
    ),
  );
  const team = await buildTeam(app, { members: people });
  const [ana = team.owner, ben = team.owner, cleo = team.owner, dina = team.owner, emil = team.owner] =
    people;
  const write = (author: TestPerson, said: string, sections = {}) => {
    const summary = `${FILLERS[people.indexOf(author)] ?? FILLERS[5]} ${said}`;
    return buildDiary(app, { author, day: MONDAY, summary, teamIds: [team.id], sections });
  };
  return { team, teamId: team.id, ana, ben, cleo, dina, emil, write };
}

async function buildMonday() {
  const made = await buildWriting();
  const { ana, ben, cleo, dina, emil, write } = made;
  const blocked = await write(
    ana,
    'I am blocked by the missing staging key, ops has not answered since Friday.',
  );
  await write(ben, 'Found the cause of the login timeouts. Thanks Ana for the help with the pool!');
  await write(cleo, 'Wrote a test that reproduces the login timeouts.');
  await write(dina, 'Support says three customers reported login timeouts.');
  await write(emil, 'Cleaned up the notes.', { unclear: ['Why does the backup run at ten past three?'] });
  return { ...made, blocked };
}

describe('the summary of a team', () => {
  test('is of the last working day, with the sentences it rests on', { tags: 'postgres/sql' }, async () => {
    const { teamId, ana, ben, blocked } = await buildMonday();
    const summary = await summaryOf(ben, { teamId });
    expect(summary).toMatchObject({
      from: MONDAY,
      to: MONDAY,
      completion: { settled: 5, expected: 6 },
      writers: 5,
      diaries: { written: 5, read: 5 },
      tooFew: false,
      themes: [{ phrase: 'login timeouts', people: 3 }],
      blockers: [{ citation: { diaryId: blocked.id, author: { id: ana.id } } }],
      thanks: [{ to: { id: ana.id }, citation: { author: { id: ben.id } } }],
    });
    expect(summary.themes[0]?.citations).toHaveLength(3);
    expect(summary.questions.map(({ text }) => text)).toContain('Why does the backup run at ten past three?');
  });

  test('tells how many wrote, and nothing else, while they are fewer than five', async () => {
    const { teamId, ana, ben, cleo, dina, write } = await buildWriting();
    for (const author of [ana, ben, cleo, dina]) await write(author, 'We looked into the login timeouts.');
    expect(await summaryOf(ana, { teamId })).toMatchObject({
      completion: { settled: 4, expected: 6 },
      writers: 4,
      diaries: { written: 4, read: 0 },
      tooFew: true,
      themes: [],
    });
  });

  test('is of finished days alone, on their own or in their week', async () => {
    const { teamId, ana, emil } = await buildMonday();
    await buildDiary(app, { author: emil, day: TODAY, teamIds: [teamId] });
    const refused = await app.call(api.team.getTeamSummary, { teamId, day: TODAY }, { as: ana });
    expect(refused.refusal.errors).toMatchObject([{ path: 'day', key: 'dayNotOver' }]);
    expect(await summaryOf(ana, { teamId, day: FRIDAY })).toMatchObject({ writers: 0, tooFew: true });
    expect(await summaryOf(ana, { teamId, period: 'week' })).toMatchObject({
      from: MONDAY,
      to: MONDAY,
      diaries: { written: 5 },
      completion: { settled: 5, expected: 6 },
    });
  });

  test('holds nothing of a diary that the team reads no more, nor what is its writer’s alone', async () => {
    const { team, teamId, ana, ben, blocked, emil, write } = await buildMonday();
    await app.call(api.team.prohibited, { teamId, words: 'staging' }, { as: team.owner });
    expect((await summaryOf(ben, { teamId })).blockers[0]?.citation.text).toContain('*******');
    expect((await summaryOf(ana, { teamId })).blockers[0]?.citation.text).toContain('staging');
    await app.call(api.team.prohibited, { teamId, words: 'timeouts' }, { as: team.owner });
    expect((await summaryOf(ben, { teamId })).themes.map(({ phrase }) => phrase)).not.toContain(
      'login timeouts',
    );
    const { id: authorId } = team.owner;
    expect(authorId).not.toBe(ana.id);
    await write(team.owner, '\n\n!! I am blocked by my own secretcanary, no answer yet.');
    expect(JSON.stringify(await summaryOf(ben, { teamId }))).not.toContain('secretcanary');
    await app.call(api.diary.delete, { diaryId: blocked.id }, { as: ana });
    const left = await summaryOf(emil, { teamId });
    expect([left.blockers, left.writers]).toEqual([[], 5]);
  });
});

describe('what is wrong in a summary', () => {
  test('is gone for who says so, and for everyone where its writer does; and comes back', {
    tags: 'postgres/sql',
  }, async () => {
    const { teamId, ana, ben, cleo, blocked } = await buildMonday();
    const [found] = (await summaryOf(ben, { teamId })).blockers;
    const wish = { teamId, kind: 'blocker' as const, ref: found?.ref ?? '', diaryId: blocked.id };
    const mark = (as: TestPerson, undo = false) =>
      app.call(api.team.markSummary, { ...wish, ...(undo && { undo }) }, { as });
    const blockersFor = async (as: TestPerson) => (await summaryOf(as, { teamId })).blockers.length;
    await mark(ben);
    expect([await blockersFor(ben), await blockersFor(cleo)]).toEqual([0, 1]);
    await mark(ana);
    expect(await blockersFor(cleo)).toBe(0);
    await mark(ana, true);
    await mark(ben, true);
    expect([await blockersFor(ben), await blockersFor(cleo)]).toEqual([1, 1]);
  });

  test('must be there: a theme by its hash, a sentence in a diary of the team', async () => {
    const { team, teamId, ben, cleo, blocked } = await buildMonday();
    const [theme] = (await summaryOf(ben, { teamId })).themes;
    await app.call(
      api.team.markSummary,
      { teamId, kind: 'theme', ref: theme?.ref ?? '' },
      { as: team.owner },
    );
    expect((await summaryOf(cleo, { teamId })).themes.map(({ ref }) => ref)).not.toContain(theme?.ref);
    const wrong = { teamId, kind: 'blocker' as const, ref: '0'.repeat(32) };
    const keyOf = async (more: object) =>
      (await app.call(api.team.markSummary, { ...wrong, ...more }, { as: ben })).refusal.errors?.[0]?.key;
    expect(await keyOf({})).toBe('diaryNotFound');
    expect(await keyOf({ diaryId: blocked.id })).toBe('findingNotFound');
    const elsewhere = await buildTeam(app);
    const foreign = await buildDiary(app, { author: elsewhere.owner });
    expect(await keyOf({ diaryId: foreign.id })).toBe('diaryNotFound');
  });
});
