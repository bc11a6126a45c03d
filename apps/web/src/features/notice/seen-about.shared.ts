import { api } from '@garden/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { apiKey, useApiCommand } from '../../lib/api/hooks.ts';
import { useUnseenStore } from './unseen-store.shared.ts';

/** Marks as seen what the user was told about an object, once it is on the screen, and again as more comes. */
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
  useEffect(() => {
    if (isShown && unseen > 0 && document.visibilityState === 'visible') see(objectId);
  }, [objectId, isShown, unseen]);
}
