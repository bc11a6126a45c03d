import { api, type DiaryView } from '@garden/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { FeedPages } from '../../../lib/api/feeds.ts';
import { apiKey } from '../../../lib/api/hooks.ts';

/** A diary that some feed has already loaded, in its current state: it opens without another read. */
export function useFeedDiary(diaryId: string): DiaryView | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) =>
      client.getQueryCache().subscribe(({ type, query }) => {
        // Other components begin to read while they render, which must not render this one again.
        if (type === 'updated' && query.queryKey[0] === api.diary.recently.path) listener();
      }),
    () => findInFeeds(client, diaryId),
  );
}

function findInFeeds(client: QueryClient, diaryId: string): DiaryView | undefined {
  for (const [, feed] of client.getQueriesData<FeedPages>({ queryKey: apiKey(api.diary.recently) })) {
    for (const page of feed?.pages ?? []) {
      const found = page.items.find(({ id }) => id === diaryId);
      if (found) return found;
    }
  }
  return undefined;
}
