import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkPage, watchBuilds } from './builds.ts';
import { storedValue } from './stored-value.ts';

/** A page of build `a` that can be looked at and away from. */
function fakePage(build: string | undefined) {
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: () => (build === undefined ? null : { content: build }),
  });
  return page as unknown as Document & { visibilityState: DocumentVisibilityState };
}

const answers = new Map<string, () => Response>();
const asked = vi.fn(async (address: string) => answers.get(address)?.() ?? Response.json({ id: 'a' }));
const latest = () => asked.mock.calls.filter(([address]) => address === '/builds/latest.json').length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
  answers.clear();
});

describe('watchBuilds', () => {
  test('asks every three minutes while it is looked at, and on the way back', () => {
    const page = fakePage('a');
    const stop = watchBuilds(page);
    expect(storedValue.read('version')).toBe('a');
    vi.advanceTimersByTime(3 * 60_000);
    expect(latest()).toBe(1);
    Object.assign(page, { visibilityState: 'hidden' });
    vi.advanceTimersByTime(9 * 60_000);
    expect(latest()).toBe(1);
    Object.assign(page, { visibilityState: 'visible' });
    page.dispatchEvent(new Event('visibilitychange'));
    expect(latest()).toBe(2);
    stop();
    vi.advanceTimersByTime(9 * 60_000);
    expect(latest()).toBe(2);
  });

  test('reads the manifest of its build, and looks for another where the server has none', async () => {
    const stop = watchBuilds(fakePage('a'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.mock.calls).toEqual([['/builds/meta/a.json']]);
    stop();
    answers.set('/builds/meta/b.json', () => new Response(null, { status: 404 }));
    watchBuilds(fakePage('b'))();
    expect(latest()).toBe(0);
    const stopAgain = watchBuilds(fakePage('b'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(latest()).toBe(1);
    stopAgain();
  });

  test('reads what the server says of a page once, and looks for another build where that differs', async () => {
    const stop = watchBuilds(fakePage('a'));
    answers.set('/home/_payload.json', () => Response.json({ requiresToken: true }));
    answers.set('/search/_payload.json', () => new Response(null, { status: 404 }));
    checkPage('/home', true);
    checkPage('/home', true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.mock.calls.filter(([address]) => address === '/home/_payload.json')).toHaveLength(1);
    expect(latest()).toBe(0);
    checkPage('/search', true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(latest()).toBe(1);
    stop();
  });

  test('asks nothing in development, where no build is named', () => {
    watchBuilds(fakePage(undefined));
    vi.advanceTimersByTime(9 * 60_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
