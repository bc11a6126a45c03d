import { useEffect, useState } from 'react';
import type { QueuedCall } from '../../../lib/outbox/create-outbox.ts';
import { queuedPictures } from './picture-outbox.ts';
import { isArrived, sentPictures } from './sent-pictures.ts';

/**
 * Whether pictures were added to a diary that its text does not show yet, because the editor was closed before they
 * were sent.
 * @param revision reads again when it changes
 */
export function useOrphanedPictures(
  userId: string,
  subject: string,
  calls: readonly QueuedCall[],
  revision: string,
): boolean {
  const waiting = queuedPictures(calls, subject).length;
  const key = `${userId} ${subject} ${waiting} ${revision}`;
  const [arrivedAt, setArrivedAt] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const take = (isThere: boolean) => isCurrent && setArrivedAt(isThere ? key : undefined);
    sentPictures.list(userId, subject).then(
      (pictures) => take(pictures.some(isArrived)),
      () => take(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, subject, key]);
  return waiting > 0 || arrivedAt === key;
}
