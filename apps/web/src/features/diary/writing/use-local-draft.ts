import { useCallback, useEffect, useState } from 'react';
import { drafts, type LocalDraft } from './drafts.ts';

/**
 * What this browser kept of a day: `isRead` distinguishes "nothing" from "not yet known". Without storage nothing is
 * kept.
 * @param revision reads again when it changes
 */
export function useLocalDraft(userId: string, day: string, revision: string) {
  const key = `${userId} ${day} ${revision}`;
  const [read, setRead] = useState<{ key: string; kept: LocalDraft | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    const take = (kept: LocalDraft | undefined) => isCurrent && setRead({ key, kept });
    drafts.read(userId, day).then(take, () => take(undefined));
    return () => {
      isCurrent = false;
    };
  }, [userId, day, key]);
  /** It has been published or discarded. */
  const forget = useCallback(
    // A newer revision was read meanwhile.
    () => setRead((read) => (read === undefined || read.key === key ? { key, kept: undefined } : read)),
    [key],
  );
  const isRead = read?.key === key;
  return { isRead, kept: isRead ? read.kept : undefined, forget };
}
