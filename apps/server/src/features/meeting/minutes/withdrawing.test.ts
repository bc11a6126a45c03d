import { api } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildMeeting, sayFine, soundPiece } from '../../../testing/meeting-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

/** A meeting with a recording of two segments of five seconds, of which Bo said one line in each. */
async function buildAttended() {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 2 });
  const [bo = owner, absent = owner] = members;
  const recordingId = crypto.randomUUID() as string;
  for (const segment of [0, 1]) {
    await app.call(api.meeting.piece, soundPiece(`part ${segment}`, { recordingId, segment }), { as: owner });
    const end = { recordingId, segment, pieces: 1, milliseconds: 5_000 };
    await app.call(api.meeting.endSegment, end, { as: owner });
  }
  const transcript = [
    `[0:00] ${bo.name}: We decided to buy the oven.`,
    '[0:02] Ana: Good.',
    `[0:06] ${bo.name}: I’ll call the dealer tomorrow.`,
  ].join('\n');
  const participantIds = [owner.id, bo.id];
  const { id: meetingId } = await buildMeeting(app, owner, teamId, {
    recordingId,
    participantIds,
    transcript,
  });
  await app.call(api.meeting.generate, { meetingId }, { as: owner });
  return { teamId, owner, bo, absent, meetingId };
}

const mine = (meetingId: string, as: TestPerson) => app.call(api.meeting.mine, { meetingId }, { as });
const withdraw = (meetingId: string, as: TestPerson, wish: { lines?: number[]; deletion?: true }) =>
  app.call(api.meeting.withdraw, { meetingId, ...wish }, { as });
const get = async (meetingId: string, as: TestPerson) =>
  (await app.call(api.meeting.get, { meetingId }, { as })).data;
const notices = async (as: TestPerson) =>
  (await app.call(api.notice.get, { kind: 'meeting' }, { as })).data.items;

describe('who took part in a meeting', () => {
  test('is told of it, and sees what it has of them while no one else reads it', async () => {
    const { owner, bo, absent, meetingId } = await buildAttended();
    expect(await notices(bo)).toMatchObject([
      { stage: 'kept', actor: { id: owner.id }, object: { kind: 'meeting', id: meetingId } },
    ]);
    expect(await notices(owner)).toEqual([]);
    expect((await mine(meetingId, bo)).data).toMatchObject({
      title: 'The oven',
      lines: [
        { line: 0, text: 'We decided to buy the oven.', at: 0 },
        { line: 2, text: 'I’ll call the dealer tomorrow.', at: 6_000 },
      ],
      deletionAskedAt: null,
      can: { strike: true },
    });
    expect((await mine(meetingId, absent)).refusal.key).toBe('meetingNotFound');
    expect((await app.call(api.meeting.get, { meetingId }, { as: bo })).refusal.key).toBe('meetingNotFound');
  });

  test('strikes sentences of their own, with their sound and with what the minutes made of them', {
    tags: 'postgres/sql',
  }, async () => {
    const { owner, bo, meetingId } = await buildAttended();
    const before = await app.files.list('audio');
    expect((await withdraw(meetingId, bo, { lines: [1] })).refusal.errors).toMatchObject([
      { path: 'lines', key: 'meetingLineNotFound' },
    ]);
    const { data } = await withdraw(meetingId, bo, { lines: [2] });
    expect(data.lines.map(({ line }) => line)).toEqual([0]);
    const { transcript, minutes, audios, version } = await get(meetingId, owner);
    expect(transcript[2]).toMatchObject({ speaker: bo.name, text: '', isStruck: true });
    expect(minutes?.decisions).toMatchObject([{ lines: [0] }]);
    expect(minutes?.actions).toEqual([]);
    expect(audios.map(({ url }) => url === null)).toEqual([false, true]);
    expect(await app.files.list('audio')).toHaveLength(before.length - 1);
    const kept = await app.ports.database.pool.query(
      'select transcript, minutes from meetings where id = $1',
      [meetingId],
    );
    expect(JSON.stringify(kept.rows)).not.toContain('dealer');
    // Its owner can't write there any more.
    const lines = [{ line: 2, text: 'I’ll call the dealer.' }];
    const again = await app.call(api.meeting.update, { meetingId, version, lines }, { as: owner });
    expect(again.refusal.errors).toMatchObject([{ path: 'lines', key: 'meetingLineNotFound' }]);
  });

  test('strikes nothing once others read it, and asks its owner to delete it then, once', async () => {
    const { owner, bo, meetingId } = await buildAttended();
    await sayFine(app, meetingId, [bo]);
    const wish = { meetingId, version: 2, share: 'participants' as const };
    await app.call(api.meeting.update, wish, { as: owner });
    expect((await withdraw(meetingId, bo, { lines: [0] })).refusal.key).toBe('meetingShared');
    const asked = await withdraw(meetingId, bo, { deletion: true });
    expect(asked.data.deletionAskedAt).toBe('2026-03-31T12:00:00.000Z');
    await withdraw(meetingId, bo, { deletion: true });
    expect(await notices(owner)).toMatchObject([{ stage: 'asked', actor: { id: bo.id } }]);
    expect((await get(meetingId, owner)).deletionAskedBy).toMatchObject([{ id: bo.id }]);
    expect((await get(meetingId, bo)).deletionAskedBy).toEqual([]);
    // Who is named anew has asked all the same.
    const named = { meetingId, version: 3, participantIds: [bo.id] };
    await app.call(api.meeting.update, named, { as: owner });
    expect((await get(meetingId, owner)).deletionAskedBy).toMatchObject([{ id: bo.id }]);
    expect(await notices(bo)).toHaveLength(1);
  });

  test('has a say after leaving the team, too', async () => {
    const { teamId, bo, meetingId } = await buildAttended();
    await app.call(api.relationship.exit, { teamId }, { as: bo });
    expect((await withdraw(meetingId, bo, { lines: [0, 2] })).data.lines).toEqual([]);
  });

  test('is told when they are named later', async () => {
    const { owner, absent, bo, meetingId } = await buildAttended();
    const wish = { meetingId, version: 2, participantIds: [bo.id, absent.id] };
    await app.call(api.meeting.update, wish, { as: owner });
    expect(await notices(absent)).toMatchObject([{ stage: 'kept' }]);
  });
});

test('a name that someone takes afterwards opens no lines of others', async () => {
  const { bo, meetingId } = await buildAttended();
  expect((await app.call(api.auth.edit, { name: 'Ana' }, { as: bo })).code).toBe(200);
  expect((await mine(meetingId, bo)).data.lines.map(({ line }) => line)).toEqual([0, 2]);
  expect((await withdraw(meetingId, bo, { lines: [1] })).refusal.errors?.[0]?.key).toBe(
    'meetingLineNotFound',
  );
});

test('a transcript of which something was struck is replaced no more', async () => {
  const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
  const [bo = owner] = members;
  const transcript = `${bo.name}: The sun is out.`;
  const { id: meetingId } = await buildMeeting(app, owner, teamId, { participantIds: [bo.id], transcript });
  await withdraw(meetingId, bo, { lines: [0] });
  const { refusal } = await app.call(
    api.meeting.update,
    { meetingId, version: 2, transcript },
    { as: owner },
  );
  expect(refusal.errors).toMatchObject([{ path: 'transcript', key: 'transcriptStruck' }]);
});
