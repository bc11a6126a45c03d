import type { Endpoint } from '@garden/contract';
import { useEffect } from 'react';
import { useApiPages } from './use-api-pages.ts';

/** Reads a list to its end, page after page: `data` is whole once nothing follows (`hasNextPage`). */
export function useWholeList<E extends Endpoint>(...read: Parameters<typeof useApiPages<E>>) {
  const list = useApiPages<E>(...read);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    // Several may read the same list; one of them fetches for all.
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError)
      void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return list;
}
