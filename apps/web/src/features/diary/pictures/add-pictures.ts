import { MAX_IMAGE_BYTES } from '@garden/contract';
import { t } from '@lingui/core/macro';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { PICTURE_SIDE, pictureToSend } from '../../../lib/shrink-picture.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { sendPicture } from './send-picture.ts';
import type { useQueuedPictures } from './use-queued-pictures.ts';
import type { EditedText } from './use-sent-pictures.ts';

/**
 * Shrinks files and sends them, and says which are no pictures that this browser can read.
 * @param room for so many of the most there may be; the others are left out
 */
export async function addPictures(
  files: readonly File[],
  { room, max }: { readonly room: number; readonly max: number },
  of: EditedText,
  waiting: ReturnType<typeof useQueuedPictures>,
): Promise<void> {
  if (files.length > room) toast.failure(translateMessage('tooManyImages', { maximum: max }));
  for (const file of files.slice(0, Math.max(0, room))) {
    const { name } = file;
    const image = await shrunk(file);
    if (image === undefined) toast.failure(t`This browser can’t open “${name}” as a picture`);
    else void sendPicture(of, waiting, image);
  }
}

/** Undefined for what is no picture that this browser can read, and for a GIF beyond 10 MB. */
async function shrunk(file: File): Promise<string | undefined> {
  if (file.type === 'image/gif' && file.size > MAX_IMAGE_BYTES) return undefined;
  return pictureToSend(file, PICTURE_SIDE).catch(() => undefined);
}
