import type { Endpoint, OutputOf, RequestOf } from '@garden/contract';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '../toast/toast.ts';
import { callApi } from './call-api.ts';

/** The key of everything read from a call; with its input, of one answer. */
export function apiKey<E extends Endpoint>(endpoint: E, input?: RequestOf<E>) {
  return input === undefined ? ([endpoint.path] as const) : ([endpoint.path, input] as const);
}

/** Key and function of one read, for `queryClient.prefetchQuery`, `setQueryData` and the like. */
export function apiQuery<E extends Endpoint>(endpoint: E, input: RequestOf<E>) {
  return queryOptions({
    queryKey: apiKey(endpoint, input),
    queryFn: ({ signal }) => callApi(endpoint, input, { signal }),
  });
}

export type ApiQueryOptions = {
  readonly enabled?: boolean;
  /** How long an answer counts as fresh, in milliseconds; 30 s unless said otherwise. */
  readonly staleTime?: number;
  /** Reads again at this interval, in milliseconds, while the window is visible. */
  readonly refetchInterval?: number;
  /** Shows the answer to the last input while the next one loads. */
  readonly keepPrevious?: boolean;
  /** `none` where the screen itself shows what failed; by default a toast does too. */
  readonly failure?: 'toast' | 'none';
};

/**
 * Reads from the API: `data`, `isPending` (skeleton), `isFetching` (stale while refreshing), `error` with
 * `refetch`, `fetchStatus === 'paused'` (offline). No "Loading" toast: screens show a skeleton.
 */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  input: RequestOf<E>,
  { keepPrevious = false, failure = 'toast', ...options }: ApiQueryOptions = {},
) {
  return useQuery({
    ...apiQuery(endpoint, input),
    ...options,
    meta: { failure },
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}

export type ApiCommandOptions = {
  /** Reads that the command makes stale; all of their answers are asked for again. */
  readonly invalidates?: readonly Endpoint[];
  /** `none` where the screen shows what failed; a refusal (400) shows beside its field and as a toast. */
  readonly failure?: 'toast' | 'none';
  /** `none` where the button shows that it is busy; by default "Loading" shows after 300 ms. */
  readonly loading?: 'toast' | 'none';
  /** Offline, `fail` says so at once; `wait` keeps the command until the network is back. */
  readonly offline?: 'fail' | 'wait';
};

/**
 * Writes to the API: `mutate(input)` or `mutateAsync(input)`, `isPending`, `error` (an `ApiRefusal` names fields in `errors`).
 * Settles after the reads it invalidates are under way, not after they have come.
 */
export function useApiCommand<E extends Endpoint>(
  endpoint: E,
  { invalidates = [], failure = 'toast', loading = 'toast', offline = 'fail' }: ApiCommandOptions = {},
) {
  const client = useQueryClient();
  return useMutation<OutputOf<E>, Error, RequestOf<E>>({
    mutationFn: async (input) => {
      const stopLoading = loading === 'toast' ? toast.loading() : undefined;
      try {
        return await callApi(endpoint, input);
      } finally {
        stopLoading?.();
      }
    },
    networkMode: offline === 'wait' ? 'online' : 'always',
    meta: { failure },
    onSuccess: () => {
      for (const read of invalidates) void client.invalidateQueries({ queryKey: apiKey(read) });
    },
  });
}
