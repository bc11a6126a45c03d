import { api, type DiaryView, type OutputOf } from '@garden/contract';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiKey } from '../../../lib/api/hooks.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

type Pages = InfiniteData<OutputOf<typeof api.diary.recently>>;

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
  for (const [, feed] of client.getQueriesData<Pages>({ queryKey: apiKey(api.diary.recently) })) {
    for (const page of feed?.pages ?? []) {
      const found = page.items.find(({ id }) => id === diaryId);
      if (found) return found;
    }
  }
  return undefined;
}

/** Updates a diary with the server's answer wherever it is shown. */
export function cacheInFeed(diary: DiaryView): void {
  queryClient.setQueryData(apiKey(api.diary.get, { diaryId: diary.id }), diary);
  queryClient.setQueriesData<Pages>({ queryKey: apiKey(api.diary.recently) }, (feed) =>
    feed === undefined
      ? undefined
      : {
          ...feed,
          pages: feed.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === diary.id ? diary : item)),
          })),
        },
  );
}
