import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { asMonth, buildDiary, buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const NOON = '2026-03-31T12:00:00.000Z';
const app = useTestApp();
beforeEach(() => app.clock.set(NOON));

const get = (as: TestPerson, diaryId: string) => app.call(api.diary.get, { diaryId }, { as });

test.each([api.diary.get, api.diary.recently, api.diary.history])(
  '$path needs a session',
  async (endpoint) => {
    expect(await app.send(endpoint, {})).toMatchObject({ status: 200, code: 403 });
  },
);

describe('diary.get', () => {
  test('shows a diary to its author and to members of its teams, each with the teams they are in', async () => {
    const first = await buildTeam(app, { members: 1 });
    const second = await buildTeam(app, { owner: first.owner, members: 1 });
    const diary = await buildDiary(app, { author: first.owner });
    const [one = first.owner] = first.members;
    const [two = first.owner] = second.members;
    expect((await get(first.owner, diary.id)).data).toEqual(diary);
    expect(diary.teamIds.toSorted()).toEqual([first.id, second.id].toSorted());
    expect((await get(one, diary.id)).data).toMatchObject({
      teamIds: [first.id],
      can: { edit: false, delete: false },
    });
    expect((await get(two, diary.id)).data.teamIds).toEqual([second.id]);
  });

  test('tells strangers, and members who left, nothing', async () => {
    const team = await buildTeam(app, { members: 1 });
    const other = await buildTeam(app);
    const [member = team.owner] = team.members;
    const diary = await buildDiary(app, { author: team.owner });
    const missing = await get(other.owner, '00000000-0000-7000-8000-000000000000');
    const strange = await get(other.owner, diary.id);
    expect(strange.refusal.key).toBe('diaryNotFound');
    expect({ ...strange, headers: {} }).toEqual({ ...missing, headers: {} });
    await app.call(api.relationship.exit, { teamId: team.id }, { as: member });
    expect((await get(member, diary.id)).refusal.key).toBe('diaryNotFound');
    expect((await app.call(api.diary.get, { diaryId: 'x' }, { as: member })).refusal.key).toBe('idInvalid');
  });
});

describe('diary.recently', () => {
  test('of one team or of all, each diary once; no private ones, none of other teams', async () => {
    const first = await buildTeam(app, { members: 1 });
    const [reader = first.owner] = first.members;
    const second = await buildTeam(app, { owner: first.owner, members: [reader] });
    const foreign = await buildTeam(app);
    await buildDiary(app, { author: foreign.owner });
    const both = await buildDiary(app, { author: first.owner, day: '2026-03-31' });
    const one = await buildDiary(app, { author: first.owner, day: '2026-03-30', teamIds: [second.id] });
    await buildDiary(app, { author: first.owner, day: '2026-03-29', teamIds: [] });
    const feed = async (as: TestPerson, teamId?: string) =>
      (await app.call(api.diary.recently, { ...(teamId && { teamId }) }, { as })).data.items.map(
        ({ id }) => id,
      );
    expect(await feed(reader)).toEqual([both.id, one.id]);
    expect(await feed(reader, first.id)).toEqual([both.id]);
    expect(await feed(reader, second.id)).toEqual([both.id, one.id]);
    expect(await feed(await buildPerson(app))).toEqual([]);
    const strange = await app.call(api.diary.recently, { teamId: foreign.id }, { as: reader });
    expect(strange.refusal.key).toBe('teamNotFound');
  });

  test.each([undefined, 'one team'])(
    'pages through 20 members’ week while they go on writing (%s)',
    async (kind) => {
      const team = await buildTeam(app, { members: 19 });
      const second = await buildTeam(app, { owner: team.owner, members: team.members.slice(0, 9) });
      const people = [team.owner, ...team.members];
      for (const day of ['2026-03-27', '2026-03-28', '2026-03-30'])
        await Promise.all(people.map((author) => buildDiary(app, { author, day })));
      const seen: { id: string; day: string }[] = [];
      const writers = [...people];
      let cursor: string | null | undefined;
      do {
        const request = { limit: 7, ...(kind && { teamId: team.id }), ...(cursor && { cursor }) };
        const { data } = await app.call(api.diary.recently, request, { as: team.members[0] });
        seen.push(...data.items);
        cursor = data.nextCursor;
        app.clock.advance(1000);
        const author = writers.pop();
        if (author) await buildDiary(app, { author, day: '2026-03-31' });
        for (const { teamIds } of data.items)
          expect([team.id, second.id]).toEqual(expect.arrayContaining(teamIds));
      } while (cursor);
      expect(seen).toHaveLength(60);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(60);
      const days = seen.map(({ day }) => day);
      expect(days).toEqual(days.toSorted().toReversed());
    },
  );

  test('of a department or of one person', async () => {
    const team = await buildTeam(app, { members: 2 });
    const [one = team.owner, two = team.owner] = team.members;
    const made = { teamId: team.id, name: 'Cellar' };
    const { id: departmentId } = (await app.call(api.department.create, made, { as: team.owner })).data;
    const users = { teamId: team.id, departmentId, userIds: [one.id, two.id] };
    await app.call(api.department.add, users, { as: team.owner });
    const ids = [];
    for (const author of [team.owner, one, two]) ids.push((await buildDiary(app, { author })).id);
    const [, first, second] = ids;
    const feed = async (asked: { departmentId?: string; authorId?: string; teamId?: string }) =>
      (await app.call(api.diary.recently, asked, { as: one })).data.items.map(({ id }) => id).toSorted();
    expect(await feed({ departmentId })).toEqual([first, second].toSorted());
    expect(await feed({ departmentId, teamId: team.id, authorId: two.id })).toEqual([second]);
    expect(await feed({ departmentId, authorId: team.owner.id })).toEqual([]);
    expect(await feed({ authorId: team.owner.id })).toEqual([ids[0]]);
    const stranger = await buildTeam(app);
    const strange = await app.call(api.diary.recently, { departmentId }, { as: stranger.owner });
    expect(strange.refusal.key).toBe('departmentNotFound');
    expect(
      (await app.call(api.diary.recently, { authorId: one.id }, { as: stranger.owner })).data.items,
    ).toEqual([]);
  });

  test('refuses cursors that are none', async () => {
    const as = await buildPerson(app);
    const forged = ['x', 'bnVsbA', Buffer.from('["2026-02-30","1"]').toString('base64url')];
    for (const cursor of forged) {
      const refused = await app.call(api.diary.recently, { cursor }, { as });
      expect(refused.refusal).toMatchObject({ key: 'cursorInvalid', errors: [{ path: 'cursor' }] });
    }
    const tooMany = await app.call(api.diary.recently, { limit: 101 }, { as });
    expect(tooMany.refusal.errors).toMatchObject([{ path: 'limit', key: 'numberTooBig' }]);
  });
});

describe('diary.history', () => {
  const history = (as: TestPerson, month = '2026-03', userId?: string) =>
    app.call(api.diary.history, { month, ...(userId && { userId }) }, { as });
  const monthOf = async (as: TestPerson, month?: string, userId?: string) =>
    asMonth((await history(as, month, userId)).data);

  test('tells the days of a month with their states', async () => {
    const author = await buildPerson(app, { createdAt: new Date('2026-03-26T12:00:00.000Z') });
    await buildDiary(app, {
      author,
      day: '2026-03-27',
      summary: 'Planted the first row of the new vines.',
    });
    await buildDiary(app, { author, day: '2026-03-31' });
    const data = await monthOf(author);
    expect(data).toMatchObject({ month: '2026-03', today: '2026-03-31', streak: 1 });
    expect(data.days.map(({ day, state, late }) => `${day.slice(8)} ${state}${late ? ' late' : ''}`)).toEqual(
      ['26 missed', '27 submitted late', '28 holiday', '29 holiday', '30 missed', '31 submitted'],
    );
    expect(data.days[1]).toMatchObject({ length: 32, diaryId: expect.any(String) });
    const ahead = (await monthOf(author, '2026-04')).days;
    expect(ahead).toHaveLength(30);
    expect(ahead[0]).toMatchObject({ day: '2026-04-01', state: 'upcoming', diaryId: null });
    expect((await monthOf(author, '2026-02')).days).toEqual([]);
    expect((await monthOf(author, '9999-12')).days).toHaveLength(31);
  });

  test('of someone else counts only what a team in common reads', async () => {
    const team = await buildTeam(app, { members: 1 });
    const [reader = team.owner] = team.members;
    const other = await buildTeam(app, { owner: team.owner });
    app.clock.advance(DAY);
    const shared = await buildDiary(app, { author: team.owner, day: '2026-04-01', teamIds: [team.id] });
    app.clock.advance(DAY);
    await buildDiary(app, { author: team.owner, day: '2026-04-02', teamIds: [] });
    app.clock.advance(DAY);
    await buildDiary(app, { author: team.owner, day: '2026-04-03', teamIds: [other.id] });
    const data = await monthOf(reader, '2026-04', team.owner.id);
    const states = data.days.slice(0, 3).map(({ state, diaryId, length }) => ({ state, diaryId, length }));
    expect(states).toEqual([
      { state: 'submitted', diaryId: shared.id, length: expect.any(Number) },
      { state: 'missed', diaryId: null, length: 0 },
      { state: 'not_submitted', diaryId: null, length: 0 },
    ]);
    expect(data.streak).toBe(0);
    expect((await monthOf(team.owner, '2026-04')).streak).toBe(3);
  });

  test('of someone with no team in common is not found', async () => {
    const [one, two] = [await buildTeam(app), await buildTeam(app)];
    expect((await history(one.owner, '2026-03', two.owner.id)).refusal.key).toBe('userNotFound');
    const nobody = '00000000-0000-7000-8000-000000000000';
    expect((await history(one.owner, '2026-03', nobody)).refusal.key).toBe('userNotFound');
    for (const month of ['2026-13', '0000-01', '2026']) {
      expect((await history(one.owner, month)).refusal.key).toBe('monthInvalid');
    }
  });
});
