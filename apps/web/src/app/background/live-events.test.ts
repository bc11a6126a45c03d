import { api } from '@garden/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiKey } from '../../lib/api/hooks.ts';
import { adoptSession } from '../../lib/session/session.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { lin } from '../../lib/testing/sample-person.ts';
import { startLiveEvents } from './live-events.ts';

afterEach(() => {
  useUserStore.getState().logout();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let send: (...blocks: readonly string[]) => void;
let streams: string[];
beforeEach(() => {
  streams = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  send = (...blocks) => {
    for (const block of blocks) stream?.enqueue(new TextEncoder().encode(block));
  };
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    if (url !== '/api/events')
      return Response.json({ code: 200, message: 'OK', data: { total: 0, items: [], nextCursor: null } });
    streams.push(headers['reading-for'] ?? '');
    const body = new ReadableStream({
      start: (controller) => {
        stream = controller;
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
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
});

const NOTICE = 'event: change\nid: c1\ndata: {"topic":"notice"}\n\n';
const HERE = 'event: here\nid: c2\ndata: {}\n\n';

/** A window that shows messages and read them at a moment; counts how often it reads them after it was opened. */
function openWindow(readAt: number) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const queryKey = apiKey(api.notice.get, {});
  const read = vi.fn(async () => ({}));
  cache.setQueryData(queryKey, {});
  new QueryObserver(cache, { queryKey, queryFn: read }).subscribe(() => undefined);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(readAt);
  startLiveEvents(cache);
  return read;
}

test('a window hears what came since it was opened: of the server, or of the window that holds the stream', async () => {
  const opened = Date.now() - 2_000;
  const first = openWindow(opened);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  expect(Number(streams[0])).toBeGreaterThanOrEqual(2_000);
  send(NOTICE, HERE);
  await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(1));

  const second = openWindow(opened);
  await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
  const late = openWindow(Date.now());
  send(NOTICE);
  await vi.waitFor(() => expect(late).toHaveBeenCalledTimes(1));
  expect(streams).toHaveLength(1);
});

test('a window that was there before the stream began hears it too', async () => {
  const opened = Date.now();
  openWindow(opened);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  const second = openWindow(opened);
  send(NOTICE, HERE);
  await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
});

test('a window that read before the one that holds the stream reads everything anew', async () => {
  const opened = Date.now();
  const first = openWindow(opened);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  send(HERE);
  const second = openWindow(opened - 10_000);
  await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1));
  expect(first).not.toHaveBeenCalled();
});
