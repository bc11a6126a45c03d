import { buffer } from 'node:stream/consumers';
import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import type { Files } from '../../../platform/files.ts';
import { findHome, lockSegment, type Piece, setWhole } from './pieces.store.ts';
import { lockRecordings } from './room.store.ts';
import { audioKey, pieceKey } from './rules.ts';

export const meetingEndSegment = call(api.meeting.endSegment, async (ctx, input) => {
  const { recordingId, segment, milliseconds } = input;
  const { database, files } = ctx;
  const { userId } = ctx.actor;
  return database.transaction(async (tx) => {
    const [, found, home] = await Promise.all([
      lockRecordings(tx, userId),
      lockSegment(tx, recordingId, segment, userId),
      findHome(tx, recordingId, userId),
    ]);
    if (!found) throw refuse('audioNotFound');
    if (found.bytes > 0) return { audioId: found.id, missing: [] };
    const pieces = found.pieces.filter(({ number }) => number < input.pieces);
    const here = new Set(pieces.map(({ number }) => number));
    const missing = Array.from({ length: input.pieces }, (_, number) => number).filter(
      (number) => !here.has(number),
    );
    if (missing.length > 0) return { audioId: null, missing };
    await files.put(audioKey(found.file), joined(files, found.file, pieces));
    const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
    const own = authorize(found, found.ownerId === userId, 'audioNotFound');
    // Models make up words where there are none.
    const writtenAt = input.isSilent ? ctx.now : null;
    setWhole(tx, own, { bytes, milliseconds, writtenAt, ...home });
    return { audioId: found.id, missing: [] };
  });
});

/** One piece after the other, so that never more than one is held. */
async function* joined(files: Files, file: string, pieces: readonly Piece[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces)
    yield await buffer(files.read(pieceKey(file, piece), { start: 0, end: piece.bytes - 1 }));
}
