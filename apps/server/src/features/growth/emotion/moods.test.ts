import { api } from '@garden/contract';
import { beforeAll, expect, test } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const TODAY = '2026-03-31';
beforeAll(() => app.clock.set(`${TODAY}T13:00:00.000Z`));

const moods = async (as: TestPerson, year = '2026') =>
  (await app.call(api.growth.moods, { year }, { as })).data;
const say = (as: TestPerson, day: string, mood: '😊' | '😣' | null, note?: string) =>
  app.call(api.growth.mood, { day, mood, ...(note !== undefined && { note }) }, { as });

test('someone who has written nothing has no days, and this year', async () => {
  expect(await moods(await buildPerson(app))).toEqual({
    year: '2026',
    today: TODAY,
    firstYear: '2026',
    days: [],
    hidden: [],
    talk: { offered: false, person: '' },
  });
});

test('the faces beside diaries come with how each begins; private diaries count, deleted ones do not', {
  tags: 'postgres/sql',
}, async () => {
  const { owner: as } = await buildTeam(app);
  const { id: diaryId } = await buildDiary(app, {
    author: as,
    day: '2026-03-30',
    teamIds: [],
    summary: '## Market\n\n**Sold** out by noon, and the van came back empty for the first time this spring.',
  });
  await app.call(api.diary.expression, { diaryId, expression: '🎉' }, { as });
  const gone = await buildDiary(app, { author: as, day: '2026-03-27' });
  await app.call(api.diary.delete, { diaryId: gone.id }, { as });
  await buildDiary(app, { author: as, day: TODAY });
  const { days } = await moods(as);
  expect(days).toMatchObject([
    { day: '2026-03-30', mood: '🎉', kept: false, note: '', diaryId },
    { day: TODAY, mood: null, kept: false },
  ]);
  expect(days[0]?.beginning).toMatch(/^Market Sold out by noon/);
  expect((await moods(as, '2025')).days).toEqual([]);
});

test('what one keeps to oneself goes before the face that others see, and can be taken back', async () => {
  const { owner: as } = await buildTeam(app);
  const { id: diaryId } = await buildDiary(app, { author: as, day: TODAY });
  await app.call(api.diary.expression, { diaryId, expression: '😌' }, { as });
  await say(as, TODAY, '😊');
  await say(as, TODAY, '😣', 'Nobody slept');
  await say(as, '2019-07-04', '😊');
  expect((await moods(as)).days).toMatchObject([{ mood: '😣', kept: true, note: 'Nobody slept', diaryId }]);
  expect(await moods(as, '2019')).toMatchObject({
    firstYear: '2019',
    days: [{ diaryId: null, beginning: '' }],
  });
  await say(as, TODAY, null);
  expect((await moods(as)).days).toMatchObject([{ mood: '😌', kept: false, note: '' }]);
});

test('no day that has not begun has a mood, and no face but those on the list', async () => {
  const as = await buildPerson(app);
  expect((await say(as, '2026-04-01', '😊')).refusal.key).toBe('moodAhead');
  const wrong = { day: TODAY, mood: 'meme:x.webp' as '😊' };
  expect((await app.call(api.growth.mood, wrong, { as })).refusal.key).toBe('emojiUnknown');
});

test('no one else finds any of it: not the reader of the diary, not the owner of the team, in no file', async () => {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
  const [as = owner] = members;
  const { id: diaryId } = await buildDiary(app, { author: as, day: TODAY });
  await say(as, TODAY, '😣', 'canary-of-a-mood');
  const answers = await Promise.all([
    app.call(api.growth.moods, { year: '2026' }, { as: owner }),
    app.call(api.diary.get, { diaryId }, { as: owner }),
    app.call(api.diary.recently, { teamId }, { as: owner }),
    app.call(api.statistics.members, { teamId, from: TODAY, to: TODAY }, { as: owner }),
  ]);
  const told = JSON.stringify(answers.map(({ data }) => data));
  expect(told).not.toContain('canary-of-a-mood');
  expect(told).not.toContain('😣');
});

test('two low weeks offer a talk once, to a person whose name stays with its writer', async () => {
  const { owner: as } = await buildTeam(app);
  const talk = async () => (await moods(as)).talk;
  const low = ['18', '20', '25', '27'].map((day) => `2026-03-${day}`);
  for (const day of low) await say(as, day, '😣');
  expect(await talk()).toEqual({ offered: false, person: '' });
  await say(as, TODAY, '😊');
  expect(await talk()).toEqual({ offered: true, person: '' });
  await say(as, '2026-03-30', '😊');
  expect(await talk()).toEqual({ offered: false, person: '' });
  await say(as, '2026-03-30', null);
  await app.call(api.growth.talk, { person: 'canary-of-a-friend' }, { as });
  expect(await talk()).toEqual({ offered: false, person: 'canary-of-a-friend' });
  await app.call(api.growth.talk, { person: '' }, { as });
  expect(await talk()).toEqual({ offered: false, person: '' });
});
