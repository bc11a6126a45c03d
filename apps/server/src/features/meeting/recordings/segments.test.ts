import { randomUUID } from 'node:crypto';
import { api, MAX_AUDIO_STORED } from '@garden/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../../../platform/clock.ts';
import { buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildMeeting, soundPiece } from '../../../testing/meeting-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { eraseDue } from '../../account/closing/erasure.store.ts';
import { deleteAudiosJob, meetingWorkers } from '../jobs.ts';
import { PIECES_FOLDER } from './rules.ts';

const app = useTestApp();
// What earlier tests have left goes with its time.
beforeEach(async () => {
  app.clock.advance(3 * DAY);
  await runJob();
  expect(await pieceFiles()).toEqual([]);
});

const send = (as: TestPerson, ...piece: Parameters<typeof soundPiece>) =>
  app.call(api.meeting.piece, soundPiece(...piece), { as });
const end = (as: TestPerson, recordingId: string, pieces: number, segment = 0) =>
  app.call(api.meeting.endSegment, { recordingId, segment, pieces, milliseconds: pieces * 5_000 }, { as });
const pieceFiles = () => app.files.list(PIECES_FOLDER);
const runJob = () =>
  meetingWorkers(app.ports)
    .find(({ name }) => name === deleteAudiosJob.name)
    ?.run({});

/** A recording of one segment in three pieces. */
async function record(as: TestPerson, recordingId: string = randomUUID()) {
  for (const number of [0, 1, 2]) await send(as, `-${number}`, { recordingId, number });
  return recordingId;
}

describe('a segment', () => {
  test('is its pieces one after the other, however they come', async () => {
    const { id: teamId, owner: as } = await buildTeam(app);
    const recordingId = randomUUID();
    for (const [segment, numbers] of [
      [1, [1, 0]],
      [0, [2, 0, 2, 1, 0]],
    ] as const)
      for (const number of numbers) await send(as, `-${segment}${number}`, { recordingId, segment, number });
    expect((await end(as, recordingId, 3)).data).toMatchObject({ audioId: expect.any(String), missing: [] });
    const { audioId } = (await end(as, recordingId, 2, 1)).data;
    expect((await end(as, recordingId, 2, 1)).data).toEqual({ audioId, missing: [] });
    await runJob();
    expect(await pieceFiles()).toEqual([]);

    const { audios } = await buildMeeting(app, as, teamId, { recordingId });
    expect(audios.map(({ segment }) => segment)).toEqual([
      { recordingId, number: 0, milliseconds: 15_000 },
      { recordingId, number: 1, milliseconds: 10_000 },
    ]);
    const heard = await Promise.all(
      audios.map(async ({ url }) => (await app.fastify.inject(url ?? '')).payload),
    );
    expect(heard.map((sound) => sound.replace(/^[^-]*/, ''))).toEqual(['-00-01-02', '-10-11']);
  });

  test('that lacks pieces says which, and is whole once they are there', async () => {
    const as = await buildPerson(app);
    const recordingId = randomUUID();
    await send(as, 'a', { recordingId, number: 0 });
    await send(as, 'c', { recordingId, number: 2 });
    expect((await end(as, recordingId, 5)).data).toEqual({ audioId: null, missing: [1, 3, 4] });
    for (const number of [1, 3, 4]) await send(as, 'b', { recordingId, number });
    expect((await end(as, recordingId, 5)).data.missing).toEqual([]);
    // What comes after the end is not needed.
    expect((await send(as, 'c', { recordingId, number: 2 })).data).toEqual({ isWhole: true });
  });

  test('takes one piece for each number, and only as it left', async () => {
    const as = await buildPerson(app);
    const recordingId = randomUUID();
    await send(as, 'one', { recordingId });
    const before = await pieceFiles();
    expect((await send(as, 'another', { recordingId })).refusal.errors).toMatchObject([
      { path: 'number', key: 'pieceDiffers' },
    ]);
    const piece = soundPiece('one', { recordingId, number: 1 });
    const refused = async (change: object) =>
      (await app.call(api.meeting.piece, { ...piece, ...change }, { as })).refusal.errors?.[0]?.key;
    expect(await refused({ content: Buffer.from('two').toString('base64') })).toBe('pieceSpoilt');
    expect(await refused({ content: 'not base64' })).toBe('pieceInvalid');
    expect(await refused({ content: '' })).toBe('pieceInvalid');
    expect(await refused({ content: 'A'.repeat(900_004) })).toBe('pieceTooLarge');
    expect(await refused({ number: 0 })).toBe('audioUnknown');
    expect(await refused({ mediaType: 'video/webm' })).toBe('fieldInvalid');
    expect(await pieceFiles()).toEqual(before);
  });

  test('is its owner’s alone', async () => {
    const [as, other] = [await buildPerson(app), await buildPerson(app)];
    const recordingId = await record(as);
    expect((await end(other, recordingId, 3)).refusal.key).toBe('audioNotFound');
    await end(as, recordingId, 3);
    const { id: teamId, owner } = await buildTeam(app);
    const stolen = { teamId, title: 'Oven', date: '2026-03-31', consent: true as const, recordingId };
    expect((await app.call(api.meeting.add, stolen, { as: owner })).refusal.errors).toMatchObject([
      { path: 'recordingId', key: 'audioNotFound' },
    ]);
  });

  test('keeps its place whatever others send under the id of its recording', {
    tags: 'postgres/sql',
  }, async () => {
    const { id: teamId, owner: as, members } = await buildTeam(app, { members: 1 });
    const [other = as] = members;
    const recordingId = await record(as);
    // Who takes part reads the id with the meeting.
    expect((await send(other, 'mine', { recordingId, segment: 1 })).data).toEqual({ isWhole: false });
    expect((await end(other, recordingId, 1, 1)).data.missing).toEqual([]);
    await end(as, recordingId, 3);
    expect((await send(as, 'two', { recordingId, segment: 1 })).data).toEqual({ isWhole: false });
    await end(as, recordingId, 1, 1);
    const { audios } = await buildMeeting(app, as, teamId, { recordingId });
    const heard = await Promise.all(
      audios.map(async ({ url }) => (await app.fastify.inject(url ?? '')).payload),
    );
    expect(heard.map((sound) => sound.includes('two'))).toEqual([false, true]);
    expect(heard.join()).not.toContain('mine');
  });

  test('that ends after its meeting was saved goes there, and ends with the others', {
    tags: 'postgres/sql',
  }, async () => {
    const { id: teamId, owner: as } = await buildTeam(app);
    const recordingId = await record(as);
    await end(as, recordingId, 3);
    await send(as, 'late', { recordingId, segment: 1 });
    const { id: meetingId } = await buildMeeting(app, as, teamId, { recordingId });
    await app.call(api.meeting.generate, { meetingId }, { as });
    await end(as, recordingId, 1, 1);
    app.clock.advance(3 * DAY);
    await runJob();
    const { audios } = (await app.call(api.meeting.get, { meetingId }, { as })).data;
    expect(audios.map(({ segment }) => segment?.number)).toEqual([0, 1]);
    expect(audios[1]?.eraseAt).toEqual(audios[0]?.eraseAt ?? 'a day');
  });

  test('has the room that its owner’s recordings leave', { tags: 'postgres/sql' }, async () => {
    const as = await buildPerson(app);
    const recordingId = await record(as);
    await app.ports.database.pool.query(
      'update meeting_audio_pieces set bytes = $1 where audio_id in (select id from meeting_audios where recording_id = $2)',
      [Math.floor(MAX_AUDIO_STORED / 3) - 1, recordingId],
    );
    expect(
      (await send(as, 'more than three bytes', { recordingId, number: 3 })).refusal.errors,
    ).toMatchObject([{ path: 'content', key: 'audioStorageFull' }]);
  });
});

describe('the end of what was recorded', () => {
  test('is after 48 hours where no meeting has it, with all its pieces', async () => {
    const as = await buildPerson(app);
    await record(as);
    app.clock.advance(47 * HOUR);
    await runJob();
    expect(await pieceFiles()).toHaveLength(3);
    app.clock.advance(2 * HOUR);
    await runJob();
    expect(await pieceFiles()).toEqual([]);
  });

  test('is that of all its segments at once', async () => {
    const { id: teamId, owner: as } = await buildTeam(app);
    const recordingId = await record(as);
    await end(as, recordingId, 3);
    await send(as, 'two', { recordingId, segment: 1 });
    await end(as, recordingId, 1, 1);
    const { id: meetingId, audios } = await buildMeeting(app, as, teamId, { recordingId });
    const [{ id: audioId = '' } = {}] = audios;
    const wish = (wanted: 'keep' | 'delete') =>
      app.call(api.meeting.audio, { meetingId, audioId, wish: wanted }, { as });
    expect((await wish('keep')).data.audios.map(({ kept }) => kept)).toEqual([true, true]);
    app.clock.advance(DAY);
    expect((await wish('delete')).data.audios).toEqual([]);
  });

  test('is that of its owner’s account', async () => {
    const as = await buildPerson(app);
    await record(as);
    const { email, password } = as;
    await app.call(api.auth.deleteAccount, { email, password }, { as });
    app.clock.advance(31 * DAY);
    await eraseDue(app.ports);
    expect(await pieceFiles()).toEqual([]);
  });
});
