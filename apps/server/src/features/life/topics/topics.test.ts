import { api, type RequestOf } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { eraseHiddenWorker } from '../../../platform/erase-hidden.ts';
import { buildDepartment } from '../../../testing/admission.ts';
import { buildDiary, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildTopic } from '../../../testing/life-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const TODAY = '2026-03-31';
const app = useTestApp();
beforeEach(() => app.clock.set(`${TODAY}T12:00:00.000Z`));

const list = async (as: TestPerson, wish: RequestOf<typeof api.activity.list>) =>
  (await app.call(api.activity.list, wish, { as })).data.items;
const askedOf = async (as: TestPerson, day = TODAY) =>
  (await app.call(api.draft.get, { day }, { as })).data.topics.map(({ title }) => title);
const answersTo = async (as: TestPerson, activityId: string) =>
  (await app.call(api.activity.answers, { activityId }, { as })).data.items;

async function buildPair() {
  const team = await buildTeam(app, { members: 1 });
  const [member = team.owner] = team.members;
  return { team, teamId: team.id, owner: team.owner, member };
}

describe('a topic', () => {
  test('is coming, running and past by the team’s days', async () => {
    const { team, teamId, owner, member } = await buildPair();
    await buildTopic(app, team, { title: 'later', from: '2026-04-02', to: '2026-04-03' });
    const now = await buildTopic(app, team, { title: 'now', to: TODAY });
    expect(now).toMatchObject({ teamId, state: 'running', from: TODAY, to: TODAY, answers: 0 });
    expect((await list(owner, { teamId })).map(({ title, state }) => `${title} ${state}`)).toEqual([
      'later coming',
      'now running',
    ]);
    expect((await list(member, { teamId, state: 'running' })).map(({ can }) => can.edit)).toEqual([false]);
    app.clock.advance(DAY);
    expect(await list(owner, { teamId, state: 'past' })).toMatchObject([{ title: 'now' }]);
  });

  test('gets days that make sense, and departments of its team', { tags: 'postgres/sql' }, async () => {
    const { teamId, owner } = await buildPair();
    const other = await buildTeam(app);
    const foreign = await buildDepartment(app, other, 'Press');
    const custom = async (wish: { from: string; to: string; departmentIds?: string[] }) => {
      const { refusal } = await app.call(
        api.activity.custom,
        { teamId, title: 'Topic', ...wish },
        { as: owner },
      );
      return refusal.errors?.map(({ path, key }) => `${path} ${key}`);
    };
    expect(await custom({ from: TODAY, to: '2026-03-30' })).toEqual(['to topicEndsTooEarly']);
    expect(await custom({ from: '2026-03-01', to: '2026-03-30' })).toEqual(['to topicDayOver']);
    expect(await custom({ from: TODAY, to: TODAY, departmentIds: [foreign] })).toEqual([
      'departmentIds departmentNotFound',
    ]);
  });

  test('changes, ends today, and does not begin later once it has begun', {
    tags: 'postgres/sql',
  }, async () => {
    const { team, owner } = await buildPair();
    const { id: activityId } = await buildTopic(app, team);
    const update = (wish: Omit<RequestOf<typeof api.activity.update>, 'activityId'>) =>
      app.call(api.activity.update, { activityId, ...wish }, { as: owner });
    expect((await update({ title: 'What helps', to: TODAY })).data).toMatchObject({
      title: 'What helps',
      prompt: 'One thing, **small** is fine.',
      to: TODAY,
      state: 'running',
    });
    expect((await update({ from: '2026-04-01', to: '2026-04-02' })).refusal.key).toBe('topicBegun');
    app.clock.advance(3 * DAY);
    expect((await update({ prompt: 'Past, and still to be reworded' })).data.state).toBe('past');
    expect((await update({ to: '2026-04-02' })).refusal.key).toBe('topicDayOver');
    expect((await update({ to: '2026-04-03' })).data.state).toBe('running');
  });

  test('goes, comes back, and is erased after thirty days', { tags: 'postgres/sql' }, async () => {
    const { team, teamId, owner, member } = await buildPair();
    const { id: activityId } = await buildTopic(app, team);
    const remove = (undo?: boolean) =>
      app.call(api.activity.delete, { activityId, ...(undo && { undo }) }, { as: owner });
    await remove();
    expect([await list(member, { teamId }), await askedOf(member)]).toEqual([[], []]);
    await remove(true);
    expect(await askedOf(member)).toEqual(['What slows us down']);
    await remove();
    app.clock.advance(30 * DAY + 1);
    expect((await remove(true)).refusal.key).toBe('topicNotFound');
    await eraseHiddenWorker(app.ports).run({});
    const { rows } = await app.ports.database.pool.query('select id from activities where team_id = $1', [
      teamId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('the editor', () => {
  test('asks about it while it runs, in all of one’s teams', async () => {
    const { team, owner, member } = await buildPair();
    const second = await buildTeam(app, { owner });
    await buildTopic(app, team, { title: 'first', to: '2026-04-01' });
    await buildTopic(app, second, { title: 'second', to: TODAY });
    expect(await askedOf(owner)).toEqual(['second', 'first']);
    expect(await askedOf(member)).toEqual(['first']);
    expect(await askedOf(owner, '2026-03-30')).toEqual([]);
    app.clock.advance(DAY);
    expect(await askedOf(owner, '2026-04-01')).toEqual(['first']);
  });

  test('asks the departments that are named alone', async () => {
    const { team, teamId, owner, member } = await buildPair();
    const departmentId = await buildDepartment(app, team, 'Cellar');
    await app.call(api.department.add, { teamId, departmentId, userIds: [member.id] }, { as: owner });
    await buildTopic(app, team, { departmentIds: [departmentId] });
    expect(await askedOf(member)).toEqual(['What slows us down']);
    expect(await askedOf(owner)).toEqual([]);
    expect(await list(owner, { teamId })).toMatchObject([{ departmentIds: [departmentId] }]);
  });
});

describe('answers', () => {
  test('are read by the team of the topic alone, with the title they had, without what is private', async () => {
    const { team, owner, member } = await buildPair();
    const ofMember = await buildTeam(app, { owner: member });
    const { id } = await buildTopic(app, team);
    await app.call(api.team.prohibited, { teamId: team.id, words: 'budget' }, { as: owner });
    const text = 'The Budget.\n\n!! My own view of it.';
    const diary = await buildDiary(app, { author: member, sections: { topics: [{ id, text }] } });
    expect(diary.asked).toEqual([{ id, text: 'What slows us down' }]);
    await app.call(api.activity.update, { activityId: id, title: 'What helps' }, { as: owner });

    expect(await answersTo(owner, id)).toMatchObject([
      { diaryId: diary.id, author: { id: member.id }, day: TODAY, text: 'The \\*\\*\\*\\*\\*\\*.' },
    ]);
    expect(await answersTo(member, id)).toMatchObject([{ text }]);
    expect((await list(owner, { teamId: team.id })).map(({ answers }) => answers)).toEqual([1]);
    const read = await app.call(api.diary.get, { diaryId: diary.id }, { as: owner });
    expect(read.data.asked).toEqual([{ id, text: 'What slows us down' }]);

    const colleague = await buildTeam(app, { members: [owner] });
    const elsewhere = await app.call(api.activity.answers, { activityId: id }, { as: colleague.owner });
    expect(elsewhere.refusal.key).toBe('topicNotFound');
    expect(await answersTo(ofMember.owner, id)).toHaveLength(1);
  });

  test('of a private entry are its author’s, and an answer to nothing that runs stays theirs', async () => {
    const { team, owner, member } = await buildPair();
    const { id } = await buildTopic(app, team, { from: '2026-04-02', to: '2026-04-03' });
    const early = await buildDiary(app, {
      author: member,
      sections: { topics: [{ id, text: 'Too early.' }] },
    });
    expect([early.asked, early.sections.topics]).toEqual([[], [{ id, text: 'Too early.' }]]);
    expect(
      (await app.call(api.diary.get, { diaryId: early.id }, { as: owner })).data.sections.topics,
    ).toEqual([]);
    app.clock.advance(2 * DAY);
    await buildDiary(app, { author: member, teamIds: [], sections: { topics: [{ id, text: 'Alone.' }] } });
    expect(await answersTo(owner, id)).toEqual([]);
  });

  test('that are private altogether are nowhere for others, between two pages neither', async () => {
    const { team, owner, member } = await buildPair();
    const { id } = await buildTopic(app, team);
    const answer = (author: TestPerson, text: string) =>
      buildDiary(app, { author, sections: { topics: [{ id, text }] } });
    await answer(owner, 'Meetings.');
    await answer(member, '!! The owner.');
    expect(await answersTo(owner, id)).toMatchObject([{ text: 'Meetings.' }]);
    expect(await answersTo(member, id)).toHaveLength(2);
    const one = await app.call(api.activity.answers, { activityId: id, limit: 1 }, { as: owner });
    expect(one.data).toMatchObject({ items: [{ text: 'Meetings.' }], nextCursor: null });
  });

  test('page from the newest day back', { tags: 'postgres/sql' }, async () => {
    const { team, owner, member } = await buildPair();
    const { id } = await buildTopic(app, team);
    for (const author of [owner, member])
      await buildDiary(app, { author, sections: { topics: [{ id, text: author.name }] } });
    const page = (cursor?: string) =>
      app.call(api.activity.answers, { activityId: id, limit: 1, ...(cursor && { cursor }) }, { as: owner });
    const first = (await page()).data;
    const second = (await page(first.nextCursor ?? '')).data;
    expect([...first.items, ...second.items].map(({ text }) => text).sort()).toEqual(
      [owner.name, member.name].sort(),
    );
    expect(second.nextCursor).toBeNull();
  });
});
