import { api, type OutputOf, type QuestionView } from '@garden/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { apiKey } from '../../lib/api/hooks.ts';
import { queryClient } from '../../lib/api/query-client.ts';

type Page = OutputOf<typeof api.curious.get>;

/** Updates a question wherever it is shown. */
export function changeQuestion(questionId: string, change: (question: QuestionView) => QuestionView): void {
  const changed = (page: Page): Page => ({
    ...page,
    items: page.items.map((item) => (item.id === questionId ? change(item) : item)),
  });
  queryClient.setQueriesData<Page | InfiniteData<Page>>(
    { queryKey: apiKey(api.curious.get) },
    (data) => data && ('pages' in data ? { ...data, pages: data.pages.map(changed) } : changed(data)),
  );
}
