import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_PIECE, MAX_PIECES, MAX_SEGMENTS } from '../limits.ts';

const segmentOf = {
  /** Of the recording, made up by the browser that records it. */
  recordingId: f.id(),
  segment: f.count({ from: 0, to: MAX_SEGMENTS - 1 }),
};

const content = () =>
  z
    .string(f.say('pieceInvalid'))
    .check(
      z.maxLength(MAX_PIECE, f.say('pieceTooLarge')),
      z.regex(
        /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$|^[A-Za-z0-9+/]{2}==$|^[A-Za-z0-9+/]{3}=$/,
        f.say('pieceInvalid'),
      ),
    );

/** What is recorded in a browser arrives in segments of minutes, and each of these in pieces of seconds. */
export const segments = {
  piece: endpoint({
    method: 'POST',
    path: 'user/meeting/piece',
    summary:
      'Takes in a piece of a segment that is being recorded: in any order, and as often as it is sent. What no meeting has after 48 hours is deleted.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      ...segmentOf,
      number: f.count({ from: 0, to: MAX_PIECES - 1 }),
      mediaType: z.enum(['audio/webm', 'audio/mp4', 'audio/ogg'], f.say('fieldInvalid')),
      /** Base64. */
      content: content(),
      /** Of the bytes, in hexadecimal. */
      sha256: z.string(f.say('pieceInvalid')).check(z.regex(/^[0-9a-f]{64}$/, f.say('pieceInvalid'))),
    }),
    /** Whether the segment is whole already, so that nothing more of it is needed. */
    output: z.object({ isWhole: z.boolean() }),
  }),
  endSegment: endpoint({
    method: 'POST',
    path: 'user/meeting/end-segment',
    summary: 'Joins the pieces of a segment, or names those that are missing.',
    kind: 'write',
    access: 'session',
    input: z.strictObject({
      ...segmentOf,
      pieces: f.count({ from: 1, to: MAX_PIECES }),
      /** How long it sounds. */
      milliseconds: f.count({ from: 0, to: 24 * 60 * 60 * 1000 }),
      /** No one is heard in it: it is kept, and not sent to be written down. */
      isSilent: f.flag(),
    }),
    output: z.object({
      /** Null while pieces are missing. */
      audioId: z.nullable(f.id()),
      missing: z.array(z.int()),
    }),
  }),
};
