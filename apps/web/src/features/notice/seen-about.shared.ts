import { api } from '@garden/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { apiKey, useApiCommand } from '../../lib/api/hooks.ts';
import { useUnseenStore } from './unseen-store.shared.ts';

/** Marks as seen what the user was told about an object or of a comment, once it is on a screen that is looked at, and again as more comes. */
export function useSeenAbout(objectId: string, isShown: boolean): void {
  const client = useQueryClient();
  const { mutate } = useApiCommand(api.notice.see, {
    invalidates: [api.notice.get],
    failure: 'none',
    loading: 'none',
  });
  // Nothing is sent while nothing is unseen.
  const unseen = useUnseenStore(({ notices }) => notices);
  const see = useEffectEvent((about: string) =>
    mutate({ about }, { onSuccess: (totals) => client.setQueryData(apiKey(api.notice.total, {}), totals) }),
  );
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
  useEffect(() => {
    if (isShown && isVisible && unseen > 0) see(objectId);
  }, [objectId, isShown, isVisible, unseen]);
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
