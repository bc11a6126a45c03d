import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildMeeting } from '../../../testing/meeting-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));
const TOMORROW = '2026-04-01T12:00:00.000Z';

async function buildAttended() {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 3 });
  const [bo = owner, cy = owner, reader = owner] = members;
  const transcript = ['It costs too much.', `${bo.name}: We decided to buy it.`].join('\n');
  const participantIds = [owner.id, bo.id, cy.id];
  const { id: meetingId } = await buildMeeting(app, owner, teamId, { participantIds, transcript });
  return { teamId, owner, bo, cy, reader, meetingId };
}

const update = (meetingId: string, as: TestPerson, version: number, wish: object) =>
  app.call(api.meeting.update, { meetingId, version, ...wish }, { as });
const get = (meetingId: string, as: TestPerson) => app.call(api.meeting.get, { meetingId }, { as });
const withdraw = (meetingId: string, as: TestPerson, wish: object) =>
  app.call(api.meeting.withdraw, { meetingId, ...wish }, { as });
const noticesOf = async (as: TestPerson) =>
  (await app.call(api.notice.get, { kind: 'meeting' }, { as })).data.items.map(({ stage }) => stage);

describe('a meeting that is shared', () => {
  test('is read once each who took part has had a day to strike what they said', {
    tags: 'postgres/sql',
  }, async () => {
    const { teamId, owner, bo, reader, meetingId } = await buildAttended();
    const { data } = await update(meetingId, owner, 1, { share: 'team' });
    expect(data).toMatchObject({ share: 'team', sharedFrom: TOMORROW, undecided: 2 });
    expect((await get(meetingId, reader)).refusal.key).toBe('meetingNotFound');
    expect((await app.call(api.meeting.list, { teamId }, { as: reader })).data.items).toEqual([]);
    const mine = await app.call(api.meeting.mine, { meetingId }, { as: bo });
    expect(mine.data).toMatchObject({ decideBy: TOMORROW, sharedFrom: TOMORROW, can: { strike: true } });
    await withdraw(meetingId, bo, { lines: [1] });
    app.clock.set(TOMORROW);
    const read = await get(meetingId, reader);
    expect(read.data.transcript[1]).toMatchObject({ isStruck: true });
    // How many were asked is its owner's to know.
    expect(read.data.undecided).toBe(0);
    expect((await withdraw(meetingId, bo, { lines: [1] })).refusal.key).toBe('meetingShared');
  });

  test('is read at once when all have said that the rest is fine', async () => {
    const { owner, bo, cy, reader, meetingId } = await buildAttended();
    await update(meetingId, owner, 1, { share: 'team' });
    const one = await withdraw(meetingId, bo, { fine: true });
    expect(one.data).toMatchObject({ decideBy: null, sharedFrom: TOMORROW });
    expect((await get(meetingId, owner)).data.undecided).toBe(1);
    expect((await get(meetingId, reader)).code).toBe(400);
    const last = await withdraw(meetingId, cy, { fine: true });
    expect(last.data).toMatchObject({ sharedFrom: '2026-03-31T12:00:00.000Z', can: { strike: false } });
    expect((await get(meetingId, reader)).code).toBe(200);
  });

  test('waits for who is named meanwhile, and lets no one be removed who still has time', async () => {
    const { owner, bo, cy, reader, meetingId } = await buildAttended();
    await update(meetingId, owner, 1, { share: 'team' });
    app.clock.set('2026-03-31T18:00:00.000Z');
    const all = [owner.id, bo.id, cy.id, reader.id];
    const named = await update(meetingId, owner, 2, { participantIds: all });
    expect(named.data).toMatchObject({ sharedFrom: '2026-04-01T18:00:00.000Z', undecided: 3 });
    const early = await update(meetingId, owner, 3, { participantIds: [owner.id, bo.id] });
    expect(early.refusal.errors).toMatchObject([{ path: 'participantIds', key: 'participantHasTime' }]);
    await withdraw(meetingId, reader, { fine: true });
    app.clock.set(TOMORROW);
    const alone = await update(meetingId, owner, 3, { participantIds: [owner.id] });
    expect(alone.data).toMatchObject({ sharedFrom: TOMORROW, undecided: 0 });
    // Once it is read it stays so, no matter who it is shown to or named in it.
    const wider = await update(meetingId, owner, 4, { share: 'participants', participantIds: [bo.id] });
    expect(wider.data.sharedFrom).toBe(TOMORROW);
    // Nothing is left for them to strike.
    expect((await update(meetingId, owner, 5, { participantIds: [owner.id] })).code).toBe(200);
    const closed = await update(meetingId, owner, 6, { share: 'nobody' });
    expect(closed.data.sharedFrom).toBeNull();
  });
});

describe('a line that stands under no name', () => {
  test('is struck by its owner, as the one who said it has asked', async () => {
    const { owner, bo, reader, meetingId } = await buildAttended();
    expect((await withdraw(meetingId, bo, { lines: [0] })).refusal.errors?.[0]?.key).toBe(
      'meetingLineNotFound',
    );
    const asked = await withdraw(meetingId, bo, { ask: 'What I said about the price' });
    expect(asked.data.strikeAsked).toBe('What I said about the price');
    expect(await noticesOf(owner)).toEqual(['strike']);
    const { data } = await get(meetingId, owner);
    expect(data.strikesAsked).toMatchObject([{ id: bo.id, text: 'What I said about the price' }]);
    const wish = { strike: [0], answeredIds: [bo.id] };
    const struck = await update(meetingId, owner, 1, wish);
    expect(struck.data.transcript[0]).toMatchObject({ text: '', isStruck: true });
    expect(struck.data.strikesAsked).toEqual([]);
    expect((await app.call(api.meeting.mine, { meetingId }, { as: bo })).data.strikeAsked).toBe('');
    expect(await noticesOf(bo)).toContain('answered');
    expect(await noticesOf(reader)).toEqual([]);
  });

  test('is theirs to strike once its owner has named them', async () => {
    const { owner, bo, meetingId } = await buildAttended();
    await update(meetingId, owner, 1, { lines: [{ line: 0, speaker: bo.name }] });
    const { data } = await withdraw(meetingId, bo, { lines: [0] });
    expect(data.lines.map(({ line }) => line)).toEqual([1]);
  });
});
