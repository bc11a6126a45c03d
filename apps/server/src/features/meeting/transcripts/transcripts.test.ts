import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { api } from '@garden/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTranscriber } from '../../../platform/ai/transcriber.ts';
import { silentLog } from '../../../platform/log.ts';
import { buildTeam, type TestPerson } from '../../../testing/factories.ts';
import { buildAudio, buildMeeting, soundPiece } from '../../../testing/meeting-factories.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { transcribeMeeting } from './store.ts';

type Answer = { status?: number; body: unknown };

/** A server of the protocol: what it was sent, and what it answers. */
let sent: string[] = [];
let answers: (request: string) => Answer;
const server = createServer(async (request, response) => {
  const body = (await buffer(request)).toString('latin1');
  sent.push(body);
  const { status = 200, body: answer } = answers(body);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
});

let app: TestApp;
let without: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const settings = { baseUrl, model: 'whisper', apiKey: 'secret', concurrency: 2 };
  app = await openTestApp({ transcriber: createTranscriber(settings, silentLog) });
  without = await openTestApp({ transcriber: null });
});
afterAll(async () => {
  await app.close();
  await without.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  sent = [];
  answers = (request) => ({
    body: {
      text: 'We begin. Ana buys it.',
      segments: [
        { start: 0, text: ' We begin.' },
        { start: 2.5, text: request.includes('second') ? ' Bo pays.' : ' Ana buys it.' },
      ],
    },
  });
});

const deaf = { name: { model: 'deaf', host: 'localhost' } };

/** A meeting with a recording of two segments of five seconds, and a note. */
async function recorded(on = app) {
  const { id: teamId, owner: as, members } = await buildTeam(on, { members: 1 });
  const recordingId = randomUUID() as string;
  for (const [segment, sound] of ['first', 'second'].entries()) {
    await on.call(api.meeting.piece, soundPiece(sound, { recordingId, segment }), { as });
    await on.call(api.meeting.endSegment, { recordingId, segment, pieces: 1, milliseconds: 5_000 }, { as });
  }
  const participantIds = members.map(({ id }) => id);
  const meeting = await buildMeeting(on, as, teamId, { recordingId, participantIds, transcript: 'Note' });
  return { as, teamId, members, meetingId: meeting.id };
}

const transcribe = (meetingId: string, as: TestPerson, on = app) =>
  on.call(api.meeting.transcribe, { meetingId }, { as });
const get = async (meetingId: string, as: TestPerson) =>
  (await app.call(api.meeting.get, { meetingId }, { as })).data;

describe('a recording', () => {
  test('is written down behind what stands there, with the times of its own cuts', async () => {
    const { as, meetingId, members } = await recorded();
    expect((await get(meetingId, as)).transcription).toEqual({ state: 'waiting', done: 0, total: 2 });
    expect((await transcribe(meetingId, as)).data.transcription).toMatchObject({ state: 'running', done: 0 });
    await app.ports.queue.drain();
    const { transcript, transcription, version, audios } = await get(meetingId, as);
    expect(transcription).toBeNull();
    expect(version).toBe(3);
    expect(transcript.map(({ at, text }) => [at, text])).toEqual([
      [null, 'Note'],
      [0, 'We begin.'],
      [2_500, 'Ana buys it.'],
      [5_000, 'We begin.'],
      [7_500, 'Bo pays.'],
    ]);
    const [one = null, two = null] = audios.map(({ id }) => id);
    expect(transcript.map(({ audioId }) => audioId)).toEqual([null, one, one, two, two]);
    expect(sent[0]).toContain('verbose_json');
    expect(sent[0]).toContain(members[0]?.name);
    expect((await transcribe(meetingId, as)).refusal.key).toBe('nothingToWriteDown');
  });

  test('in which no one is heard is kept, and sent nowhere', async () => {
    const { id: teamId, owner: as } = await buildTeam(app);
    const recordingId = randomUUID() as string;
    for (const [segment, sound] of ['second', 'silence', 'first'].entries()) {
      await app.call(api.meeting.piece, soundPiece(sound, { recordingId, segment }), { as });
      const ended = { recordingId, segment, pieces: 1, milliseconds: 5_000 };
      const isSilent = sound === 'silence' ? (true as const) : undefined;
      await app.call(api.meeting.endSegment, { ...ended, ...(isSilent && { isSilent }) }, { as });
    }
    const { id: meetingId, audios } = await buildMeeting(app, as, teamId, { recordingId, transcript: '' });
    expect(audios.map(({ url }) => url !== null)).toEqual([true, true, true]);
    await transcribe(meetingId, as);
    await app.ports.queue.drain();
    expect(sent).toHaveLength(2);
    const { transcript, transcription } = await get(meetingId, as);
    expect(transcription).toBeNull();
    // What follows keeps its time.
    expect(transcript.map(({ at }) => at)).toEqual([0, 2_500, 10_000, 12_500]);
  });

  test('is written down by a server that gives no times', async () => {
    answers = (request) =>
      request.includes('verbose_json')
        ? { status: 400, body: { error: { message: 'unknown response_format' } } }
        : { body: { text: 'All of it.\nTo the end.' } };
    const { as, meetingId } = await recorded();
    await transcribe(meetingId, as);
    await app.ports.queue.drain();
    const { transcript } = await get(meetingId, as);
    expect(transcript.slice(1).map(({ at, text }) => [at, text])).toEqual([
      [0, 'All of it.'],
      [null, 'To the end.'],
      [5_000, 'All of it.'],
      [null, 'To the end.'],
    ]);
  });

  test.each([
    ['does not know the key', { status: 401, body: { error: {} } }, 'turnedAway'],
    ['is in trouble', { status: 500, body: { error: {} } }, 'away'],
    ['answers with something else', { body: { words: 'none' } }, 'failed'],
  ])('goes on where it stopped after a server that %s', async (_, fault, state) => {
    const right = answers;
    answers = (request) => (request.includes('second') ? fault : right(request));
    const { as, meetingId } = await recorded();
    await transcribe(meetingId, as);
    await app.ports.queue.drain();
    expect((await get(meetingId, as)).transcription).toEqual({ state, done: 1, total: 2 });
    sent = [];
    answers = right;
    await transcribe(meetingId, as);
    await app.ports.queue.drain();
    expect(sent).toHaveLength(1);
    expect((await get(meetingId, as)).transcript).toHaveLength(5);
  });

  test('whose model is gone is told to administrators of teams that have recordings written down, once until it answers', async () => {
    const { as, teamId, members, meetingId } = await recorded();
    const [{ as: other }, { as: quiet }] = [await recorded(), { as: (await buildTeam(app)).owner }];
    const toldOf = async (person: TestPerson) =>
      (await app.call(api.notice.get, { kind: 'ai' }, { as: person })).data.items;
    const works = answers;
    answers = () => ({ status: 404, body: { error: { message: 'no such model' } } });
    const fail = async () => {
      await transcribe(meetingId, as);
      await app.ports.queue.drain();
    };
    await fail();
    await fail();
    expect((await get(meetingId, as)).transcription).toMatchObject({ state: 'turnedAway' });
    expect(await toldOf(as)).toMatchObject([
      { team: { id: teamId }, text: expect.stringContaining('write recordings down') },
    ]);
    for (const person of [...members, other, quiet]) expect(await toldOf(person)).toEqual([]);
    answers = (request) => (request.includes('second') ? { status: 404, body: {} } : works(request));
    await fail();
    expect(await toldOf(as)).toHaveLength(2);
  });

  test('can be asked for again after a fault of our own', async () => {
    const { as, meetingId } = await recorded();
    await transcribe(meetingId, as);
    const transcriber = { ...deaf, transcribe: () => Promise.reject(new TypeError('a fault')) };
    await expect(transcribeMeeting({ ...app.ports, transcriber }, meetingId)).rejects.toThrow('a fault');
    expect((await get(meetingId, as)).transcription).toEqual({ state: 'failed', done: 0, total: 2 });
    expect((await transcribe(meetingId, as)).data.transcription).toMatchObject({ state: 'running' });
    await app.ports.queue.drain();
    expect((await get(meetingId, as)).transcript).toHaveLength(5);
  });

  test('leaves no server that can’t, and none where it is turned off', async () => {
    const bare = await recorded(without);
    expect((await transcribe(bare.meetingId, bare.as, without)).refusal.key).toBe('transcriberMissing');
    const { as, meetingId } = await recorded();
    await app.call(api.ai.choose, { off: ['transcription'] }, { as });
    expect((await transcribe(meetingId, as)).refusal.key).toBe('aiOffForYou');
    await app.ports.queue.drain();
    expect(sent).toEqual([]);
  });

  test('is sent by its owner alone, and as it is where it is one file', async () => {
    const { as, meetingId, members } = await recorded();
    const [other = as] = members;
    expect((await transcribe(meetingId, other)).refusal.key).toBe('meetingNotFound');
    const audioId = await buildAudio(app, as);
    await app.call(api.meeting.update, { meetingId, version: 1, audioId }, { as });
    await app.ports.database.pool.query('update meeting_audios set bytes = 26214401 where id = $1', [
      audioId,
    ]);
    expect((await transcribe(meetingId, as)).refusal).toMatchObject({ key: 'soundTooLarge' });
  });
});
