import { api } from '@garden/contract';
import { callApi } from '../../../lib/api/call-api.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { type MediaType, type Piece, recordingStore, type Segment } from './recording-store.ts';

/** Bytes that are made text at once: a function takes only so many arguments. */
const STEP = 32_768;

/**
 * Sends what the server does not have of a recording, piece by piece, and ends the segments that are over.
 * @param over segments whose last piece was on the device before this was asked
 * @returns whether the server has all of it now
 * @throws what a call throws: no network, or a refusal
 */
export async function sendPieces(
  { id, mediaType }: { readonly id: string; readonly mediaType: MediaType },
  over: ReadonlySet<number>,
  onSent: () => void,
): Promise<boolean> {
  let isWhole = true;
  for (const segment of await recordingStore.segments(id)) {
    if (segment.isKept) continue;
    for (const piece of await recordingStore.pieces(id, segment.number)) {
      if (piece.sent === 1) continue;
      await sendPiece(piece, mediaType);
      await recordingStore.setSent(piece, 1);
      onSent();
    }
    isWhole = over.has(segment.number) && (await endSegment(segment)) && isWhole;
  }
  return isWhole;
}

async function sendPiece(
  { recordingId, segment, number, content }: Piece,
  mediaType: MediaType,
): Promise<void> {
  await callApi(api.meeting.piece, {
    recordingId,
    segment,
    number,
    mediaType,
    content: base64(new Uint8Array(content)),
    sha256: await sha256(content),
  });
}

/** Pieces that the server names as missing are sent again with the next round. */
async function endSegment(segment: Segment): Promise<boolean> {
  const { recordingId, number, pieces, milliseconds, isSilent } = segment;
  if (pieces === 0) {
    await recordingStore.keep(segment);
    return true;
  }
  const { missing } = await callApi(api.meeting.endSegment, {
    recordingId,
    segment: number,
    pieces,
    milliseconds,
    ...(isSilent && { isSilent }),
  });
  if (missing.length === 0) {
    await recordingStore.keep(segment);
    return true;
  }
  const asked = new Set(missing);
  for (const piece of await recordingStore.pieces(recordingId, number))
    if (asked.has(piece.number)) await recordingStore.setSent(piece, 0);
  return false;
}

/** Whether sending it again later can help: without a network it can, a refusal stays. */
export const isWorthRetrying = (failure: unknown): boolean =>
  !(failure instanceof ApiRefusal) || failure.key === 'pieceSpoilt' || failure.code >= 429;

export function base64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += STEP)
    letters += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(letters);
}

async function sha256(content: ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
