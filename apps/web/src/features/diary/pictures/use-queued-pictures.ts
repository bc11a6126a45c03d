import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { queuedPictures } from './picture-outbox.ts';
import { type EditedText, type Join, useSentPictures } from './use-sent-pictures.ts';

/**
 * The pictures of a text that it does not show yet: kept on this device until the server has taken them; a refused one
 * stays until it is retried or discarded.
 */
export function useQueuedPictures(of: EditedText, joinText: Join) {
  const { calls } = useOutbox();
  return { queued: queuedPictures(calls, of.subject), ...useSentPictures(of, calls, joinText) };
}
