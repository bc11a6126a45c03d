import { api, type OutputOf, type QuoteView } from '@garden/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { apiKey } from '../../lib/api/hooks.ts';
import { queryClient } from '../../lib/api/query-client.ts';

type Page = OutputOf<typeof api.quote.get>;

/** Changes lines of wisdom wherever they are shown. */
export function changeQuotes(change: (quote: QuoteView) => QuoteView): void {
  const changed = (page: Page): Page => ({ ...page, items: page.items.map(change) });
  queryClient.setQueriesData<Page | InfiniteData<Page>>(
    { queryKey: apiKey(api.quote.get) },
    (data) => data && ('pages' in data ? { ...data, pages: data.pages.map(changed) } : changed(data)),
  );
}
