import { api, type Endpoint, type PagePath } from '@garden/contract';
import type { Query, QueryClient } from '@tanstack/react-query';

/** What each page shows that stays readable without network. */
const dated: Partial<Record<PagePath, readonly Endpoint[]>> = {
  '/': [api.diary.history],
  '/home': [api.diary.recently, api.reading.unread],
  '/grape': [api.diary.grapeRenderingData, api.diary.grapeRenderingList],
  '/score': [api.score.mine],
  '/department': [api.team.list, api.department.get, api.relationship.gets],
};

const said = new Map<string, number>();

/** Notes when the server said what a query holds; what changes it here afterwards makes it no newer. */
export function noteSaid({ queryHash }: Query, at: number): void {
  said.set(queryHash, at);
}

/** When the server said what a query holds, in milliseconds since 1970. */
export function saidAt({ queryHash, state }: Query): number {
  return said.get(queryHash) ?? state.dataUpdatedAt;
}

/** How old what a page shows is: when the server said the oldest of it; undefined where it shows nothing of that kind. */
export function asOf(cache: QueryClient, page: string): number | undefined {
  const reads = dated[page as PagePath] ?? [];
  const shown = cache
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => reads.some(({ path }) => path === queryKey[0]) })
    .filter(({ state }) => state.data !== undefined)
    .map(saidAt);
  return shown.length === 0 ? undefined : Math.min(...shown);
}
