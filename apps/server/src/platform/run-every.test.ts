import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE, SECOND, systemClock } from './clock.ts';
import { silentLog } from './log.ts';
import { runEvery } from './run-every.ts';

const ports = { clock: systemClock, log: silentLog };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-31T09:00:07.500Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that takes until it is told to end, and counts how often it began. */
function slowWork() {
  const ends: PromiseWithResolvers<void>[] = [];
  const work = vi.fn(() => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  return { work, ends };
}

test('works at whole multiples of the interval, however the server was started', async () => {
  const moments: string[] = [];
  const stop = runEvery(20, async () => void moments.push(systemClock.now().toISOString()), ports);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(moments).toEqual([
    '2026-03-31T09:00:20.000Z',
    '2026-03-31T09:00:40.000Z',
    '2026-03-31T09:01:00.000Z',
  ]);
  await stop();
});

test('never works twice at once: what takes longer than the interval leaves moments out', async () => {
  const { work, ends } = slowWork();
  const stop = runEvery(20, work, ports);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.resolve();
  await vi.advanceTimersByTimeAsync(12 * SECOND);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(work).toHaveBeenCalledTimes(2);
  ends[1]?.resolve();
  await stop();
});

test('says what failed, and works again at the next moment', async () => {
  const error = vi.spyOn(silentLog, 'error');
  const work = vi.fn().mockRejectedValueOnce(new Error('the database is away')).mockResolvedValue(undefined);
  const stop = runEvery(20, work, ports);
  await vi.advanceTimersByTimeAsync(13 * SECOND);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { err: new Error('the database is away') },
    'work at an interval failed, and is done again',
  );
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  expect(work).toHaveBeenCalledTimes(2);
  await stop();
});

test('stops at once where nothing is under way', async () => {
  const work = vi.fn(async () => undefined);
  await runEvery(20, work, ports)();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(work).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('waits, when it is stopped, for what is under way, and begins nothing after it', async () => {
  const { work, ends } = slowWork();
  const stop = runEvery(20, work, ports);
  await vi.advanceTimersByTimeAsync(13 * SECOND);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(stopped).not.toHaveBeenCalled();
  ends[0]?.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(work).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
