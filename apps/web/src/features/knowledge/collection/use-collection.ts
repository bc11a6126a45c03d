import { api, type CollectedView, type OutputOf, type RequestOf } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/call-api.ts';
import { apiKey, useApiCommand } from '../../../lib/api/hooks.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { movedTo, nextAfterMove } from './order.ts';

export type Narrowing = {
  readonly kind?: CollectedView['kind'] | undefined;
  readonly tag?: string | undefined;
  readonly q?: string | undefined;
};
type Page = OutputOf<typeof api.collection.get>;
type Pages = InfiniteData<Page, string | undefined>;

/** One’s own collection, page by page, and what can be done with its items; a new order shows at once. */
export function useCollection({ kind, tag, q }: Narrowing) {
  const { t } = useLingui();
  const client = useQueryClient();
  const input: RequestOf<typeof api.collection.get> = {
    ...(kind && { kind }),
    ...(tag && { tag }),
    ...(q && { keyword: q }),
  };
  const key = [api.collection.get.path, input, 'pages'] as const;
  const query = useInfiniteQuery<Page, Error, Pages, typeof key, string | undefined>({
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) => callApi(api.collection.get, { ...input, cursor }, { signal }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    meta: { failure: 'none' },
  });
  const itemsOf = (pages: Pages | undefined) => pages?.pages.flatMap(({ items }) => items) ?? [];
  const items = itemsOf(query.data);
  const readAgain = () => void client.invalidateQueries({ queryKey: apiKey(api.collection.get) });
  const change = useApiCommand(api.collection.change, { loading: 'none' });
  const bottom = useApiCommand(api.collection.bottom, { invalidates: [api.collection.get] });
  const removal = useApiCommand(api.collection.del, { invalidates: [api.collection.get, api.quote.get] });

  const move = async (itemId: string, place: number) => {
    const isLast = place >= items.length - 1;
    const known = isLast && query.hasNextPage ? itemsOf((await query.fetchNextPage()).data) : items;
    const before = nextAfterMove(known, itemId, place);
    const order = movedTo(known, itemId, place);
    client.setQueryData<Pages>(key, (pages) => pages && inPages(pages, order));
    if (before === undefined) bottom.mutate({ itemId }, { onError: readAgain });
    else change.mutate({ itemId, before }, { onError: readAgain });
  };
  return {
    query,
    items,
    tags: query.data?.pages[0]?.tags ?? [],
    move: (itemId: string, place: number) => void move(itemId, place),
    toBottom: (itemId: string) =>
      bottom.mutate({ itemId }, { onSuccess: () => toast.success(t`Moved to the bottom`) }),
    remove: (itemId: string) =>
      removal.mutate(
        { itemId },
        {
          onSuccess: () =>
            toast.undoable(t`Removed from My wisdom`, () => removal.mutate({ itemId, undo: true })),
        },
      ),
  };
}

/** The items in a new order, in pages of the same lengths. */
function inPages(pages: Pages, order: readonly CollectedView[]): Pages {
  let start = 0;
  const cut = pages.pages.map((page) => {
    const items = order.slice(start, start + page.items.length);
    start += page.items.length;
    return { ...page, items };
  });
  return { ...pages, pages: cut };
}
