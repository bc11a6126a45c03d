import { useEffect, useRef, useState } from 'react';
import type { QueuedCall } from '../../../lib/outbox/create-outbox.ts';
import { withLock } from '../../../lib/with-lock.ts';
import { isTextOf } from './picture-outbox.ts';
import { isArrived, isRefused, type RefusedPicture, sentPictures } from './sent-pictures.ts';

/** The text that an editor writes. */
export type EditedText = {
  readonly userId: string;
  /** The subject of the calls about it. */
  readonly subject: string;
  /** The text is being sent: what arrives now goes with it. */
  readonly isBusy: boolean;
};

const LOCK = 'grape-garden-pictures';

/** What a visible window that is not being written in leaves to the one beside it. */
const YIELD_MS = 3_000;

/** Takes the name of a picture that has arrived into the text; false where the text may not change now. */
export type Join = (file: string) => boolean;

/**
 * Adds pictures that have arrived to the text of the visible window, and reports those that were refused. Of windows
 * side by side it is the one being written in.
 * @param calls the queue: whenever it changes, something may have settled, here or in another window
 */
export function useSentPictures(
  { userId, subject, isBusy }: EditedText,
  calls: readonly QueuedCall[],
  join: Join,
) {
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([]);
  const latest = useRef(join);
  useEffect(() => {
    latest.current = join;
    return () => {
      // What arrives after this editor is for the next one.
      latest.current = () => false;
    };
  });
  useEffect(() => {
    const look = async () => {
      const isSending = isBusy || calls.some((call) => isTextOf(call, subject));
      if (isSending || document.visibilityState !== 'visible') return;
      const found = await withLock(LOCK, async () => {
        const pictures = await sentPictures.list(userId, subject);
        await sentPictures.forget(pictures.filter(isArrived).filter(({ file }) => latest.current(file)));
        return pictures.filter(isRefused);
      });
      setRefused((shown) => [...found, ...shown.filter(({ key }) => found.every((one) => one.key !== key))]);
    };
    let turn: ReturnType<typeof setTimeout>;
    const onLook = () => {
      clearTimeout(turn);
      // Without storage nothing is found there.
      turn = setTimeout(() => void look().catch(() => undefined), document.hasFocus() ? 0 : YIELD_MS);
    };
    onLook();
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearTimeout(turn);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [userId, subject, isBusy, calls]);

  /** Shows a refused picture until it is dropped. */
  async function note(picture: RefusedPicture): Promise<void> {
    setRefused((shown) => [...shown, picture]);
    await sentPictures.note(picture).catch(() => undefined);
  }
  async function drop(picture: RefusedPicture): Promise<void> {
    setRefused((shown) => shown.filter(({ key }) => key !== picture.key));
    await sentPictures.forget([picture]).catch(() => undefined);
  }
  return { refused, note, drop, join: (file: string) => latest.current(file) };
}
