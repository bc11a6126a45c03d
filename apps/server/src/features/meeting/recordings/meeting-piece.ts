import { createHash } from 'node:crypto';
import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { beginSegment, keepPiece } from './pieces.store.ts';
import { checkRoom, lockRecordings } from './room.store.ts';
import { audioKindOf, isCalled, pieceKey } from './rules.ts';

const NAME_LETTERS = 32;
const endings = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' } as const;

export const meetingPiece = call(api.meeting.piece, async (ctx, input) => {
  const { recordingId, segment, number, mediaType } = input;
  const { database, files, random, now } = ctx;
  const { userId: ownerId } = ctx.actor;
  const content = Buffer.from(input.content, 'base64');
  const sha256 = createHash('sha256').update(content).digest('hex');
  if (sha256 !== input.sha256) throw refuseField('sha256', 'pieceSpoilt');
  // The first one tells what all of them are.
  if (number === 0) checkKind(content, mediaType);
  const row = {
    id: random.id(),
    ownerId,
    meetingId: null,
    file: `${random.letters(NAME_LETTERS).toLowerCase()}.${endings[mediaType]}`,
    mediaType,
    bytes: 0,
    arriving: 0,
    addedAt: now,
    eraseAt: null,
    kept: false,
    recordingId,
    segment,
    milliseconds: null,
    writtenAt: null,
  };
  return database.transaction(async (tx) => {
    const [, begun] = await Promise.all([
      lockRecordings(tx, ownerId),
      beginSegment(tx, authorize(row, row.ownerId === ownerId, 'audioNotFound')),
      checkRoom(tx, ownerId, { more: content.length, field: 'content' }),
    ]);
    if (begun.bytes > 0) return { isWhole: true };
    const piece = { number, bytes: content.length, sha256 };
    const own = authorize(begun, begun.ownerId === ownerId, 'audioNotFound');
    if (!(await keepPiece(tx, own, piece))) throw refuseField('number', 'pieceDiffers');
    await files.put(pieceKey(begun.file, piece), content);
    return { isWhole: false };
  });
});

function checkKind(head: Buffer, mediaType: string): void {
  const kind = audioKindOf(head);
  if (kind === 'video') throw refuseField('content', 'audioIsVideo');
  if (kind === undefined || !isCalled(kind, mediaType)) throw refuseField('content', 'audioUnknown');
}
