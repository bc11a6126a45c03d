import { api, type DiaryView, type OutputOf } from '@garden/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { apiKey } from './hooks.ts';

export type FeedPages = InfiniteData<OutputOf<typeof api.diary.recently>>;

/** Shows a diary as the server has it now, on its page and in each feed that has loaded it. */
export function placeInFeeds(client: QueryClient, diary: DiaryView): void {
  client.setQueryData(apiKey(api.diary.get, { diaryId: diary.id }), diary);
  client.setQueriesData<FeedPages>({ queryKey: apiKey(api.diary.recently) }, (feed) =>
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
