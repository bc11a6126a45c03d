import type { Endpoint, OutputOf, RequestOf } from '@garden/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import type { ApiQueryOptions } from './hooks.ts';

type PageOf<E> = Extract<OutputOf<E>, { items: readonly unknown[]; nextCursor: string | null }>;
/** The fields of a call but the cursor; of each call, where it is one of several. */
type FirstRequestOf<E extends Endpoint> =
  RequestOf<E> extends infer Request ? (Request extends unknown ? Omit<Request, 'cursor'> : never) : never;
type ItemOf<E> = PageOf<E>['items'][number];

/** One function for all lists: another one at each render would have all items put together and compared at each. */
const itemsOf = <E extends Endpoint>({ pages }: { readonly pages: readonly PageOf<E>[] }): ItemOf<E>[] =>
  pages.flatMap((page) => page.items);

/**
 * Reads a list page by page: `data` holds the items of all pages so far, `fetchNextPage` and `hasNextPage` bring more.
 * For calls whose output is `{ items, nextCursor }`; the cursor is not part of `input`.
 */
export function useApiPages<E extends Endpoint>(
  endpoint: E,
  input: FirstRequestOf<E>,
  {
    enabled = true,
    failure = 'toast',
    keepPrevious = false,
  }: Pick<ApiQueryOptions, 'enabled' | 'failure' | 'keepPrevious'> = {},
) {
  return useInfiniteQuery({
    queryKey: [endpoint.path, input, 'pages'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor, signal }) => {
      // Both follow from the schemas, which the checker cannot see through a generic endpoint.
      const request = { ...input, cursor } as RequestOf<E>;
      return (await callApi(endpoint, request, { signal })) as PageOf<E>;
    },
    getNextPageParam: (page) => page.nextCursor,
    select: itemsOf<E>,
    enabled,
    meta: { failure },
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}
