import { and, asc, eq, getTableColumns, gt, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { meetingAudioPieces, meetingAudios, meetings } from '../../../db/schema/meeting.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { refuseField } from '../../../http/refusal.ts';
import { DAY, HOUR, shift } from '../../../platform/clock.ts';
import { inBatches } from '../../../platform/erase-hidden.ts';
import type { Files } from '../../../platform/files.ts';
import type { Ports } from '../../../platform/ports.ts';
import { deletePieceFiles, type Piece, piecesOfAudio } from './pieces.store.ts';
import { lockRecordings } from './room.store.ts';
import {
  AUDIO_FOLDER,
  audioKey,
  DAYS_AFTER_MINUTES,
  HOURS_WITHOUT_MEETING,
  PIECES_FOLDER,
  pieceKey,
} from './rules.ts';

export type AudioRow = typeof meetingAudios.$inferSelect;
type Held = Authorized<{ readonly id: string }>;

const AT_ONCE = 50;

/** When a recording goes whose minutes are made now. */
export const eraseAfterMinutes = (now: Date): Date => shift(now, DAYS_AFTER_MINUTES * DAY);

/** The recordings of the meeting that a statement reads, as JSON. */
export const audiosOfMeeting = sql<StoredAudio[]>`(
  select coalesce(json_agg(json_build_object('id', audio.id, 'file', audio.file, 'mediaType', audio.media_type,
    'bytes', audio.bytes, 'eraseAt', audio.erase_at, 'kept', audio.kept, 'recordingId', audio.recording_id,
    'segment', audio.segment, 'milliseconds', audio.milliseconds, 'writtenAt', audio.written_at)
    order by audio.added_at, audio.segment, audio.id), '[]')
  from ${meetingAudios} as audio where audio.meeting_id = ${meetings}.id
)`;
/** A recording as it stands with its meeting; its end in any spelling of an instant. */
export type StoredAudio = Pick<
  AudioRow,
  'id' | 'file' | 'mediaType' | 'bytes' | 'kept' | 'recordingId' | 'segment' | 'milliseconds'
> & {
  readonly eraseAt: string | Date | null;
  readonly writtenAt: string | Date | null;
};

/** Notes a recording that begins to come; whatever ends that, the hourly job finds what was left. */
export async function insertAudio(db: Queryable, audio: Authorized<AudioRow>): Promise<void> {
  await db.insert(meetingAudios).values(audio);
}

/** What a meeting is to have: a file that was taken in whole, or all segments of a recording. */
export type WantedAudio = {
  readonly audioId?: string | undefined;
  readonly recordingId?: string | undefined;
};

/** Whole recordings of someone’s own that no meeting has yet, held until the transaction ends, in their order. */
export async function lockFreeAudios(
  tx: Transaction,
  { audioId, recordingId }: WantedAudio,
  ownerId: string,
): Promise<AudioRow[]> {
  if (audioId === undefined && recordingId === undefined) return [];
  const isWanted = or(
    audioId === undefined ? undefined : eq(meetingAudios.id, audioId),
    recordingId === undefined ? undefined : eq(meetingAudios.recordingId, recordingId),
  );
  const isFree = and(isNull(meetingAudios.meetingId), gt(meetingAudios.bytes, 0));
  const [, free] = await Promise.all([
    lockRecordings(tx, ownerId),
    tx
      .select()
      .from(meetingAudios)
      .where(and(isWanted, eq(meetingAudios.ownerId, ownerId), isFree))
      .orderBy(asc(meetingAudios.segment), asc(meetingAudios.id))
      .for('update'),
  ]);
  return free;
}

/** @throws Refusal `audioNotFound` at the field for a recording that was not found */
export function checkFound({ audioId, recordingId }: WantedAudio, found: readonly AudioRow[]): void {
  if (audioId !== undefined && !found.some(({ id }) => id === audioId))
    throw refuseField('audioId', 'audioNotFound');
  if (recordingId !== undefined && !found.some((audio) => audio.recordingId === recordingId))
    throw refuseField('recordingId', 'audioNotFound');
}

/** A recording of a meeting by the id of any of its segments, with all of them. */
export async function findAudios(db: Queryable, meetingId: string, id: string) {
  const other = alias(meetingAudios, 'other');
  const sameRecording = db
    .select({ recordingId: other.recordingId })
    .from(other)
    .where(and(eq(other.id, id), eq(other.meetingId, meetingId)));
  return db
    .select({ ...getTableColumns(meetingAudios), pieces: piecesOfAudio })
    .from(meetingAudios)
    .where(
      and(
        eq(meetingAudios.meetingId, meetingId),
        or(eq(meetingAudios.id, id), inArray(meetingAudios.recordingId, sameRecording)),
      ),
    );
}

/** Changes a recording when the transaction ends. */
export function changeAudio(tx: Transaction, { id }: Held, changes: Partial<AudioRow>): void {
  tx.atCommit(tx.update(meetingAudios).set(changes).where(eq(meetingAudios.id, id)));
}

/** The same as it is shown before that. */
export const withEnd = (audios: readonly StoredAudio[], now: Date): StoredAudio[] =>
  audios.map((audio) => ({ ...audio, eraseAt: audio.eraseAt ?? eraseAfterMinutes(now) }));

/** With its first minutes it is known when a meeting’s recordings go; minutes made again move nothing. */
export function planEnd(tx: Transaction, { id }: Held, now: Date): void {
  tx.atCommit(
    tx
      .update(meetingAudios)
      .set({ eraseAt: eraseAfterMinutes(now) })
      .where(and(eq(meetingAudios.meetingId, id), isNull(meetingAudios.eraseAt))),
  );
}

/** Deletes a recording: the files before the row, so that one which breaks off can be repeated. */
export async function deleteAudio(
  tx: Transaction,
  files: Files,
  audio: Authorized<AudioRow & { readonly pieces?: readonly Piece[] }>,
): Promise<void> {
  await files.delete(audioKey(audio.file));
  await deletePieceFiles(files, audio, audio.pieces ?? []);
  await tx.delete(meetingAudios).where(eq(meetingAudios.id, audio.id));
}

/** Deletes the sound of a recording, for good; that there was one stays known, so that what follows keeps its time. */
export async function silence(
  tx: Transaction,
  files: Files,
  { id, file }: Authorized<Pick<StoredAudio, 'id' | 'file'>>,
  now: Date,
): Promise<void> {
  await files.delete(audioKey(file));
  const pieces = await tx.delete(meetingAudioPieces).where(eq(meetingAudioPieces.audioId, id)).returning({
    number: meetingAudioPieces.number,
    bytes: meetingAudioPieces.bytes,
    sha256: meetingAudioPieces.sha256,
  });
  await deletePieceFiles(files, { file }, pieces);
  tx.atCommit(tx.update(meetingAudios).set({ bytes: 0, writtenAt: now }).where(eq(meetingAudios.id, id)));
}

/** Someone’s own recordings that have come whole. */
export async function listOwnAudios(db: Queryable, ownerId: string): Promise<AudioRow[]> {
  return db.select().from(meetingAudios).where(eq(meetingAudios.ownerId, ownerId));
}

/** Deletes the files of someone’s recordings; their rows go as declared. */
export async function deleteOwnFiles(tx: Transaction, files: Files, ownerId: string): Promise<void> {
  const own = await tx
    .select({ file: meetingAudios.file, pieces: piecesOfAudio })
    .from(meetingAudios)
    .where(eq(meetingAudios.ownerId, ownerId));
  for (const audio of own) {
    await files.delete(audioKey(audio.file));
    await deletePieceFiles(files, audio, audio.pieces);
  }
}

/** Deletes recordings whose time is over, those that no meeting has, and what never came whole. */
export async function deleteDueAudios({
  clock,
  database,
  files,
}: Pick<Ports, 'clock' | 'database' | 'files'>): Promise<number> {
  const now = clock.now();
  const waited = shift(now, -HOURS_WITHOUT_MEETING * HOUR);
  const counts = await Promise.all([
    inBatches((limit) => deleteDue(database.db, files, { now, waited }, limit), AT_ONCE),
    inBatches((limit) => deleteJoinedPieces(database.db, files, limit), AT_ONCE),
    files.deleteUnfinished(AUDIO_FOLDER, waited),
    files.deleteUnfinished(PIECES_FOLDER, waited),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

async function deleteDue(
  db: Database,
  files: Files,
  { now, waited }: { readonly now: Date; readonly waited: Date },
  limit: number,
): Promise<number> {
  const { id, file, meetingId, addedAt, eraseAt, kept } = meetingAudios;
  const isLeft = and(isNull(meetingId), lt(addedAt, waited));
  const due = await db
    .select({ id, file, pieces: piecesOfAudio })
    .from(meetingAudios)
    .where(or(isLeft, and(not(kept), lt(eraseAt, now))))
    .limit(limit);
  for (const audio of due) {
    await files.delete(audioKey(audio.file));
    await deletePieceFiles(files, audio, audio.pieces);
  }
  if (due.length > 0)
    await db.delete(meetingAudios).where(
      inArray(
        id,
        due.map((audio) => audio.id),
      ),
    );
  return due.length;
}

/** Deletes pieces that have become a whole segment: the files before the rows, so that what breaks off can be repeated. */
async function deleteJoinedPieces(db: Database, files: Files, limit: number): Promise<number> {
  const { id, file, bytes } = meetingAudios;
  const { audioId, number, sha256 } = meetingAudioPieces;
  const joined = await db
    .select({ id, file, number, bytes: meetingAudioPieces.bytes, sha256 })
    .from(meetingAudioPieces)
    .innerJoin(meetingAudios, eq(id, audioId))
    .where(gt(bytes, 0))
    .limit(limit);
  for (const piece of joined) {
    await files.delete(pieceKey(piece.file, piece));
    await db.delete(meetingAudioPieces).where(and(eq(audioId, piece.id), eq(number, piece.number)));
  }
  return joined.length;
}
