import { MAX_TRANSCRIPT } from '@garden/contract';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { meetingAudios, meetingParticipants, meetings } from '../../../db/schema/meeting.ts';
import { authorize } from '../../../http/authorize.ts';
import { AiFailure, isToMend } from '../../../platform/ai/ai.ts';
import { type HeardLine, MAX_SOUND, type Transcriber } from '../../../platform/ai/transcriber.ts';
import type { Ports } from '../../../platform/ports.ts';
import { monthBefore } from '../../ai/provider/rules.ts';
import { orTellOfGone } from '../../ai/provider/store.ts';
import type { StoredTranscription } from '../minutes/store.ts';
import { audioKey } from '../recordings/rules.ts';

/** What has been added stays, so that a server which ends in between asks for nothing twice. */
export async function transcribeMeeting(ports: Ports, meetingId: string): Promise<void> {
  const { database, transcriber } = ports;
  if (!transcriber) return endTranscription(database.db, meetingId, 'away');
  for (;;) {
    const next = await findNextUnwritten(database.db, meetingId);
    if (!next) return endTranscription(database.db, meetingId, null);
    try {
      const heard = await hear(ports, transcriber, next);
      if (next.characters + lengthOf(heard) > MAX_TRANSCRIPT)
        throw new AiFailure('tooLong', 'the transcript is full');
      await addHeard(database, { ...next, meetingId }, heard, ports.clock.now());
    } catch (error) {
      const isExpected = error instanceof AiFailure;
      await endTranscription(database.db, meetingId, isExpected ? endOf(error) : 'failed');
      // A fault of ours is tried again by the queue, and can be asked for again meanwhile.
      if (!isExpected) throw error;
      return;
    }
  }
}

/** Teams in which recordings are written down, or were since the month before. */
const transcribing = (now: Date) => sql`
  select ${meetings.teamId} from ${meetings}
  where ${meetings.transcription} is not null or exists (
    select from ${meetingAudios} as written
    where written.meeting_id = ${meetings.id} and written.written_at >= ${`${monthBefore(now)}-01`}::date
  )`;

async function hear(
  { files, database, random, clock }: Ports,
  transcriber: Transcriber,
  { file, mediaType, names, startsAt, ...audio }: Unwritten,
) {
  const content = await files.get(audioKey(file));
  // It was deleted meanwhile: nothing is heard in it.
  if (!content) return [];
  const now = clock.now();
  const asked = authorize(audio, content.length <= MAX_SOUND, 'soundTooLarge');
  const lines = await orTellOfGone({ database, random, now }, transcriber, asked, {
    usedBy: transcribing(now),
    stage: 'recordings',
    ask: () => transcriber.transcribe({ name: file, mediaType, content }, names),
  });
  return lines.map(({ at, text }, index) => ({
    text,
    // A file without times of its own is known by when it begins.
    at: at !== null ? startsAt + at : index === 0 ? startsAt : null,
  }));
}

const lengthOf = (lines: readonly HeardLine[]) => lines.reduce((sum, { text }) => sum + text.length, 0);

function endOf({ reason }: AiFailure): StoredTranscription {
  if (isToMend(reason)) return 'turnedAway';
  return reason === 'away' || reason === 'busy' || reason === 'late' ? 'away' : 'failed';
}

/** A recording that is to be written down. */
type Unwritten = NonNullable<Awaited<ReturnType<typeof findNextUnwritten>>>;

/** The next recording of a living meeting to be written down, with the names that may be heard in it. */
async function findNextUnwritten(db: Database, meetingId: string) {
  const { id, file, mediaType, segment, recordingId } = meetingAudios;
  const [found] = await db
    .select({
      id,
      file,
      mediaType,
      /** When it begins in its recording, in milliseconds. */
      startsAt: sql<number>`coalesce((
        select sum(earlier.milliseconds) from ${meetingAudios} as earlier
        where earlier.owner_id = ${meetingAudios.ownerId} and earlier.recording_id = ${recordingId}
          and earlier.segment < ${segment}
      ), 0)::int`,
      characters: sql<number>`length(${meetings.transcript}::text)`,
      names: sql<string[]>`array(
        select person.name from ${meetingParticipants} as part join ${users} as person on person.id = part.user_id
        where part.meeting_id = ${meetings}.id and person.deleted_at is null order by person.name
      )`,
    })
    .from(meetingAudios)
    .innerJoin(meetings, eq(meetings.id, meetingAudios.meetingId))
    .where(
      and(
        eq(meetingAudios.meetingId, meetingId),
        isNull(meetingAudios.writtenAt),
        gt(meetingAudios.bytes, 0),
        isNull(meetings.deletedAt),
      ),
    )
    .orderBy(asc(meetingAudios.addedAt), asc(segment), asc(id))
    .limit(1);
  return found;
}

/** Adds what was heard in a recording behind the transcript, on whose lines minutes may rest; once for each recording. */
async function addHeard(
  database: OpenDatabase,
  { id, meetingId }: { readonly id: string; readonly meetingId: string },
  heard: readonly HeardLine[],
  now: Date,
): Promise<void> {
  const lines = JSON.stringify(heard.map(({ at, text }) => ({ speaker: '', text, at, audioId: id })));
  await database.transaction(async (tx) => {
    const written = await tx
      .update(meetingAudios)
      .set({ writtenAt: now })
      .where(and(eq(meetingAudios.id, id), isNull(meetingAudios.writtenAt)))
      .returning({ id: meetingAudios.id });
    if (written.length === 0 || heard.length === 0) return;
    await tx
      .update(meetings)
      .set({
        transcript: sql`${meetings.transcript} || ${lines}::jsonb`,
        version: sql`${meetings.version} + 1`,
      })
      .where(eq(meetings.id, meetingId));
  });
}

/** Says how writing down ended; null where all is written. */
async function endTranscription(
  db: Database,
  meetingId: string,
  state: StoredTranscription | null,
): Promise<void> {
  await db.update(meetings).set({ transcription: state }).where(eq(meetings.id, meetingId));
}
