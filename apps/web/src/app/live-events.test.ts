import { api } from '@garden/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { apiKey } from '../lib/api/hooks.ts';
import { adoptSession } from '../lib/session/session.ts';
import { useUserStore } from '../lib/stores/user-store.ts';
import { lin } from '../lib/testing/sample-person.ts';
import { startLiveEvents } from './live-events.ts';

afterEach(() => {
  useUserStore.getState().logout();
  vi.unstubAllGlobals();
});

/** A window that shows messages; counts how often it reads them after it was opened. */
function openWindow() {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const queryKey = apiKey(api.notice.get, {});
  const read = vi.fn(async () => ({}));
  cache.setQueryData(queryKey, {});
  new QueryObserver(cache, { queryKey, queryFn: read }).subscribe(() => undefined);
  startLiveEvents(cache);
  return read;
}

test('a window reads messages anew once it hears the stream, which another window may have held before', async () => {
  const streams = vi.fn(
    () =>
      new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('event: here\nid: c1\ndata: {}\n\n')),
      }),
  );
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/events'
      ? new Response(streams(), { headers: { 'content-type': 'text/event-stream' } })
      : Response.json({ code: 200, message: 'OK', data: { total: 0, items: [], nextCursor: null } }),
  );
  let isHeld = false;
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: {
      request: async (_name: string, _options: object, work: () => Promise<void>) => {
        if (isHeld) return new Promise<void>(() => undefined);
        isHeld = true;
        return work();
      },
    },
  });
  adoptSession({ token: 'token', user: lin });

  const first = openWindow();
  await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(1));
  const second = openWindow();
  await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
  expect(streams).toHaveBeenCalledTimes(1);
  expect(first).toHaveBeenCalledTimes(1);
});
