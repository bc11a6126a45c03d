import { api } from '@garden/contract';
import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { failureMessage, refusalMessage } from '../locale/translate-message.ts';
import { logFailure } from '../log.ts';
import { toast } from '../toast/toast.ts';
import { ApiRefusal, TransportFailure } from './refusal.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failure?: 'toast' | 'none' };
    mutationMeta: { failure?: 'toast' | 'none'; loading?: 'toast' | 'none' };
  }
}

const STALE_AFTER_MS = 30_000;
const KEPT_MS = 30 * 60_000;
const READ_REPEATS = 2;
const REFUSED = 400;

/** Without network the page says so itself; a toast for each read would say it again. */
function isOffline(failure: unknown): boolean {
  return failure instanceof TransportFailure && failure.reason === 'network' && !navigator.onLine;
}

function showFailure(failure: unknown): void {
  const message = failureMessage(failure);
  if (message !== undefined) toast.failure(message);
  if (!(failure instanceof ApiRefusal || failure instanceof TransportFailure))
    logFailure('A call failed', failure);
}

/** Refused by a rule: the seed shows it as a toast, wherever it stands beside its field as well (section 8). */
function isRefused(failure: unknown): failure is ApiRefusal {
  return failure instanceof ApiRefusal && failure.code === REFUSED;
}

/** A team that is no longer mine: whatever shows my teams is read again. */
function noticeLostTeam(failure: unknown): void {
  if (failure instanceof ApiRefusal && failure.key === 'teamNotFound')
    void queryClient.invalidateQueries({ queryKey: [api.team.list.path] });
}

// A page that opens without network hears of none going.
onlineManager.setOnline(navigator.onLine);

/**
 * The cache of all that was read. Every failed call ends here, and is shown unless its hook said otherwise; a refused
 * command in any case.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (failure, query) => {
      noticeLostTeam(failure);
      if (query.meta?.failure !== 'none' && !isOffline(failure)) showFailure(failure);
    },
  }),
  mutationCache: new MutationCache({
    onError: (failure, _input, _result, mutation) => {
      noticeLostTeam(failure);
      if (mutation.meta?.failure !== 'none') showFailure(failure);
      else if (isRefused(failure)) toast.failure(refusalMessage(failure.errors[0] ?? failure));
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: STALE_AFTER_MS,
      gcTime: KEPT_MS,
      // A browser may be wrong: each read is tried, and then waits for the network.
      networkMode: 'offlineFirst',
      retryDelay: (repeats) => (navigator.onLine ? 1000 * 2 ** repeats : 0),
      retry: (repeats, failure) => failure instanceof TransportFailure && repeats < READ_REPEATS,
    },
    mutations: { networkMode: 'always' },
  },
});
