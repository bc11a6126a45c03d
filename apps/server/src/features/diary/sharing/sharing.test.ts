import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const offers = async (as: TestPerson) =>
  (await app.call(api.team.list, {}, { as })).data.result.map(({ offersEarlier }) => offersEarlier);
const read = (diaryId: string, as: TestPerson) => app.call(api.diary.get, { diaryId }, { as });

describe('what was written before there was a team', () => {
  test('is offered to the first team, stays private until its writer shares it, and is offered once', async () => {
    const writer = await buildPerson(app);
    const first = await buildDiary(app, { author: writer });
    app.clock.advance(1);
    const team = await buildTeam(app, { members: [writer] });
    expect(await offers(writer)).toEqual([true]);
    expect((await read(first.id, team.owner)).refusal.key).toBe('diaryNotFound');
    const { items } = (await app.call(api.diary.earlier, {}, { as: writer })).data;
    expect(items).toMatchObject([{ id: first.id, day: first.day, title: null }]);

    const sharing = { teamId: team.id, diaryIds: [first.id, first.id] };
    expect((await app.call(api.diary.share, sharing, { as: writer })).data).toEqual({ shared: 1 });
    expect((await app.call(api.diary.share, sharing, { as: writer })).data).toEqual({ shared: 0 });
    expect((await read(first.id, team.owner)).data).toMatchObject({ id: first.id, version: 1 });
    const feed = await app.call(api.diary.recently, { teamId: team.id }, { as: team.owner });
    expect(feed.data.items).toMatchObject([{ id: first.id }]);
    expect(await offers(writer)).toEqual([false]);
    await buildTeam(app, { members: [writer] });
    expect(await offers(writer)).toEqual([false, false]);
  });

  test('is offered to a team that its writer creates, and an answer with nothing ends the offer', async () => {
    const writer = await buildPerson(app);
    const { id } = await buildDiary(app, { author: writer });
    const team = await buildTeam(app, { owner: writer, members: 1 });
    expect(await offers(writer)).toEqual([true]);
    const nothing = { teamId: team.id, diaryIds: [] };
    expect((await app.call(api.diary.share, nothing, { as: writer })).data).toEqual({ shared: 0 });
    expect(await offers(writer)).toEqual([false]);
    expect((await read(id, team.members[0] ?? writer)).refusal.key).toBe('diaryNotFound');
  });

  test('is not what was kept private in a team', async () => {
    const { owner } = await buildTeam(app);
    expect(await offers(owner)).toEqual([false]);
    await buildDiary(app, { author: owner, teamIds: [] });
    expect((await app.call(api.diary.earlier, {}, { as: owner })).data.items).toEqual([]);
  });
});

test('one shares one’s own diaries, with one’s own teams', async () => {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
  const [member = owner] = members;
  const { id } = await buildDiary(app, { author: member, teamIds: [] });
  const share = (to: string, as: TestPerson) =>
    app.call(api.diary.share, { teamId: to, diaryIds: [id] }, { as });
  expect((await share(teamId, owner)).refusal.key).toBe('diaryNotFound');
  expect((await share((await buildTeam(app)).id, member)).refusal.key).toBe('teamNotFound');
  expect((await share(teamId, member)).data).toEqual({ shared: 1 });
});
