import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { meetingAudioPieces, meetingAudios } from '../../../db/schema/meeting.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Files } from '../../../platform/files.ts';
import { pieceKey } from './rules.ts';
import type { AudioRow } from './store.ts';

export type Piece = Pick<typeof meetingAudioPieces.$inferSelect, 'number' | 'bytes' | 'sha256'>;
type Segment = Authorized<AudioRow & { readonly recordingId: string; readonly segment: number }>;
type Held = { readonly id: string; readonly file: string };

/** The pieces of the recording that a statement reads, in their order, as JSON. */
export const piecesOfAudio = sql<Piece[]>`(
  select coalesce(json_agg(json_build_object('number', piece.number, 'bytes', piece.bytes, 'sha256', piece.sha256)
    order by piece.number), '[]')
  from ${meetingAudioPieces} as piece where piece.audio_id = ${meetingAudios}.id
)`;

/** The segment that a piece belongs to; the first one to come begins it. */
export async function beginSegment(db: Queryable, segment: Segment) {
  const [begun] = await db
    .insert(meetingAudios)
    .values(segment)
    .onConflictDoUpdate({
      target: [meetingAudios.ownerId, meetingAudios.recordingId, meetingAudios.segment],
      set: { recordingId: segment.recordingId },
    })
    .returning({
      id: meetingAudios.id,
      ownerId: meetingAudios.ownerId,
      file: meetingAudios.file,
      bytes: meetingAudios.bytes,
    });
  if (!begun) throw new Error('a segment was neither begun nor there');
  return begun;
}

/** Keeps a piece; says no where another has its number. */
export async function keepPiece(db: Queryable, { id }: Authorized<Held>, piece: Piece): Promise<boolean> {
  const kept = await db
    .insert(meetingAudioPieces)
    .values({ ...piece, audioId: id })
    .onConflictDoUpdate({
      target: [meetingAudioPieces.audioId, meetingAudioPieces.number],
      set: { bytes: piece.bytes },
      setWhere: eq(meetingAudioPieces.sha256, piece.sha256),
    })
    .returning({ number: meetingAudioPieces.number });
  return kept.length > 0;
}

/** A segment of someone’s own with the pieces that have come, held until the transaction ends. */
export async function lockSegment(tx: Transaction, recordingId: string, segment: number, ownerId: string) {
  const { id, file, bytes } = meetingAudios;
  const [found] = await tx
    .select({ id, file, bytes, ownerId: meetingAudios.ownerId, pieces: piecesOfAudio })
    .from(meetingAudios)
    .where(
      and(
        eq(meetingAudios.recordingId, recordingId),
        eq(meetingAudios.segment, segment),
        eq(meetingAudios.ownerId, ownerId),
      ),
    )
    .for('update');
  return found;
}

/** Where a recording of someone’s own has gone, and how long it stays: a segment that ends late goes there, too. */
export async function findHome(db: Queryable, recordingId: string, ownerId: string) {
  const { meetingId, eraseAt, kept } = meetingAudios;
  const [home] = await db
    .select({ meetingId, eraseAt, kept })
    .from(meetingAudios)
    .where(
      and(
        eq(meetingAudios.ownerId, ownerId),
        eq(meetingAudios.recordingId, recordingId),
        isNotNull(meetingId),
      ),
    )
    .limit(1);
  return home;
}

/** A segment is whole; the hourly job deletes the pieces that it was made of. */
export function setWhole(
  tx: Transaction,
  { id }: Authorized<Held>,
  whole: Pick<AudioRow, 'bytes' | 'milliseconds'> & Partial<AudioRow>,
): void {
  tx.atCommit(tx.update(meetingAudios).set(whole).where(eq(meetingAudios.id, id)));
}

/** Deletes the files of pieces whose rows go with their recording. */
export async function deletePieceFiles(
  files: Files,
  { file }: Pick<Held, 'file'>,
  pieces: readonly Piece[],
): Promise<void> {
  for (const piece of pieces) await files.delete(pieceKey(file, piece));
}
