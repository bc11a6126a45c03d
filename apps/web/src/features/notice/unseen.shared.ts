import { api } from '@garden/contract';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/hooks.ts';
import { useUnseenStore } from './unseen-store.shared.ts';

/** The stream announces each change; should it be away for long, the number is read all the same. */
const POLL_MS = 5 * 60_000;

/** Keeps the number of unseen notices up to date; the returned function stops it. */
export function watchUnseen(cache: QueryClient): () => void {
  const totals = new QueryObserver(cache, {
    ...apiQuery(api.notice.total, {}),
    refetchInterval: POLL_MS,
    meta: { failure: 'none' },
  });
  const stop = totals.subscribe(({ data }) => useUnseenStore.setState({ notices: data?.total ?? 0 }));
  return () => {
    stop();
    useUnseenStore.setState({ notices: 0 });
  };
}
