import { api } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { buildDepartment } from '../../../testing/admission.ts';
import { completionOf } from '../../../testing/completion.ts';
import {
  buildDiary,
  buildPerson,
  buildTeam,
  type TestPerson,
  type TestTeam,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();

const TODAY = '2026-03-31';
const missing = (
  team: TestTeam,
  as = team.owner,
  more: { day?: string; limit?: number; cursor?: string } = {},
) => app.call(api.relationship.uncomplete, { teamId: team.id, ...more }, { as });
const idsOf = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id).sort();

describe('relationship.uncomplete', () => {
  test('names for administrators who has not written today, by the team’s own calendar', async () => {
    // 31 March, 09:00 UTC: past 4 o’clock in Lisbon, not yet in Honolulu, where it is still the 30th.
    const team = await buildTeam(app, { timezone: 'Pacific/Honolulu', members: 3 });
    const [writer = team.owner, ...others] = team.members;
    const before = await missing(team);
    expect(before.data).toMatchObject({
      day: '2026-03-30',
      workingDay: true,
      count: 4,
      memberCount: 4,
      names: 'all',
      nextCursor: null,
    });
    await buildDiary(app, { author: writer, day: '2026-03-30' });
    const { data } = await missing(team);
    expect(data.count).toBe(3);
    expect(idsOf(data.items)).toEqual(idsOf([team.owner, ...others]));
    expect((await missing(team, team.owner, { day: TODAY })).refusal).toMatchObject({
      key: 'dayInFuture',
      errors: [{ path: 'day' }],
    });
  });

  test('counts no one on a day that the team does not work', async () => {
    const team = await buildTeam(app, { members: 1 });
    expect((await missing(team, team.owner, { day: '2026-03-29' })).data).toEqual({
      day: '2026-03-29',
      workingDay: false,
      count: 0,
      memberCount: 2,
      names: 'all',
      items: [],
      nextCursor: null,
    });
  });

  test('shows leaders and supervisors those they look after, and others the count', async () => {
    const team = await buildTeam(app, { members: 5 });
    const [leader = team.owner, chief = team.owner, one = team.owner, two = team.owner, three = team.owner] =
      team.members;
    await buildDepartment(app, team, 'Press', { leaders: [leader], members: [one, two, team.owner] });
    await buildDepartment(app, team, 'Cellar', { leaders: [leader], members: [one, leader] });
    await app.call(
      api.relationship.supervise,
      { teamId: team.id, userId: two.id, supervisorId: chief.id },
      { as: team.owner },
    );
    const ofLeader = (await missing(team, leader)).data;
    expect(ofLeader).toMatchObject({ names: 'own', count: 6, memberCount: 6 });
    // A named supervisor looks after a member in place of the leaders.
    expect(idsOf(ofLeader.items)).toEqual(idsOf([one, team.owner]));
    const ofChief = (await missing(team, chief)).data;
    expect(ofChief).toMatchObject({ names: 'own', count: 6 });
    expect(idsOf(ofChief.items)).toEqual([two.id]);
    expect((await missing(team, three)).data).toMatchObject({ names: 'none', count: 6, items: [] });
    await buildDiary(app, { author: one });
    expect(idsOf((await missing(team, leader)).data.items)).toEqual([team.owner.id]);
    expect((await missing(team, await buildPerson(app))).refusal.key).toBe('teamNotFound');
  });

  test('pages through all, those who write in between left out', async () => {
    const team = await buildTeam(app, { members: 6 });
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { data } = await missing(team, team.owner, { limit: 2, ...(cursor && { cursor }) });
      seen.push(...data.items.map(({ id }) => id));
      cursor = data.nextCursor;
    } while (cursor);
    expect(seen.toSorted()).toEqual(idsOf([team.owner, ...team.members]));
    for (const author of [team.owner, ...team.members]) await buildDiary(app, { author });
    expect((await missing(team)).data).toMatchObject({ count: 0, items: [], nextCursor: null });
  });

  test('follows entries that are hidden, brought back, moved, and people who come back', async () => {
    const team = await buildTeam(app, { members: 1 });
    const [as = team.owner] = team.members;
    const count = async () => (await missing(team)).data.count;
    const { id: diaryId, version } = await buildDiary(app, { author: as });
    expect(await count()).toBe(1);
    await app.call(api.diary.delete, { diaryId }, { as });
    expect(await count()).toBe(2);
    await app.call(api.diary.delete, { diaryId, undo: true }, { as });
    expect(await count()).toBe(1);
    await app.call(api.relationship.exit, { teamId: team.id }, { as });
    expect(await count()).toBe(1);
    await app.call(api.apply.add, { inviteCode: team.inviteCode }, { as });
    expect(await count()).toBe(1);
    const sections = { summary: 'The same as before, though for nobody but me from now on.' };
    await app.call(api.diary.update, { diaryId, version, sections, teamIds: [] }, { as });
    expect(await count()).toBe(2);
  });
});

describe('the count of a day', () => {
  const publish = (team: TestTeam, as: TestPerson) =>
    app.call(
      api.diary.publish,
      {
        day: TODAY,
        sections: { summary: 'Tried the import of the price lists with three grocers.' },
        teamIds: [team.id],
      },
      { as },
    );
  const kick = (team: TestTeam, { id: userId }: TestPerson) =>
    app.call(api.relationship.kick, { teamId: team.id, userId }, { as: team.owner });

  test('is true after twenty people publish while they are removed', {
    tags: 'postgres/at-once',
  }, async () => {
    const team = await buildTeam(app, { members: 20 });
    const answers = await Promise.all(
      team.members.flatMap((member, place) =>
        place % 2 ? [publish(team, member), kick(team, member)] : [kick(team, member), publish(team, member)],
      ),
    );
    const published = answers.filter(({ code, refusal }) => code === 200 || refusal.key === 'teamNotFound');
    expect(published).toHaveLength(40);
    expect(await completionOf(app, team.id, TODAY)).toEqual({ kept: 0, counted: 0 });
    expect((await missing(team)).data).toMatchObject({ count: 1, memberCount: 1 });
  });

  test('is true after people change, hide and bring back entries while they leave and come back', {
    tags: 'postgres/at-once',
  }, async () => {
    const team = await buildTeam(app, { members: 8 });
    await Promise.all(
      team.members.map(async (as) => {
        const { data } = await publish(team, as);
        const sections = { summary: 'Tried it again with the same three grocers, and one more.' };
        const { id: diaryId, version } = data;
        await Promise.all([
          app.call(api.diary.update, { diaryId, version, sections, teamIds: [] }, { as }),
          app.call(api.relationship.exit, { teamId: team.id }, { as }),
          app.call(api.diary.delete, { diaryId }, { as }),
          app.call(api.diary.delete, { diaryId, undo: true }, { as }),
        ]);
        await Promise.all([
          app.call(api.apply.add, { inviteCode: team.inviteCode }, { as }),
          app.call(api.diary.delete, { diaryId, undo: true }, { as }),
          publish(team, as),
        ]);
      }),
    );
    const { kept, counted } = await completionOf(app, team.id, TODAY);
    expect(kept).toBe(counted);
    expect((await missing(team)).data.count).toBe(9 - counted);
  });
});
