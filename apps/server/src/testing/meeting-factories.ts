import { createHash, randomUUID } from 'node:crypto';
import { api, type IncomingFile, type MeetingView, type RequestOf } from '@garden/contract';
import type { TestPerson } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A recording as it comes in with a form: the beginning of an Ogg file, and silence. */
export function soundFile(
  content = Buffer.concat([Buffer.from('OggS\0\x02OpusHead', 'latin1'), Buffer.alloc(5_000)]),
  { name = 'talk.ogg', mediaType = 'audio/ogg' } = {},
): IncomingFile {
  return {
    name,
    mediaType,
    content: (async function* () {
      yield content;
    })(),
  };
}

/** A piece of a recording with some sound in it; the first of a segment tells what it is. */
export function soundPiece(
  sound: string,
  { recordingId = randomUUID() as string, segment = 0, number = 0 } = {},
): RequestOf<typeof api.meeting.piece> {
  const head = number === 0 ? '\x1aE\xdf\xa3 webm A_OPUS ' : '';
  const content = Buffer.from(`${head}${sound}`, 'latin1');
  const sha256 = createHash('sha256').update(content).digest('hex');
  return {
    recordingId,
    segment,
    number,
    mediaType: 'audio/webm',
    content: content.toString('base64'),
    sha256,
  };
}

/** A recording that was taken in, for a meeting to have. */
export async function buildAudio(app: TestApp, as: TestPerson): Promise<string> {
  const taken = await app.call(api.file.uploadAudio, { file: soundFile() }, { as });
  if (taken.code !== 200) throw new Error(`no recording: ${taken.message}`);
  return taken.data.audioId;
}

/** Those who took part say that others may read the rest, so that a shared meeting is read. */
export async function sayFine(app: TestApp, meetingId: string, people: readonly TestPerson[]): Promise<void> {
  for (const as of people) {
    const said = await app.call(api.meeting.withdraw, { meetingId, fine: true }, { as });
    if (said.code !== 200) throw new Error(`not fine: ${said.message}`);
  }
}

/** A meeting of a team, with a transcript of four lines. */
export async function buildMeeting(
  app: TestApp,
  as: TestPerson,
  teamId: string,
  overrides: Partial<RequestOf<typeof api.meeting.add>> = {},
): Promise<MeetingView> {
  const transcript = [
    'Ana: The new oven bakes forty loaves an hour.',
    'Bo: Then we decided to buy it.',
    'Ana: I’ll call the dealer tomorrow.',
    'Bo: Who pays for the old one?',
  ].join('\n');
  const meeting = {
    teamId,
    title: 'The oven',
    date: '2026-03-31',
    transcript,
    consent: true as const,
    ...overrides,
  };
  const added = await app.call(api.meeting.add, meeting, { as });
  if (added.code !== 200) throw new Error(`no meeting: ${added.message}`);
  return added.data;
}
