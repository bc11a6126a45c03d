import { api } from '@garden/contract';
import { beforeEach, expect, test } from 'vitest';
import { buildDiary, buildFollowGroup, buildPerson, buildTeam } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const [MONDAY, TUESDAY] = ['2026-03-30', '2026-03-31'];

const app = useTestApp();
beforeEach(() => app.clock.set(`${TUESDAY}T12:00:00.000Z`));

async function buildFollowing() {
  const [ana, ben] = [await buildPerson(app, { name: 'Ana' }), await buildPerson(app, { name: 'Ben' })];
  const team = await buildTeam(app, { members: [ana, ben] });
  const reader = team.owner;
  await app.call(api.follows.follow, { userId: ana.id, following: true }, { as: reader });
  const summary = async (wish: { period?: 'day' | 'week'; followGroupId?: string } = {}) =>
    (await app.call(api.focus.focusSummary, wish, { as: reader })).data;
  return { ana, ben, team, reader, summary };
}

test('it tells what each of those one follows wrote, with its diary, and nothing that one may not read', {
  tags: 'postgres/sql',
}, async () => {
  const { ana, ben, team, summary } = await buildFollowing();
  await app.call(api.team.prohibited, { teamId: team.id, words: 'secret' }, { as: team.owner });
  const written = 'Pruned 40 rows of the secret slope.\n\n!! Tom is a fool and I hate the slope.';
  const { id: diaryId } = await buildDiary(app, {
    ...{ author: ana, day: MONDAY, summary: written },
    sections: { nextTasks: ['Prune the 60 rows of the north'], unclear: ['Why are 3 rows yellow?'] },
  });
  await buildDiary(app, { author: ana, day: TUESDAY, summary: 'Not for this team at all.', teamIds: [] });
  await buildDiary(app, { author: ben, day: MONDAY, summary: 'Repaired the press in the barn.' });
  const told = { diaryId, day: MONDAY, text: 'Pruned 40 rows of the ****** slope.' };
  expect(await summary()).toMatchObject({
    by: 'built-in',
    days: { from: MONDAY, to: MONDAY },
    people: [{ person: { name: 'Ana' }, diaries: 1, told: [told] }],
  });
  const followGroupId = await buildFollowGroup(app, team.owner, [ben]);
  expect((await summary({ followGroupId })).people.map(({ person }) => person.name)).toEqual(['Ben']);
});

test('a week is the last seven days; without diaries there is none', async () => {
  const { ana, summary } = await buildFollowing();
  expect(await summary()).toMatchObject({ days: null, people: [] });
  await buildDiary(app, { author: ana, day: MONDAY, summary: 'Pruned 40 rows of the slope.' });
  await buildDiary(app, { author: ana, day: TUESDAY, summary: 'Sorted the cuttings by variety.' });
  expect(await summary({ period: 'week' })).toMatchObject({
    days: { from: '2026-03-25', to: TUESDAY },
    people: [{ diaries: 2, told: [{ day: MONDAY }, { day: TUESDAY }] }],
  });
});

test('who has turned it off is in none, and gets none', async () => {
  const { ana, reader, summary } = await buildFollowing();
  await buildDiary(app, { author: ana, day: MONDAY, summary: 'Pruned 40 rows of the slope.' });
  await app.call(api.ai.choose, { off: ['focus'] }, { as: ana });
  expect((await summary()).people).toEqual([]);
  await app.call(api.ai.choose, { off: ['focus'] }, { as: reader });
  expect(await app.call(api.focus.focusSummary, {}, { as: reader })).toMatchObject({
    code: 400,
    data: { key: 'aiOffForYou' },
  });
});
