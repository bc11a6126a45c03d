import { MAX_IMAGE_BYTES } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { newCallKey, outbox, useOutbox } from '../../../lib/outbox/outbox.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { type QueuedPicture, queuedPictures, queuePicture } from './picture-outbox.ts';
import { type RefusedPicture, settledPictures } from './settled-pictures.ts';
import { type EditedDay, type Join, useSettledPictures } from './use-settled-pictures.ts';

/** The longest side of what is sent, in pixels, which is what the server keeps. */
const SIDE = 2048;

/**
 * The pictures of a day that no text shows yet: shrunk, then kept on this device until the server has taken them; a
 * refused one stays until it is retried or discarded.
 */
export function useQueuedPictures(of: EditedDay, joinText: Join) {
  const { t } = useLingui();
  const { calls } = useOutbox();
  const { userId, day } = of;
  const { refused, note, drop, join } = useSettledPictures(of, calls, joinText);

  async function send(image: string): Promise<void> {
    try {
      const file = await queuePicture(day, image);
      if (file !== undefined) join(file);
    } catch (failure) {
      const sentence =
        failure instanceof ApiRefusal
          ? failureMessage(failure)
          : t`This device has no room to keep a picture for later. Try again when the network is back.`;
      const picture = { userId, day, key: newCallKey(), image, settledAt: Date.now() };
      await note({ ...picture, failure: sentence ?? '' });
    }
  }

  /** Takes a file; false where it is no picture that this browser can read, or a GIF beyond 10 MB. */
  async function take(file: File): Promise<boolean> {
    if (file.type === 'image/gif' && file.size > MAX_IMAGE_BYTES) return false;
    const image = await import('../../../lib/shrink-picture.ts')
      .then(({ pictureToSend }) => pictureToSend(file, SIDE))
      .catch(() => undefined);
    if (image === undefined) return false;
    void send(image);
    return true;
  }

  async function retry(picture: RefusedPicture): Promise<void> {
    await drop(picture);
    await send(picture.image);
  }

  /** Removes a queued picture; it can be restored like one that the text shows. */
  async function takeBack({ id, key, image }: QueuedPicture): Promise<void> {
    const isBack = await outbox.cancel(id);
    // Where it had just been sent, the text does without it.
    if (!isBack) await settledPictures.forget([{ userId, day, key }]).catch(() => undefined);
    toast.undoable(t`Picture removed`, () => void send(image));
  }

  return { queued: queuedPictures(calls, day), refused, take, retry, giveUp: drop, takeBack };
}
