import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../platform/clock.ts';
import { buildDepartment } from '../../../testing/admission.ts';
import {
  buildDiary,
  buildPair,
  buildPerson,
  buildTeam,
  type TestPerson,
} from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const open = (as: TestPerson, diaryId: string) => app.call(api.diary.get, { diaryId }, { as });
const readers = (as: TestPerson, diaryId: string, page: { limit?: number; cursor?: string } = {}) =>
  app.call(api.diary.readers, { diaryId, ...page }, { as });
const waiting = async (as: TestPerson, teamId?: string) =>
  (await app.call(api.diary.unanswered, { ...(teamId && { teamId }) }, { as })).data;
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const answer = (as: TestPerson, objectId: string) =>
  app.call(api.comment.add, { kind: 'diary', objectId, text: 'Well done.' }, { as });
const follow = (as: TestPerson, { id: userId }: TestPerson) =>
  app.call(api.follows.follow, { userId, following: true }, { as });

describe('who has read a diary', () => {
  test('each once with their first and last day, for its author alone, who is not among them', async () => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: 2 });
    const [ana = owner, bo = owner] = members;
    const { id } = await buildDiary(app, { author: owner });
    await open(owner, id);
    await open(ana, id);
    await open(bo, id);
    await open(bo, id);
    app.clock.advance(DAY);
    await open(ana, id);
    const { items, total } = (await readers(owner, id)).data;
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { reader: { id: ana.id }, firstDay: '2026-03-31', lastDay: '2026-04-01' },
      { reader: { id: bo.id }, firstDay: '2026-03-31', lastDay: '2026-03-31' },
    ]);
    expect((await readers(ana, id)).refusal.key).toBe('diaryNotFound');
    await app.call(api.relationship.exit, { teamId }, { as: bo });
    expect((await readers(owner, id)).data.total).toBe(2);
  });

  test('pages', { tags: 'postgres/sql' }, async () => {
    const team = await buildTeam(app, { members: 3 });
    const { id } = await buildDiary(app, { author: team.owner });
    for (const member of team.members) await open(member, id);
    const first = (await readers(team.owner, id, { limit: 2 })).data;
    const second = (await readers(team.owner, id, { limit: 2, cursor: first.nextCursor ?? '' })).data;
    expect([...first.items, ...second.items].map(({ reader }) => reader.id).toSorted()).toEqual(
      ids(team.members).toSorted(),
    );
    expect(second.nextCursor).toBeNull();
  });

  test('no one who may not read it leaves a trace', async () => {
    const { owner } = await buildPair(app);
    const { id } = await buildDiary(app, { author: owner });
    await open(await buildPerson(app), id);
    expect((await readers(owner, id)).data).toMatchObject({ items: [], total: 0 });
  });
});

describe('what waits for an answer', () => {
  test('is of people one leads or follows, never one’s own, until anybody else has answered', async () => {
    const team = await buildTeam(app, { members: 3 });
    const { owner, members } = team;
    const [ana = owner, bo = owner, cy = owner] = members;
    const ofAna = await buildDiary(app, { author: ana });
    const ofBo = await buildDiary(app, { author: bo, day: '2026-03-30' });
    const ofOwner = await buildDiary(app, { author: owner });
    await buildDiary(app, { author: cy, teamIds: [] });
    expect((await waiting(owner)).items).toEqual([]);

    await follow(owner, ana);
    await follow(owner, cy);
    const supervision = { teamId: team.id, userId: bo.id, supervisorId: owner.id };
    await app.call(api.relationship.supervise, supervision, { as: owner });
    expect(ids((await waiting(owner)).items)).toEqual([ofAna.id, ofBo.id]);
    expect((await waiting(bo)).items).toEqual([]);
    await follow(bo, owner);
    expect(ids((await waiting(bo)).items)).toEqual([ofOwner.id]);

    await answer(ana, ofAna.id);
    expect(ids((await waiting(owner)).items)).toEqual([ofAna.id, ofBo.id]);
    await answer(cy, ofAna.id);
    expect(ids((await waiting(owner)).items)).toEqual([ofBo.id]);
  });

  test('is of the last fortnight, newest day first, a page at a time', { tags: 'postgres/sql' }, async () => {
    const { owner, member } = await buildPair(app);
    await follow(owner, member);
    const days = ['2026-03-31', '2026-03-30', '2026-03-27'];
    const written: string[] = [];
    for (const day of days) written.push((await buildDiary(app, { author: member, day })).id);
    const first = (await app.call(api.diary.unanswered, { limit: 2 }, { as: owner })).data;
    const rest = { limit: 2, cursor: first.nextCursor ?? '' };
    const second = (await app.call(api.diary.unanswered, rest, { as: owner })).data;
    expect([...ids(first.items), ...ids(second.items)]).toEqual(written);
    app.clock.set('2026-04-12T12:00:00.000Z');
    expect(ids((await waiting(owner)).items)).toEqual(written.slice(0, 2));
  });

  test('is not what was imported', async () => {
    const { team, owner, member } = await buildPair(app);
    await follow(owner, member);
    const files = [{ name: '2026-03-20.md', text: 'Brought in from the old notebook, long after that day.' }];
    await app.call(api.diary.import, { files, teamIds: [team.id] }, { as: member });
    expect((await waiting(owner)).items).toEqual([]);
  });

  test('is of a team one is in', async () => {
    const { owner, member } = await buildPair(app);
    const other = await buildTeam(app, { owner: member, members: [owner] });
    await follow(owner, member);
    const { id } = await buildDiary(app, { author: member, teamIds: [other.id] });
    expect(ids((await waiting(owner, other.id)).items)).toEqual([id]);
    expect(ids((await waiting(owner)).items)).toEqual([id]);
    await app.call(api.relationship.exit, { teamId: other.id }, { as: owner });
    expect((await waiting(owner)).items).toEqual([]);
    const strange = await app.call(api.diary.unanswered, { teamId: other.id }, { as: owner });
    expect(strange.refusal.key).toBe('teamNotFound');
  });

  test('of a department one leads, without following anybody', async () => {
    const team = await buildTeam(app, { members: 2 });
    const [leader = team.owner, member = team.owner] = team.members;
    const departmentId = await buildDepartment(app, team, 'Cellar');
    const of = { teamId: team.id, departmentId };
    await app.call(api.department.add, { ...of, userIds: [leader.id, member.id] }, { as: team.owner });
    await app.call(api.department.update, { ...of, leaderIds: [leader.id] }, { as: team.owner });
    const { id } = await buildDiary(app, { author: member });
    expect(ids((await waiting(leader)).items)).toEqual([id]);
    expect((await waiting(member)).items).toEqual([]);
  });
});

describe('the share of answered entries', () => {
  test('counts those answered within a working day of being published, once their time is over', async () => {
    const team = await buildTeam(app, { members: 4 });
    const people = [team.owner, ...team.members];
    app.clock.set('2026-03-26T12:00:00.000Z');
    const thursday = [];
    for (const author of people) thursday.push(await buildDiary(app, { author }));
    const [one, two, three] = thursday;
    const [owner = team.owner, ana = team.owner] = people;
    await answer(ana, one?.id ?? '');
    const share = async () => (await waiting(owner, team.id)).share;
    expect(await share()).toEqual({ entries: 1, answered: 1 });
    app.clock.set('2026-03-27T12:00:00.000Z');
    await answer(owner, two?.id ?? '');
    expect(await share()).toEqual({ entries: 2, answered: 2 });
    app.clock.set('2026-03-30T12:00:00.000Z');
    await answer(owner, three?.id ?? '');
    expect(await share()).toEqual({ entries: 5, answered: 2 });
    expect((await waiting(owner)).share).toBeNull();
  });

  test('is not told of fewer than five people', async () => {
    const team = await buildTeam(app, { members: 4 });
    const [, ...four] = [team.owner, ...team.members];
    for (const author of four) await buildDiary(app, { author });
    expect((await waiting(team.owner, team.id)).share).toBeNull();
  });
});
