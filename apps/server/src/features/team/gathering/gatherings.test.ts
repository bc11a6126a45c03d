import { api, type GatheringView, isGathering } from '@garden/contract';
import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../../platform/clock.ts';
import { buildPerson, makeMostTeams, type TestPerson } from '../../../testing/factories.ts';
import { openSecondTestApp } from '../../../testing/test-app.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { eraseTeamsJob, teamWorkers } from '../jobs.ts';
import { GATHERING_MAX } from '../rules.ts';

const app = useTestApp();
let pins = 100_000;

/** Digits that no other test uses. */
const freePin = () => String(pins++);
const people = (count: number) => Promise.all(Array.from({ length: count }, () => buildPerson(app)));
const enter = (as: TestPerson, pin: string) => app.call(api.team.add, { pin }, { as });
const look = (as: TestPerson, gatheringId: string) => app.call(api.team.gather, { gatheringId }, { as });
const leave = (as: TestPerson, gatheringId: string) =>
  app.call(api.team.gatherLeave, { gatheringId }, { as });
const confirm = (as: TestPerson, gatheringId: string, more: { userIds?: string[]; name?: string } = {}) =>
  app.call(api.team.gatherConfirm, { gatheringId, name: 'Found each other', ...more }, { as });

/** Enters digits one after the other; the first is the host. */
async function batchQuery(everybody: readonly TestPerson[], pin = freePin()): Promise<GatheringView> {
  let view: GatheringView | undefined;
  for (const as of everybody) {
    const { data, message } = await enter(as, pin);
    if (!isGathering(data)) throw new Error(`not gathered: ${message}`);
    view = data;
    app.clock.advance(1);
  }
  if (!view) throw new Error('no one came');
  return view;
}

async function trio(): Promise<[host: TestPerson, second: TestPerson, third: TestPerson]> {
  return [await buildPerson(app), await buildPerson(app), await buildPerson(app)];
}

describe('entering the same digits', () => {
  test('ten people at the same instant find one gathering of ten, and others with other digits another', {
    tags: 'postgres/at-once',
  }, async () => {
    const [ten, two] = [await people(10), await people(2)];
    const [pin, otherPin] = [freePin(), freePin()];
    const entries = await Promise.all([
      ...ten.map((as) => enter(as, pin)),
      ...two.map((as) => enter(as, otherPin)),
    ]);
    const ids = entries.map(({ data }) => (isGathering(data) ? data.gatheringId : data.id));
    expect(new Set(ids.slice(0, 10)).size).toBe(1);
    expect(new Set(ids.slice(10)).size).toBe(1);
    expect(ids[0]).not.toBe(ids[10]);
    const views = await Promise.all(ten.map((as) => look(as, ids[0] ?? '')));
    for (const { data } of views) {
      expect(data).toEqual(views[0]?.data);
      expect(data.members.map(({ id }) => id).sort()).toEqual(ten.map(({ id }) => id).sort());
      expect(data.members[0]).toEqual(data.host);
    }
  });

  test('shows who came in their order, and until when others can come and the host confirm', async () => {
    const [host, second, third] = await trio();
    const start = app.clock.now();
    const view = await batchQuery([host, second, third]);
    expect(view.members.map(({ id }) => id)).toEqual([host.id, second.id, third.id]);
    expect(view.host).toEqual({ id: host.id, name: host.name, avatar: null });
    expect(view.expiresAt).toBe(new Date(start.getTime() + MINUTE).toISOString());
    expect(view.confirmBy).toBe(new Date(start.getTime() + 10 * MINUTE).toISOString());
    expect(view.teamId).toBeNull();
    expect((await enter(second, view.pin)).data).toEqual(view);
  });

  test('is too late after a minute for all but those who are in it; ten minutes later the digits are free', async () => {
    const [host, second, late] = await trio();
    const { gatheringId, pin } = await batchQuery([host, second]);
    app.clock.advance(MINUTE - 2);
    expect((await enter(late, pin)).refusal).toMatchObject({ key: 'pinLate' });
    expect((await enter(second, pin)).data).toMatchObject({ gatheringId });
    app.clock.advance(9 * MINUTE);
    expect((await look(host, gatheringId)).refusal.key).toBe('gatheringNotFound');
    expect((await enter(late, pin)).data).toMatchObject({ pin, host: { id: late.id } });
  });

  test('is open to the last moment of the minute', async () => {
    const [host, second] = await trio();
    const pin = freePin();
    const { gatheringId } = await batchQuery([host], pin);
    app.clock.advance(MINUTE - 2);
    expect((await enter(second, pin)).data).toMatchObject({ gatheringId });
  });

  test('ends at fifty people', { tags: 'postgres/at-once' }, async () => {
    const everybody = await people(GATHERING_MAX + 1);
    const pin = freePin();
    const answers = await Promise.all(everybody.map((as) => enter(as, pin)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(GATHERING_MAX);
    expect(answers.find(({ code }) => code !== 200)?.refusal).toMatchObject({
      key: 'gatheringFull',
      params: { maximum: GATHERING_MAX },
    });
  });

  test.each(['12345', '1234567', '12345a', '１２３４５６', ''])('needs six digits: %j', async (pin) => {
    const refused = await enter(await buildPerson(app), pin);
    expect(refused.refusal.errors).toMatchObject([{ path: 'pin', key: 'pinFormat' }]);
  });

  test('takes digits or a name, not both and not neither', async () => {
    const as = await buildPerson(app);
    for (const input of [{}, { name: 'Both', pin: freePin() }]) {
      expect((await app.call(api.team.add, input, { as })).refusal.key).toBe('teamNameRequired');
    }
  });

  test('is refused to someone who is in the most teams already', async () => {
    const owner = await buildPerson(app);
    await makeMostTeams(app, owner);
    expect((await enter(owner, freePin())).refusal.key).toBe('teamsTooMany');
  });

  test('cannot be guessed at: five tries a minute', async () => {
    const strict = await openSecondTestApp(app, { allowance: 1 });
    const as = await buildPerson(strict);
    const tried = [];
    for (let count = 0; count < 6; count += 1) {
      tried.push(await strict.call(api.team.add, { pin: freePin() }, { as }));
    }
    await strict.close();
    expect(tried.slice(0, 5).map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    const refusal = tried[5]?.refusal;
    expect(refusal?.key).toBe('pinTooOften');
    expect(Number(refusal?.params?.seconds)).toBeGreaterThan(0);
    expect(Number(refusal?.params?.seconds)).toBeLessThanOrEqual(60);
  });
});

describe('looking', () => {
  test('is for those who are in it', async () => {
    const [host, second, stranger] = await trio();
    const { gatheringId } = await batchQuery([host, second]);
    expect((await look(stranger, gatheringId)).refusal.key).toBe('gatheringNotFound');
    expect((await look(host, stranger.id)).refusal.key).toBe('gatheringNotFound');
  });
});

describe('confirming', () => {
  test('makes a team of all, with its host as the owner', async () => {
    const [host, second, third] = await trio();
    const { gatheringId, pin } = await batchQuery([host, second, third]);
    const made = await confirm(host, gatheringId, { name: ' 葡萄园 ' });
    expect(made.data).toMatchObject({
      name: '葡萄园',
      role: 'owner',
      memberCount: 3,
      timezone: 'Europe/Lisbon',
    });
    expect(made.data.members.map(({ id, role }) => [id, role])).toEqual([
      [host.id, 'owner'],
      [second.id, 'member'],
      [third.id, 'member'],
    ]);
    expect((await look(third, gatheringId)).data.teamId).toBe(made.data.id);
    const list = await app.call(api.team.list, {}, { as: second });
    expect(list.data.result).toMatchObject([{ id: made.data.id, role: 'member', memberCount: 3 }]);

    expect((await confirm(host, gatheringId)).refusal.key).toBe('gatheringDone');
    expect((await leave(second, gatheringId)).refusal.key).toBe('gatheringDone');
    expect((await enter(second, pin)).data).toMatchObject({ gatheringId, teamId: made.data.id });
    expect((await enter(await buildPerson(app), pin)).refusal.key).toBe('pinLate');
  });

  test('keeps the digits at rest for ten more minutes', async () => {
    const [host, second, late] = await trio();
    const { gatheringId, pin } = await batchQuery([host, second]);
    app.clock.advance(9 * MINUTE);
    await confirm(host, gatheringId);
    app.clock.advance(10 * MINUTE - SECOND);
    expect((await enter(late, pin)).refusal.key).toBe('pinLate');
    app.clock.advance(SECOND);
    expect((await enter(late, pin)).data).toMatchObject({ host: { id: late.id } });
  });

  test('takes those the host chose; the others are in no gathering any more', async () => {
    const [host, second, third] = await trio();
    const { gatheringId } = await batchQuery([host, second, third]);
    const stranger = await buildPerson(app);
    const wrong = await confirm(host, gatheringId, { userIds: [second.id, stranger.id] });
    expect(wrong.refusal.errors).toMatchObject([{ path: 'userIds.1', key: 'userNotFound' }]);
    const alone = await confirm(host, gatheringId, { userIds: [host.id] });
    expect(alone.refusal.key).toBe('gatheringAlone');
    const made = await confirm(host, gatheringId, { userIds: [third.id] });
    expect(made.data.members.map(({ id }) => id)).toEqual([host.id, third.id]);
    expect((await look(second, gatheringId)).refusal.key).toBe('gatheringNotFound');
    expect((await look(third, gatheringId)).data.members.map(({ id }) => id)).toEqual([host.id, third.id]);
  });

  test('is for the host, in time, and not alone', async () => {
    const [host, second, stranger] = await trio();
    const { gatheringId } = await batchQuery([host]);
    expect((await confirm(host, gatheringId)).refusal.key).toBe('gatheringAlone');
    await enter(second, (await look(host, gatheringId)).data.pin);
    expect((await confirm(second, gatheringId)).refusal.key).toBe('gatheringHostOnly');
    expect((await confirm(stranger, gatheringId)).refusal.key).toBe('gatheringNotFound');
    app.clock.advance(10 * MINUTE);
    expect((await confirm(host, gatheringId)).refusal.key).toBe('gatheringNotFound');
  });

  test('five times at once makes one team', { tags: 'postgres/at-once' }, async () => {
    const [host, second] = await trio();
    const { gatheringId } = await batchQuery([host, second]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(host, gatheringId)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ refusal }) => refusal.key === 'gatheringDone')).toHaveLength(4);
    expect((await app.call(api.team.list, {}, { as: second })).data.result).toHaveLength(1);
  });

  test('goes on without someone who has joined too many teams meanwhile', async () => {
    const [host, second, busy] = await trio();
    const { gatheringId } = await batchQuery([host, second, busy]);
    await makeMostTeams(app, busy);
    const made = await confirm(host, gatheringId);
    expect(made.data.members.map(({ id }) => id)).toEqual([host.id, second.id]);
    expect((await look(busy, gatheringId)).refusal.key).toBe('gatheringNotFound');
  });

  test('two gatherings of the same people in turned order both become teams', {
    tags: 'postgres/at-once',
  }, async () => {
    const everybody = await people(6);
    const [one, two] = [await batchQuery(everybody), await batchQuery(everybody.toReversed())];
    const [first, last] = [everybody[0], everybody[5]];
    if (!first || !last) throw new Error('no one came');
    const made = await Promise.all([confirm(first, one.gatheringId), confirm(last, two.gatheringId)]);
    expect(made.map(({ data }) => data.memberCount)).toEqual([6, 6]);
  });
});

describe('stepping out', () => {
  test('leaves the others together', async () => {
    const [host, second, third] = await trio();
    const { gatheringId, pin } = await batchQuery([host, second, third]);
    expect((await leave(second, gatheringId)).data).toEqual({});
    expect((await look(second, gatheringId)).refusal.key).toBe('gatheringNotFound');
    expect((await leave(second, gatheringId)).refusal.key).toBe('gatheringNotFound');
    expect((await look(third, gatheringId)).data.members).toHaveLength(2);
    expect((await enter(second, pin)).data).toMatchObject({ gatheringId });
  });

  test('ends the gathering where the host does, and frees the digits', async () => {
    const [host, second] = await trio();
    const { gatheringId, pin } = await batchQuery([host, second]);
    await leave(host, gatheringId);
    expect((await look(second, gatheringId)).refusal.key).toBe('gatheringNotFound');
    expect((await enter(second, pin)).data).toMatchObject({ host: { id: second.id } });
  });
});

test('gatherings are erased after a day', { tags: 'postgres/sql' }, async () => {
  const [host, second] = await trio();
  const { gatheringId } = await batchQuery([host, second]);
  await confirm(host, gatheringId);
  const worker = teamWorkers(app.ports).find(({ name }) => name === eraseTeamsJob.name);
  app.clock.advance(23 * 60 * MINUTE);
  await worker?.run({});
  expect((await look(second, gatheringId)).code).toBe(200);
  app.clock.advance(2 * 60 * MINUTE);
  await worker?.run({});
  expect((await look(second, gatheringId)).refusal.key).toBe('gatheringNotFound');
});
