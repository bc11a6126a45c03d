import { Readable } from 'node:stream';
import { api, MAX_AUDIO_STORED } from '@garden/contract';
import { expect, test, vi } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/factories.ts';
import { buildAudio, soundFile, soundPiece } from '../../../testing/meeting-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';

const app = useTestApp();
const MEGABYTE = 1024 * 1024;
const head = Buffer.from('OggS\0\x02OpusHead', 'latin1');
const full = { refusal: { errors: [{ path: 'file', key: 'audioStorageFull' }] } };

const upload = (as: TestPerson, megabytes: number) => {
  const file = soundFile(Buffer.concat([head, Buffer.alloc(megabytes * MEGABYTE)]));
  return app.call(api.file.uploadAudio, { file }, { as });
};
const query = (text: string, values: readonly unknown[]) => app.ports.database.pool.query(text, [...values]);

/** Leaves so much room to someone, by a recording that takes up the rest. */
async function leave(as: TestPerson, megabytes: number): Promise<void> {
  const audioId = await buildAudio(app, as);
  await query('update meeting_audios set bytes = $1 where id = $2', [
    MAX_AUDIO_STORED - megabytes * MEGABYTE,
    audioId,
  ]);
}

test('pieces of what is being recorded take up room', { tags: 'postgres/sql' }, async () => {
  const as = await buildPerson(app);
  await leave(as, 20);
  const { recordingId, ...piece } = soundPiece('one');
  await app.call(api.meeting.piece, { recordingId, ...piece }, { as });
  await query(
    'update meeting_audio_pieces set bytes = $1 where audio_id in (select id from meeting_audios where recording_id = $2)',
    [19 * MEGABYTE, recordingId],
  );
  expect(await upload(as, 2)).toMatchObject(full);
  expect((await upload(as, 0)).code).toBe(200);
});

test('what is on its way takes up room, and what finds none leaves nothing', {
  tags: 'postgres/sql',
}, async () => {
  const as = await buildPerson(app);
  await leave(as, 20);
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const payload = Readable.from(
    (async function* () {
      yield '--x\r\nContent-Disposition: form-data; name="file"; filename="a.ogg"\r\nContent-Type: audio/ogg\r\n\r\n';
      yield Buffer.concat([head, Buffer.alloc(17 * MEGABYTE)]);
      await waiting;
      yield '\r\n--x--\r\n';
    })(),
  );
  const first = app.fastify.inject({
    method: 'POST',
    url: '/api/common/file/upload_audio',
    payload,
    headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${as.token}` },
  });
  const coming = async () =>
    (await query('select arriving from meeting_audios where owner_id = $1 and arriving > 0', [as.id])).rows;
  await vi.waitUntil(async () => (await coming()).length > 0, { timeout: 60_000 });
  const before = await app.files.list('audio');
  expect(await upload(as, 5)).toMatchObject(full);
  expect(await app.files.list('audio')).toEqual(before);
  goOn();
  expect((await first).json().code).toBe(200);
  expect(await coming()).toEqual([]);
  expect((await upload(as, 2)).code).toBe(200);
});
