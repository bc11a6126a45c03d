import { api } from '@garden/contract';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../../platform/clock.ts';
import { buildPerson, buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildAudio, buildMeeting, sayFine, soundFile } from '../../../testing/meeting-factories.ts';
import { useTestApp } from '../../../testing/use-test-app.ts';
import { deleteAudiosJob, meetingWorkers } from '../jobs.ts';
import { VIDEO_TRACK } from './rules.ts';

const app = useTestApp();
beforeEach(() => app.clock.set('2026-03-31T12:00:00.000Z'));

const send = (as: TestPerson, ...file: Parameters<typeof soundFile>) =>
  app.call(api.file.uploadAudio, { file: soundFile(...file) }, { as });
const kept = () => app.files.list('audio');
const runJob = () =>
  meetingWorkers(app.ports)
    .find(({ name }) => name === deleteAudiosJob.name)
    ?.run({});
const get = async (meetingId: string, as: TestPerson) =>
  (await app.call(api.meeting.get, { meetingId }, { as })).data;
const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('a recording', () => {
  test('is taken in by what it is, and played from an address that is good for minutes', async () => {
    const { id: teamId, owner } = await buildTeam(app);
    const { data } = await send(owner);
    expect(data).toMatchObject({ mediaType: 'audio/ogg', bytes: 5_014 });
    const { id } = await buildMeeting(app, owner, teamId, { audioId: data.audioId });
    const [audio] = (await get(id, owner)).audios;
    const url = audio?.url ?? '';
    const whole = await app.fastify.inject(url);
    expect(whole).toMatchObject({ statusCode: 200 });
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/ogg',
      'content-length': '5014',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
    });
    expect(whole.rawPayload).toHaveLength(5_014);
    const part = async (range: string) => {
      const { statusCode, headers, payload } = await app.fastify.inject({ url, headers: { range } });
      return [statusCode, headers['content-range'], payload];
    };
    expect(await part('bytes=0-3')).toEqual([206, 'bytes 0-3/5014', 'OggS']);
    expect(await part('bytes=6-9')).toEqual([206, 'bytes 6-9/5014', 'Opus']);
    expect((await part('bytes=-2')).slice(0, 2)).toEqual([206, 'bytes 5012-5013/5014']);
    expect((await part('bytes=5000-9999')).slice(0, 2)).toEqual([206, 'bytes 5000-5013/5014']);
    expect(await part('bytes=5014-')).toEqual([416, 'bytes */5014', '']);
    expect((await part('bytes=0-1,4-5'))[0]).toBe(200);

    const spoilt = [
      url.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      url.replace(/until=\d/, 'until=9'),
    ];
    for (const address of [...spoilt, url.split('?')[0] ?? ''])
      expect((await app.fastify.inject(address)).statusCode).toBe(404);
    app.clock.advance(31 * MINUTE);
    expect((await app.fastify.inject(url)).statusCode).toBe(404);
    const again = (await get(id, owner)).audios[0]?.url ?? '';
    expect((await app.fastify.inject(again)).statusCode).toBe(200);
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'audio/ogg', 'audioEmpty'],
    ['a text', bytes('Ana: We start on Monday.'), 'audio/mpeg', 'audioUnknown'],
    ['a picture', bytes('\x89PNG\r\n\x1a\n'), 'audio/webm', 'audioUnknown'],
    ['a video', bytes('\x1aE\xdf\xa3 webm V_VP9'), 'video/webm', 'audioIsVideo'],
    ['something that lies', bytes('ID3\x04 and sound'), 'audio/wav', 'audioMislabelled'],
    [
      'a video that says so at its end',
      Buffer.concat([bytes('\0\0\0\x1cftypisom'), Buffer.alloc(300_000), bytes(VIDEO_TRACK)]),
      'video/mp4',
      'audioIsVideo',
    ],
  ])('is not %s, and nothing of it stays', async (_, content, mediaType, key) => {
    const before = await kept();
    const { refusal } = await send(await buildPerson(app), content, { name: 'talk', mediaType });
    expect(refusal.errors?.map((error) => `${error.path} ${error.key}`)).toEqual([`file ${key}`]);
    expect(await kept()).toEqual(before);
    const { rows } = await app.ports.database.pool.query('select 1 from meeting_audios where bytes = 0');
    expect(rows).toEqual([]);
  });

  test('comes as a form and in no other way', async () => {
    const { token } = await buildPerson(app);
    const post = (payload: string, type: string) =>
      app.fastify.inject({
        method: 'POST',
        url: '/api/common/file/upload_audio',
        payload,
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
      });
    for (const type of ['application/json', 'audio/ogg', 'multipart/form-data'])
      expect((await post('{}', type)).statusCode).toBe(415);
    const half = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nOggS';
    expect((await post(half, 'multipart/form-data; boundary=x')).json()).toMatchObject({
      code: 400,
      data: { key: 'formInvalid' },
    });
    expect((await post('--x--\r\n', 'multipart/form-data; boundary=x')).json().data.errors).toMatchObject([
      { path: 'file', key: 'fileMissing' },
    ]);
  });

  test('belongs to one meeting of its owner', async () => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: 1 });
    const [other = owner] = members;
    const audioId = await buildAudio(app, owner);
    const add = { teamId, title: 'Oven', date: '2026-03-31', consent: true as const, audioId };
    const stolen = await app.call(api.meeting.add, add, { as: other });
    expect(stolen.refusal.errors).toMatchObject([{ path: 'audioId', key: 'audioNotFound' }]);
    const { id: meetingId } = await buildMeeting(app, owner, teamId);
    const update = (version: number) =>
      app.call(api.meeting.update, { meetingId, version, audioId }, { as: owner });
    expect((await update(1)).data.audios).toMatchObject([{ id: audioId, eraseAt: null, kept: false }]);
    expect((await update(2)).refusal.errors).toMatchObject([{ path: 'audioId', key: 'audioNotFound' }]);
  });

  test('is heard by those who took part, not by all who read the minutes', async () => {
    const { id: teamId, owner, members } = await buildTeam(app, { members: 2 });
    const [present = owner, absent = owner] = members;
    const audioId = await buildAudio(app, owner);
    const { id: meetingId } = await buildMeeting(app, owner, teamId, {
      audioId,
      participantIds: [present.id],
    });
    await sayFine(app, meetingId, [present]);
    await app.call(api.meeting.update, { meetingId, version: 1, share: 'team' }, { as: owner });
    expect((await get(meetingId, present)).audios).toHaveLength(1);
    expect((await get(meetingId, absent)).audios).toEqual([]);
  });
});

describe('the end of a recording', () => {
  test('is 30 days after the first minutes, unless it is kept on purpose', {
    tags: 'postgres/sql',
  }, async () => {
    const { id: teamId, owner: as } = await buildTeam(app);
    const meet = async () => {
      const audioId = await buildAudio(app, as);
      const { id: meetingId } = await buildMeeting(app, as, teamId, { audioId });
      return { meetingId, audioId };
    };
    const [plain, lasting, bare] = [await meet(), await meet(), await meet()];
    for (const { meetingId } of [plain, lasting]) await app.call(api.meeting.generate, { meetingId }, { as });
    app.clock.advance(20 * DAY);
    // Minutes made again move nothing.
    await app.call(api.meeting.generate, { meetingId: plain.meetingId, again: true }, { as });
    expect((await get(plain.meetingId, as)).audios[0]?.eraseAt).toBe('2026-04-30T12:00:00.000Z');
    await app.call(api.meeting.audio, { ...lasting, wish: 'keep' }, { as });
    app.clock.advance(10 * DAY + HOUR);
    const url = (await get(plain.meetingId, as)).audios[0]?.url ?? '';
    await runJob();
    const left = async ({ meetingId }: typeof plain) => (await get(meetingId, as)).audios.length;
    expect([await left(plain), await left(lasting), await left(bare)]).toEqual([0, 1, 1]);
    expect((await app.fastify.inject(url)).statusCode).toBe(404);
    await app.call(api.meeting.audio, { ...lasting, wish: 'release' }, { as });
    await runJob();
    expect(await left(lasting)).toBe(0);
  });

  test('is after 48 hours where no meeting has it, or none has it any more', async () => {
    const { id: teamId, owner: as } = await buildTeam(app);
    const before = await kept();
    await buildAudio(app, as);
    const audioId = await buildAudio(app, as);
    const { id: meetingId } = await buildMeeting(app, as, teamId, { audioId });
    app.clock.advance(47 * HOUR);
    await runJob();
    expect(await kept()).toHaveLength(before.length + 2);
    app.clock.advance(2 * HOUR);
    await runJob();
    expect(await kept()).toHaveLength(before.length + 1);
    await app.ports.database.pool.query('delete from meetings where id = $1', [meetingId]);
    await runJob();
    expect(await kept()).toEqual(before);
  });

  test('is when its owner says so, at once', async () => {
    const { id: teamId, owner: as } = await buildTeam(app);
    const before = await kept();
    const audioId = await buildAudio(app, as);
    const { id: meetingId } = await buildMeeting(app, as, teamId, { audioId });
    const wish = { meetingId, audioId, wish: 'delete' as const };
    expect((await app.call(api.meeting.audio, wish, { as })).data.audios).toEqual([]);
    expect(await kept()).toEqual(before);
    expect((await app.call(api.meeting.audio, wish, { as })).refusal.key).toBe('audioNotFound');
  });
});

test('a recording comes with one’s own data', async () => {
  const { owner: as } = await buildTeam(app);
  await buildAudio(app, as);
  const { content } = (await app.call(api.auth.export, {}, { as })).data;
  const files = Object.entries(unzipSync(content)).filter(([path]) => path.startsWith('meeting-audio/'));
  expect(files).toHaveLength(1);
  expect(Buffer.from(files[0]?.[1] ?? []).toString('latin1', 0, 4)).toBe('OggS');
});
