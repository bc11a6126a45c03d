import { api, type NoticeView, type RequestOf } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { startOfDay } from '../../../platform/clock.ts';
import { buildDepartment } from '../../../testing/admission.ts';
import {
  buildComment,
  buildDiary,
  buildPerson,
  buildTeam,
  type TestPerson,
} from '../../../testing/factories.ts';
import { buildNotice } from '../../../testing/life-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { type NoticeInput, notify } from '../store.ts';

const app = useTestApp();

type Asked = RequestOf<typeof api.notice.get>;
const read = async (as: TestPerson, asked: Asked = {}) =>
  (await app.call(api.notice.get, asked, { as })).data.items;
const total = async (as: TestPerson) => (await app.call(api.notice.total, {}, { as })).data;
const say = (noticeInput: NoticeInput) =>
  app.ports.database.transaction((tx) =>
    notify(tx, { random: app.ports.random, now: app.clock.now() }, noticeInput),
  );
const kindsOf = (notices: readonly NoticeView[]) => notices.map(({ kind }) => kind);

describe('the life of a team', () => {
  test('tells those who decide of an application, and the applicant of the decision', async () => {
    const { id, owner, members } = await buildTeam(app, { members: 2 });
    const [admin = owner, member = owner] = members;
    await app.call(api.relationship.authorizes, { teamId: id, userId: admin.id }, { as: owner });
    await app.call(api.team.open, { teamId: id, joinVerification: true }, { as: owner });
    const [welcome, turned] = await Promise.all([buildPerson(app), buildPerson(app)]);
    for (const as of [welcome, turned]) {
      app.clock.advance(1);
      await app.call(api.apply.add, { teamId: id }, { as });
    }
    expect(await read(owner)).toMatchObject([
      { kind: 'application', actor: { id: turned.id }, team: { id }, object: { kind: 'application' } },
      { kind: 'application', actor: { id: welcome.id } },
    ]);
    expect(kindsOf(await read(admin))).toEqual(['application', 'application', 'appointed']);
    expect(await read(member)).toEqual([]);
    const applied = (await read(owner)).map(({ object }) => object?.id ?? '');
    for (const [index, applyId] of applied.entries()) {
      await app.call(api.apply.approval, { applyId, approve: index === 1 }, { as: owner });
    }
    expect(await read(welcome)).toMatchObject([
      { kind: 'approved', actor: null, team: { id }, object: null },
    ]);
    expect(await read(turned)).toMatchObject([{ kind: 'rejected', actor: null, team: { id } }]);
  });

  test('tells of invitations, offices, topics and removals', async () => {
    const team = await buildTeam(app, { members: 1 });
    const { id: teamId, owner } = team;
    const [member = owner] = team.members;
    const guest = await buildPerson(app);
    await app.call(api.relationship.invite, { teamId, emails: [guest.email] }, { as: owner });
    await app.ports.queue.drain();
    expect(await read(guest)).toMatchObject([
      { kind: 'invitation', actor: { id: owner.id }, team: { id: teamId } },
    ]);
    await buildDepartment(app, team, 'Cellar', { leaders: [member] });
    app.clock.advance(1);
    const topic = { teamId, title: 'What slows us down', from: '2026-03-31', to: '2026-04-02' };
    await app.call(api.activity.custom, topic, { as: owner });
    await app.ports.queue.drain();
    expect(await read(member)).toMatchObject([
      { kind: 'topic', object: { kind: 'topic', title: topic.title }, actor: { id: owner.id } },
      { kind: 'appointed', office: 'leader' },
    ]);
    expect(await read(owner)).toEqual([]);
    app.clock.advance(1);
    await app.call(api.team.handOver, { teamId, userId: member.id }, { as: owner });
    expect(await read(member, { kind: 'appointed', limit: 1 })).toMatchObject([{ office: 'owner' }]);
    await app.call(api.relationship.kick, { teamId, userId: owner.id }, { as: member });
    expect(await read(owner)).toMatchObject([{ kind: 'removed', actor: null, team: { id: teamId } }]);
  });
});

test('totals count by kind until notices are seen, one by one or all', async () => {
  const { as, team, notice } = await buildNotice(app);
  await say({ userIds: [as.id], kind: 'like', teamId: team.id, actorId: team.owner.id });
  await say({ userIds: [as.id], kind: 'topic', teamId: team.id, actorId: null });
  expect(await total(as)).toEqual({ total: 3, kinds: { topic: 2, like: 1 } });
  const seen = await app.call(api.notice.see, { ids: [notice.id, notice.id] }, { as });
  expect(seen.data).toEqual({ total: 2, kinds: { topic: 1, like: 1 } });
  await app.call(api.notice.see, { ids: [notice.id] }, { as });
  expect(await total(as)).toEqual(seen.data);
  expect((await read(as, { noticeId: notice.id }))[0]?.seenAt).toBe(
    startOfDay(app.clock.now()).toISOString(),
  );
  const other = await buildPerson(app);
  await app.call(api.notice.see, { ids: [notice.id] }, { as: other });
  expect((await app.call(api.notice.see, { all: true }, { as })).data).toEqual({ total: 0, kinds: {} });
  expect((await read(as)).every(({ seenAt }) => seenAt !== null)).toBe(true);
  expect((await app.call(api.notice.see, {}, { as })).refusal.key).toBe('idsOrAll');
});

test('a page is followed by the next, of one kind or of all', async () => {
  const { as, team } = await buildNotice(app);
  for (const kind of ['follow', 'topic', 'follow', 'topic', 'follow'] as const) {
    await say({ userIds: [as.id], kind, teamId: team.id, actorId: null });
    app.clock.advance(1);
  }
  const walk = async (asked: Asked) => {
    const ids: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { data } = await app.call(api.notice.get, { ...asked, limit: 2, cursor }, { as });
      ids.push(...data.items.map(({ id }) => id));
      if (data.nextCursor === null) return ids;
      cursor = data.nextCursor;
    }
  };
  const all = await read(as);
  expect(all).toHaveLength(6);
  expect(await walk({})).toEqual(all.map(({ id }) => id));
  const follows = all.filter(({ kind }) => kind === 'follow').map(({ id }) => id);
  expect(await walk({ kind: 'follow' })).toEqual(follows);
});

test('a page is one statement, whatever it is about', async () => {
  const { as, team } = await buildNotice(app);
  const diary = await buildDiary(app, { author: as });
  app.clock.advance(1);
  await buildComment(app, team.owner, diary.id);
  app.clock.advance(1);
  await app.call(api.like.likes, { kind: 'diary', objectId: diary.id }, { as: team.owner });
  const { data, statements } = await app.call(api.notice.get, {}, { as });
  expect(data.items.map(({ object }) => object?.kind)).toEqual(['diary', 'comment', 'topic']);
  // The other one finds the session.
  expect(statements).toHaveLength(2);
});

describe('what its reader may not see any more', () => {
  test('is not shown and counts no more', async () => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
    const [reader = owner] = members;
    const diary = await buildDiary(app, { author: owner });
    const object = { kind: 'diary', id: diary.id };
    await say({ userIds: [reader.id], kind: 'mention', teamId, actorId: owner.id, object });
    const on = { kind: 'diary', id: diary.id, ownerId: owner.id, ownerName: owner.name, day: diary.day };
    const [shown] = await read(reader);
    expect(shown).toMatchObject({ kind: 'mention', object: { kind: 'diary', id: diary.id, on } });
    await app.call(api.diary.delete, { diaryId: diary.id }, { as: owner });
    const hidden = await app.call(api.notice.get, { noticeId: shown?.id }, { as: reader });
    expect(hidden.refusal.key).toBe('noticeNotFound');
    expect(await total(reader)).toEqual({ total: 0, kinds: {} });
    expect(await read(reader)).toEqual([]);
    await app.call(api.diary.delete, { diaryId: diary.id, undo: true }, { as: owner });
    expect(kindsOf(await read(reader))).toEqual(['mention']);
  });

  test('is what belongs to a team that one has left, or that reads the diary no more', async () => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
    const [reader = owner] = members;
    const diary = await buildDiary(app, { author: owner });
    const object = { kind: 'diary', id: diary.id };
    await say({ userIds: [reader.id], kind: 'followed_diary', teamId, actorId: owner.id, object });
    const change = { diaryId: diary.id, version: diary.version, sections: diary.sections, teamIds: [] };
    expect(kindsOf(await read(reader))).toEqual(['followed_diary']);
    await app.call(api.diary.update, change, { as: owner });
    expect((await total(reader)).total).toBe(1);
    expect(await read(reader)).toEqual([]);
    // Seen, once the list has passed over it.
    expect((await total(reader)).total).toBe(0);
    await say({ userIds: [reader.id], kind: 'topic', teamId, actorId: null });
    expect(kindsOf(await read(reader))).toEqual(['topic']);
    await app.call(api.relationship.exit, { teamId }, { as: reader });
    expect(await read(reader)).toEqual([]);
  });

  test('is what a later version told, which this one does not know', async () => {
    const { as, notice } = await buildNotice(app);
    await app.ports.database.pool.query(`update notices set kind = 'weather' where id = $1`, [notice.id]);
    await app.ports.database.pool.query(`update notice_totals set kind = 'weather' where user_id = $1`, [
      as.id,
    ]);
    expect(await total(as)).toEqual({ total: 0, kinds: {} });
    expect(await read(as)).toEqual([]);
  });
});

test('a job that runs twice tells no one twice', async () => {
  const { as, team, topic } = await buildNotice(app);
  const object = { kind: 'topic', id: topic.id };
  const noticeInput = {
    userIds: [as.id],
    kind: 'topic',
    teamId: team.id,
    actorId: team.owner.id,
    object,
  } as const;
  await say({ ...noticeInput, once: true });
  expect(await read(as)).toHaveLength(1);
});
