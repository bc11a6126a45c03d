import { t } from '@lingui/core/macro';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { newCallKey } from '../../../lib/outbox/outbox.ts';
import { queuePicture } from './picture-outbox.ts';
import type { useQueuedPictures } from './use-queued-pictures.ts';
import type { EditedText } from './use-sent-pictures.ts';

/** Sends a picture, or keeps it on this device until the network is back; a refused one stays with the reason. */
export async function sendPicture(
  { userId, subject }: EditedText,
  { join, note }: ReturnType<typeof useQueuedPictures>,
  image: string,
): Promise<void> {
  try {
    const file = await queuePicture(subject, image);
    if (file !== undefined) join(file);
  } catch (failure) {
    const sentence =
      failure instanceof ApiRefusal
        ? failureMessage(failure)
        : t`This device has no room to keep a picture for later. Try again when the network is back.`;
    const picture = { userId, subject, key: newCallKey(), image, settledAt: Date.now() };
    await note({ ...picture, failure: sentence ?? '' });
  }
}
