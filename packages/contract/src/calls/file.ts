import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_AUDIO_BYTES } from '../limits.ts';

/** What stands around a file in a form. */
const AROUND = 64 * 1024;

/** Files for what is made of them afterwards. */
export const file = {
  uploadAudio: endpoint({
    method: 'POST',
    path: 'common/file/upload_audio',
    summary:
      'Takes in a recording of a meeting, a form with one file: MP3, M4A, WAV, WebM or Ogg, 500 MB at most. What no meeting has after 48 hours is deleted.',
    kind: 'write',
    access: 'session',
    takes: 'form',
    bodyLimit: MAX_AUDIO_BYTES + AROUND,
    input: z.strictObject({ file: f.incomingFile() }),
    output: z.object({ audioId: f.id(), mediaType: z.string(), bytes: z.int() }),
  }),
};
