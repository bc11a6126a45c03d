import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchBuilds } from './builds.ts';
import { storedValue } from './stored-value.ts';

/** A page of build `a` that can be looked at and away from. */
function fakePage(build: string | undefined) {
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: () => (build === undefined ? null : { content: build }),
  });
  return page as unknown as Document & { visibilityState: DocumentVisibilityState };
}

const asked = vi.fn(async () => Response.json({ id: 'a' }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  asked.mockClear();
});

describe('watchBuilds', () => {
  test('asks every three minutes while it is looked at, and on the way back', () => {
    const page = fakePage('a');
    const stop = watchBuilds(page);
    expect(storedValue.read('version')).toBe('a');
    vi.advanceTimersByTime(3 * 60_000);
    expect(asked).toHaveBeenCalledTimes(1);
    Object.assign(page, { visibilityState: 'hidden' });
    vi.advanceTimersByTime(9 * 60_000);
    expect(asked).toHaveBeenCalledTimes(1);
    Object.assign(page, { visibilityState: 'visible' });
    page.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(9 * 60_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('asks nothing in development, where no build is named', () => {
    watchBuilds(fakePage(undefined));
    vi.advanceTimersByTime(9 * 60_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
