import { expect, test } from 'vitest';
import { emitEvent } from '../../../platform/events.store.ts';
import { buildPerson, buildTeam } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { type NoticeInput, notify } from '../store.ts';

const app = useTestApp();

const say = (noticeInput: NoticeInput) =>
  app.ports.database.transaction((tx) =>
    notify(tx, { random: app.ports.random, now: app.clock.now() }, noticeInput),
  );

const rowsOf = async <Row>(text: string, ...values: unknown[]) =>
  (await app.ports.database.pool.query(text, values)).rows as Row[];

const noticesOf = (userId: string) =>
  rowsOf<{ kind: string; actor_id: string | null; params: object }>(
    `select kind, actor_id, params - 'who' as params from notices where user_id = $1 order by id`,
    userId,
  );
const totalsOf = (userId: string) =>
  rowsOf<{ kind: string; unseen: number }>(
    'select kind, unseen from notice_totals where user_id = $1 order by kind',
    userId,
  );

test('each is told once, and no one of their own doing', async () => {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
  const [member] = members;
  if (!member) throw new Error('a team of one');
  await say({ userIds: [owner.id, member.id, member.id], kind: 'topic', teamId, actorId: owner.id });
  expect(await noticesOf(member.id)).toEqual([{ kind: 'topic', actor_id: owner.id, params: {} }]);
  expect(await totalsOf(member.id)).toEqual([{ kind: 'topic', unseen: 1 }]);
  expect(await noticesOf(owner.id)).toEqual([]);
  const events = await rowsOf(
    `select audience, topic, object_id from events where audience_id = $1 and topic = 'notice'`,
    member.id,
  );
  expect(events).toEqual([{ audience: 'person', topic: 'notice', object_id: null }]);
});

test('reactions to one object are one notice until it is seen', async () => {
  const [author, maya, ana] = await Promise.all([buildPerson(app), buildPerson(app), buildPerson(app)]);
  const like = { userIds: [author.id], kind: 'like', teamId: null } as const;
  const object = { kind: 'diary', id: app.ports.random.id() };
  await say({ ...like, actorId: maya.id, object });
  await say({ ...like, actorId: maya.id, object });
  await say({ ...like, actorId: ana.id, object });
  expect(await noticesOf(author.id)).toEqual([{ kind: 'like', actor_id: ana.id, params: { others: 1 } }]);
  expect(await totalsOf(author.id)).toEqual([{ kind: 'like', unseen: 1 }]);
  await say({ ...like, actorId: ana.id, object: { kind: 'diary', id: app.ports.random.id() } });
  expect(await noticesOf(author.id)).toHaveLength(2);
  expect(await totalsOf(author.id)).toEqual([{ kind: 'like', unseen: 2 }]);
});

test('of two who react to one object in turns, each is told of once', async () => {
  const [author, maya, ana] = await Promise.all([buildPerson(app), buildPerson(app), buildPerson(app)]);
  const object = { kind: 'diary', id: app.ports.random.id() };
  const like = { userIds: [author.id], kind: 'like', teamId: null, object, onceEach: true } as const;
  for (const actorId of [maya.id, ana.id, maya.id, ana.id]) await say({ ...like, actorId });
  expect(await noticesOf(author.id)).toEqual([{ kind: 'like', actor_id: ana.id, params: { others: 1 } }]);
  await app.ports.database.pool.query('update notices set seen_at = now() where user_id = $1', [author.id]);
  for (const actorId of [maya.id, ana.id]) await say({ ...like, actorId });
  expect(await noticesOf(author.id)).toHaveLength(1);
  expect(await totalsOf(author.id)).toEqual([{ kind: 'like', unseen: 1 }]);
});

test('what is rolled back was never told', async () => {
  const { id } = await buildPerson(app);
  const ctx = { random: app.ports.random, now: app.clock.now() };
  const failing = app.ports.database.transaction(async (tx) => {
    await notify(tx, ctx, { userIds: [id], kind: 'follow', teamId: null, actorId: null });
    emitEvent(tx, ctx, { audience: 'person', audienceId: id, topic: 'notice' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await noticesOf(id)).toEqual([]);
  expect(await totalsOf(id)).toEqual([]);
  expect(await rowsOf('select topic from events where audience_id = $1', id)).toEqual([]);
});
