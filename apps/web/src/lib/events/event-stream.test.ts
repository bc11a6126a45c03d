import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adoptSession } from '../session/session.ts';
import { useUserStore } from '../stores/user-store.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { lin } from '../testing/sample-person.ts';
import { type LiveEvent, readEventStream } from './event-stream.ts';

const blockOf = (event: string, id: string, data: object = {}) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
const streamOf = (...blocks: string[]) =>
  new Response(new Blob(blocks).stream(), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });

const READING_SINCE = new Date('2026-11-21T09:00:00.000Z').getTime();

let events: LiveEvent[];
let leaving: AbortController;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  events = [];
  vi.setSystemTime(READING_SINCE + 1_500);
  leaving = new AbortController();
  adoptSession({ token: 'old', user: lin });
});
afterEach(() => {
  leaving.abort();
  useUserStore.getState().logout();
});

/** Follows until so many requests were seen, then leaves. */
async function follow(
  answer: (asked: number) => ReturnType<Parameters<typeof fakeServer>[0]>,
  requests: number,
) {
  const seen = fakeServer(({ url }) => {
    if (url !== '/api/events')
      return { code: 200, data: { token: 'new', expiresAt: '2026-11-21T10:00:00.000Z', user: lin } };
    const asked = seen.filter((request) => request.url === '/api/events').length;
    if (asked >= requests) leaving.abort();
    return answer(asked);
  });
  const following = readEventStream({
    signal: leaving.signal,
    cursor: () => events.at(-1)?.cursor,
    readingSince: READING_SINCE,
    onEvent: (event) => events.push(event),
  });
  let isOver = false;
  void following.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return seen.filter(({ url }) => url === '/api/events');
}

describe('readEventStream', () => {
  test('passes events on, and continues at the last cursor after a cut', async () => {
    const change = { topic: 'thread', teamId: 't', object: { kind: 'diary', id: 'd' } };
    const seen = await follow(
      (asked) =>
        asked === 1 ? streamOf(blockOf('here', 'c1'), blockOf('change', 'c2', change)) : streamOf(),
      2,
    );
    expect(events).toEqual([
      { kind: 'here', cursor: 'c1' },
      { kind: 'change', change, cursor: 'c2' },
    ]);
    expect(seen.map(({ headers }) => headers.get('reading-for'))).toEqual(['1500', null]);
    expect(seen.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, 'c2']);
    expect(seen[0]?.token).toBe('old');
  });

  test('ignores events of a newer server', async () => {
    await follow(
      () =>
        streamOf(
          blockOf('change', 'c1', { topic: 'weather' }),
          blockOf('sunrise', 'c2'),
          'event: change\nid: c3\ndata: {"topic\n\n',
          blockOf('reset', 'c4'),
        ),
      1,
    );
    expect(events).toEqual([{ kind: 'reset', cursor: 'c4' }]);
  });

  test('renews a session that is over, and comes back with the new token', async () => {
    const seen = await follow((asked) => (asked === 1 ? { code: 403 } : streamOf()), 2);
    expect(seen.map(({ token }) => token)).toEqual(['old', 'new']);
  });

  test('comes back more and more slowly while it does not succeed', async () => {
    const at: number[] = [];
    await follow((asked) => {
      at.push(Date.now());
      return asked % 2 ? new TypeError('no network') : { code: 429 };
    }, 8);
    const pauses = at.slice(1).map((moment, index) => moment - (at[index] ?? 0));
    expect(pauses[0]).toBeLessThanOrEqual(2_000);
    expect(pauses.at(-1)).toBeGreaterThan(25_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000);
  });

  test('takes a minute of silence for a dead connection', async () => {
    const silent = () =>
      new Response(new ReadableStream({ start: (controller) => void controller.enqueue(new Uint8Array()) }), {
        headers: { 'content-type': 'text/event-stream' },
      });
    let aborted: AbortSignal | null | undefined;
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      aborted = init.signal;
      return silent();
    });
    void readEventStream({
      signal: leaving.signal,
      cursor: () => undefined,
      readingSince: READING_SINCE,
      onEvent: () => undefined,
    });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(aborted?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(aborted?.aborted).toBe(true);
  });
});
