import { api, type OutputOf } from '@garden/contract';
import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { apiKey } from '../../../lib/api/hooks.ts';
import type { FeedNarrowing } from '../feed/narrowing.ts';

type UnreadPage = OutputOf<typeof api.reading.unread>;

/** Whose diaries are read one after another. */
export type Selection = Omit<FeedNarrowing, 'author'> & { readonly team?: string | undefined };

/** So many come with one answer, before they are needed. */
const AT_ONCE = 10;

/** A selection as the call takes it. */
export const inputOf = ({ team, department, group, following }: Selection) => ({
  ...(team !== undefined && { teamId: team }),
  ...(department !== undefined && { departmentId: department }),
  ...(group !== undefined && { followGroupId: group }),
  ...(following && { following }),
});

/** By which it is known how many wait. */
export const countKey = (selection: Selection) =>
  apiKey(api.reading.unread, { ...inputOf(selection), limit: 1 });

/** The diaries that wait, page by page; asked anew for each run, since what was read meanwhile is none of them. */
export function useUnread(selection: Selection) {
  const input = { ...inputOf(selection), limit: AT_ONCE };
  return useInfiniteQuery({
    queryKey: [api.reading.unread.path, input, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => callApi(api.reading.unread, { ...input, cursor }, { signal }),
    getNextPageParam: (page) => page.nextCursor,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: 'none' },
  });
}

/** Takes a diary that was read from what waits, so that a device without network does not show it as unread again. */
export function forgetUnread(client: QueryClient, diaryId: string): void {
  const without = (page: UnreadPage) => ({ ...page, items: page.items.filter(({ id }) => id !== diaryId) });
  client.setQueriesData<UnreadPage | InfiniteData<UnreadPage>>(
    { queryKey: apiKey(api.reading.unread) },
    (data) => data && ('pages' in data ? { ...data, pages: data.pages.map(without) } : without(data)),
  );
}
