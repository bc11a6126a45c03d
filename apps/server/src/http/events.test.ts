// @module-tag postgres/engine
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { api } from '@garden/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { forgetEventsJob, noticeWorkers } from '../features/notice/jobs.ts';
import { DAY, HOUR, MINUTE } from '../platform/clock.ts';
import { type EventInput, emitEvent } from '../platform/events.store.ts';
import { silentLog } from '../platform/log.ts';
import {
  openPort,
  openStream,
  requestStream,
  type StreamStart,
  type TestStream,
} from '../testing/event-stream.ts';
import { buildDiary, buildPerson, buildTeam, type TestPerson } from '../testing/factories.ts';
import { databaseUrl } from '../testing/global-setup.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const onServer = process.env.TEST_DATABASE === 'postgres';

const app = useTestApp();
let url: string;
beforeAll(async () => {
  url = await openPort(app.fastify);
});

const open: TestStream[] = [];
const listen = async (as: TestPerson, cursor?: string, at = url) => listenFrom(as, { cursor }, at);
const listenFrom = async (as: TestPerson, start: StreamStart, at = url) => {
  const stream = await openStream(at, as, start);
  open.push(stream);
  return stream;
};
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

const say = (...announcements: EventInput[]) =>
  app.ports.database.transaction(async (tx) =>
    emitEvent(tx, { random: app.ports.random, now: app.clock.now() }, ...announcements),
  );
const toTeam = (
  audienceId: string,
  topic: 'thread' | 'voice',
  object = { kind: 'diary', id: app.ports.random.id() },
): EventInput => ({ audience: 'team', audienceId, topic, object });
const toPerson = (
  { id: audienceId }: TestPerson,
  topic: 'notice' | 'applications' | 'gathering' = 'notice',
): EventInput => ({ audience: 'person', audienceId, topic });
const isTopic = (topic: string) => (told: { data: { topic?: unknown } }) => told.data.topic === topic;

test('two people of a team hear what concerns them, and nothing else', async () => {
  const { id, owner, members } = await buildTeam(app, { members: 1 });
  const other = await buildTeam(app);
  const [first, second] = await Promise.all([listen(owner), listen(members[0] ?? owner)]);
  const object = { kind: 'diary', id: app.ports.random.id() };
  await say(toTeam(other.id, 'voice'), toTeam(id, 'thread', object));
  await say(toPerson(owner));
  await say(toTeam(id, 'voice'));
  await Promise.all([first.until(isTopic('voice')), second.until(isTopic('voice'))]);
  expect(first.topics()).toEqual(['thread', 'notice', 'voice']);
  expect(second.topics()).toEqual(['thread', 'voice']);
  expect(second.told.find(isTopic('thread'))?.data).toEqual({ topic: 'thread', teamId: id, object });
  expect(first.headers.get('content-type')).toContain('text/event-stream');
  expect(first.headers.get('cache-control')).toBe('no-store');
});

test('a new diary is announced once to each team that reads it, and to no one else', async () => {
  const { id, owner, members } = await buildTeam(app, { members: 2 });
  const other = await buildTeam(app, { owner });
  const [member = owner] = members;
  const streams = await Promise.all([listen(member), listen(owner)]);
  const [ofMember, ofAuthor] = streams;
  const secret = await buildDiary(app, { author: owner, day: '2026-03-27', teamIds: [] });
  const shared = await buildDiary(app, { author: owner, day: '2026-03-30' });
  const repeated = await buildDiary(app, { author: owner, day: '2026-03-30' });
  expect(repeated.id).toBe(shared.id);
  await say(toPerson(member), toPerson(owner));
  await Promise.all(streams.map((stream) => stream.until(isTopic('notice'))));
  const object = { kind: 'diary', id: shared.id };
  const heard = (stream: TestStream) => stream.told.filter(isTopic('diaries')).map(({ data }) => data);
  expect(heard(ofMember)).toEqual([{ topic: 'diaries', teamId: id, object }]);
  expect(heard(ofAuthor)).toHaveLength(2);
  const { rows } = await app.ports.database.pool.query(
    `select audience_id, object_id from events where topic = 'diaries' and audience_id = any ($1) order by audience_id`,
    [[id, other.id]],
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(secret.id);
});

test('what happened while a stream was cut is told when it is back, once and in order', async () => {
  const { id, owner } = await buildTeam(app);
  const before = await listen(owner);
  await say(toPerson(owner));
  await before.until(isTopic('notice'));
  before.close();
  await say(toTeam(id, 'thread'));
  await say(toTeam(id, 'voice'));
  await say(toPerson(owner, 'applications'));
  const after = await listen(owner, before.cursor());
  await say(toPerson(owner, 'gathering'));
  await after.until(isTopic('gathering'));
  expect(after.topics()).toEqual(['thread', 'voice', 'applications', 'gathering']);
  const quiet = await listen(owner, after.cursor());
  expect(quiet.topics()).toEqual([]);
});

test('a cursor of another database, of the future, too old or made up starts anew', async () => {
  const person = await buildPerson(app);
  const cursor = (await listen(person)).cursor();
  const [epoch = '', transaction = '', ...rest] = cursor.split('_');
  const foreign = [`${epoch}1`, transaction, ...rest].join('_');
  const future = [epoch, `${transaction}000`, ...rest].join('_');
  for (const wrong of [foreign, future, 'nonsense', '', `${cursor}'`]) {
    const stream = await requestStream(url, person, { cursor: wrong });
    open.push(stream);
    expect(await stream.until(({ event }) => event !== 'change')).toMatchObject({ event: 'reset', data: {} });
  }
  expect((await listen(person, cursor)).told.map(({ event }) => event)).toEqual(['here']);
  app.clock.advance(47 * HOUR + 1);
  expect((await listen(person, cursor)).told.map(({ event }) => event)).toEqual(['reset', 'here']);
  app.clock.advance(-47 * HOUR - 1);
});

test('someone who has read a page before they listen hears what came since, and of slow calls a little more', async () => {
  const { id, owner, members } = await buildTeam(app, { members: 1 });
  const other = await buildTeam(app);
  app.clock.advance(HOUR);
  await say(toPerson(owner, 'gathering'));
  app.clock.advance(10_000);
  await say(toTeam(id, 'thread'), toTeam(other.id, 'voice'), toPerson(members[0] ?? owner));
  app.clock.advance(2_000);
  await say(toPerson(owner));
  expect((await listenFrom(owner, { readingFor: '1000' })).told.map(({ event }) => event)).toEqual([
    'change',
    'change',
    'here',
  ]);
  expect((await listenFrom(owner, { readingFor: '1000' })).topics().sort()).toEqual(['notice', 'thread']);
  const quick = await listenFrom(owner, { readingFor: '0' });
  await say(toPerson(owner, 'applications'));
  await quick.until(isTopic('applications'));
  expect(quick.topics().sort()).toEqual(['applications', 'notice', 'thread']);
  app.clock.advance(3_001);
  expect((await listenFrom(owner, { readingFor: '0' })).topics().sort()).toEqual(['applications', 'notice']);
  app.clock.advance(-HOUR - 15_001);
});

test('someone who read long before they listen reads anew, and what is no number counts for nothing', async () => {
  const person = await buildPerson(app);
  await say(toPerson(person));
  const eventsFrom = async (readingFor: string) =>
    (await listenFrom(person, { readingFor })).told.map(({ event }) => event);
  expect(await eventsFrom(`${5 * MINUTE}`)).toEqual(['change', 'here']);
  expect(await eventsFrom(`${5 * MINUTE + 1}`)).toEqual(['reset', 'here']);
  for (const wrong of ['-1', 'soon', '1.5', '9'.repeat(13)])
    expect(await eventsFrom(wrong)).toEqual(['here']);
});

test('someone who leaves a team hears no more of it at once', async () => {
  const { id, owner, members } = await buildTeam(app, { members: 1 });
  const [member = owner] = members;
  const stream = await listen(member);
  await say(toTeam(id, 'voice'));
  await stream.until(isTopic('voice'));
  await app.call(api.relationship.exit, { teamId: id }, { as: member });
  await say(toTeam(id, 'thread'));
  await say(toPerson(member));
  await stream.until(isTopic('notice'));
  expect(stream.topics()).toEqual(['voice', 'notice']);
  expect((await listen(member, stream.told[0]?.id)).topics()).toEqual(['notice']);
});

test('a stream ends with its session, and tells nothing after', async () => {
  const person = await buildPerson(app);
  const stream = await listen(person);
  await app.call(api.auth.logout, {}, { as: person });
  await say(toPerson(person));
  await stream.ended;
  expect(stream.topics()).toEqual([]);
  const refused = await fetch(`${url}/api/events`, { headers: { authorization: `Bearer ${person.token}` } });
  expect(await refused.json()).toMatchObject({ code: 403, data: { key: 'sessionExpired' } });
  expect(await (await fetch(`${url}/api/events`)).json()).toMatchObject({ code: 403 });
});

test('an access token that is over ends its stream without anything being told', async () => {
  const person = await buildPerson(app);
  const { data } = await app.call(api.user.login, { email: person.email, password: person.password });
  const stream = await listen({ ...person, token: data.token });
  app.clock.advance(2 * HOUR);
  await stream.ended;
  expect(stream.told.map(({ event }) => event)).toEqual(['here']);
});

test('a person has ten streams; the eleventh is refused until one ends', async () => {
  const person = await buildPerson(app);
  const streams = await Promise.all(Array.from({ length: 10 }, () => listen(person)));
  const refused = await requestStream(url, person);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  streams[0]?.close();
  await expect
    .poll(async () => {
      const next = await requestStream(url, person);
      open.push(next);
      return next.status;
    })
    .toBe(200);
});

test('who goes away before their stream begins takes no place', async () => {
  const person = await buildPerson(app);
  const { limits } = app.ports;
  const { take } = limits;
  const asked: (() => void)[] = [];
  const taking = vi.spyOn(limits, 'take').mockImplementation(async (...what) => {
    await new Promise<void>((resolve) => asked.push(resolve));
    return take(...what);
  });
  const sockets = Array.from({ length: 10 }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  const request = `GET /api/events HTTP/1.1\r\nhost: here\r\nauthorization: Bearer ${person.token}\r\n\r\n`;
  for (const socket of sockets) socket.write(request);
  await expect.poll(() => asked.length).toBe(10);
  const connections = () => promisify(app.fastify.server.getConnections.bind(app.fastify.server))();
  const before = await connections();
  for (const socket of sockets) socket.destroy();
  await expect.poll(connections).toBe(before - 10);
  taking.mockRestore();
  for (const goOn of asked) goOn();
  expect((await listen(person)).status).toBe(200);
});

test('events are forgotten after two days', async () => {
  const person = await buildPerson(app);
  await say(toPerson(person));
  app.clock.advance(2 * DAY + 1);
  await noticeWorkers(app.ports)
    .find(({ name }) => name === forgetEventsJob.name)
    ?.run({});
  const { rows } = await app.ports.database.pool.query('select id from events where audience_id = $1', [
    person.id,
  ]);
  expect(rows).toEqual([]);
});

test('three servers on one database tell what any of them did', async () => {
  const { id, owner, members } = await buildTeam(app, { members: 1 });
  const servers = await Promise.all([openServer(), openServer()]);
  const [member = owner] = members;
  const streams = await Promise.all([
    listen(owner),
    ...servers.map((server) => listen(member, undefined, server.url)),
  ]);
  await say(toTeam(id, 'voice'));
  for (const { database } of servers) {
    const ctx = { random: app.ports.random, now: app.clock.now() };
    await database.transaction(async (tx) => emitEvent(tx, ctx, toTeam(id, 'voice')));
  }
  await say(toTeam(id, 'thread'));
  for (const stream of streams) await stream.until(isTopic('thread'));
  for (const stream of streams) expect(stream.topics()).toEqual(['voice', 'voice', 'voice', 'thread']);
  const moved = await listen(member, streams[1]?.told[0]?.id, servers[1]?.url);
  expect(moved.topics()).toEqual(['voice', 'voice', 'voice', 'thread']);
  await Promise.all(servers.map(({ close }) => close()));
  await Promise.all(streams.slice(1).map(({ ended }) => ended));
});

// Embedded, transactions come one after the other, and none commits late.
if (onServer) {
  test('a transaction that began first and commits last is not passed over', async () => {
    const person = await buildPerson(app);
    const stream = await listen(person);
    const began = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const late = app.ports.database.transaction(async (tx) => {
      // From its first write on, a transaction has the number by which events are put in order.
      await tx.execute(sql`select pg_current_xact_id()`);
      emitEvent(tx, { random: app.ports.random, now: app.clock.now() }, toPerson(person, 'applications'));
      began.resolve();
      await end.promise;
    });
    await began.promise;
    await say(toPerson(person, 'gathering'));
    const meanwhile = await listen(person, stream.cursor());
    expect(meanwhile.topics()).toEqual([]);
    end.resolve();
    await late;
    await Promise.all([stream, meanwhile].map((each) => each.until(isTopic('gathering'))));
    expect(stream.topics()).toEqual(['applications', 'gathering']);
    expect(meanwhile.topics()).toEqual(['applications', 'gathering']);
    expect((await listen(person, stream.told[0]?.id)).topics()).toEqual(['applications', 'gathering']);
  });
}

/** Another process in all but name: its own app, relay and connections on the same database. */
async function openServer(): Promise<{ url: string; database: OpenDatabase; close: () => Promise<void> }> {
  const { ports } = app;
  const database = onServer ? await openSame() : ports.database;
  const another = await buildApp({ ...ports, database }, { webFolder: null });
  const close = async () => {
    await another.close();
    if (onServer) await database.close();
  };
  return { url: await openPort(another), database, close };
}

async function openSame(): Promise<OpenDatabase> {
  const { rows } = await app.ports.database.pool.query<{ name: string }>('select current_database() as name');
  const server = process.env.TEST_POSTGRES_URL;
  if (!server || !rows[0]) throw new Error('TEST_POSTGRES_URL is not set');
  return openDatabase({ url: databaseUrl(server, rows[0].name), log: silentLog });
}
