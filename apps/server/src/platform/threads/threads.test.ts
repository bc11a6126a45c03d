import { threadId } from 'node:worker_threads';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { FairQueue } from './fair-queue.ts';
import { threadTask } from './task.ts';
import { createThreads, WorkNotDone } from './threads.ts';

const tasks = new URL('../../testing/spinning-tasks.ts', import.meta.url);
const threads = createThreads(tasks, 16);
afterAll(() => threads.close());

const heavy = () => Number.POSITIVE_INFINITY;
const where = threadTask<null, number>('test/where', () => threadId, heavy);
const echo = threadTask<string, string>('test/echo', (text) => `here: ${text}`, heavy);
const lightEcho = threadTask<string, string>(
  'test/echo',
  (text) => `here: ${text}`,
  ({ length }) => length,
);
const fail = threadTask<string, never>('test/fail', () => expect.unreachable(), heavy);
const hoard = threadTask<null, number>('test/hoard', () => 0, heavy);
const forEver = threadTask<null, never>('test/for-ever', () => expect.unreachable(), heavy);

const by = (userId: string, signal = new AbortController().signal) => ({ actor: { userId }, signal });

describe('threads', () => {
  test('start at first need, and do what the main thread would have done', async () => {
    const others = createThreads(tasks);
    expect(others.alive).toBe(0);
    expect(await others.run(lightEcho, 'light', by('ada'))).toBe('here: light');
    expect(others.alive).toBe(0);
    expect(await others.run(where, null, by('ada'))).not.toBe(threadId);
    expect(others.alive).toBe(1);
    expect(await others.run(lightEcho, 'x'.repeat(5000), by('ada'))).toBe('x'.repeat(5000));
    await others.close();
    expect(others.alive).toBe(0);
    await expect(others.run(where, null, by('ada'))).rejects.toThrow(WorkNotDone);
  });

  test('that could not start once start the next time', async () => {
    const load = vi.fn(() => import('piscina')).mockRejectedValueOnce(new Error('EMFILE'));
    const others = createThreads(tasks, 16, load);
    await expect(others.run(echo, 'first', by('ada'))).rejects.toThrow('EMFILE');
    expect(await others.run(echo, 'again', by('ada'))).toBe('again');
    expect(load).toHaveBeenCalledTimes(2);
    await others.close();
  });

  test('hand on what the work fails with, and go on', async () => {
    await expect(threads.run(fail, 'that', by('ada'))).rejects.toThrow('cannot do that');
    expect(await threads.run(echo, 'next', by('ada'))).toBe('next');
  });

  test('survive work that takes all of their memory', async () => {
    await expect(threads.run(hoard, null, by('ada'))).rejects.toThrow(/memory/);
    expect(await threads.run(echo, 'next', by('ada'))).toBe('next');
  });

  test('end with the request: what runs is cut short, what waits never begins, the others go on', async () => {
    const gone = new AbortController();
    const endless = Array.from({ length: 4 }, () => threads.run(forEver, null, by('ada', gone.signal)));
    const other = threads.run(echo, 'other', by('ben'));
    gone.abort();
    const ended = await Promise.allSettled(endless);
    expect(ended.map((each) => each.status === 'rejected' && each.reason instanceof WorkNotDone)).toEqual(
      endless.map(() => true),
    );
    expect(await other).toBe('other');
  });

  test('take no more than a bounded number in', async () => {
    const gone = new AbortController();
    const all = Array.from({ length: 70 }, () => threads.run(forEver, null, by('ada', gone.signal)));
    const first = await Promise.race(all.map((each) => each.catch((error: unknown) => error)));
    expect(String(first)).toMatch('too much is waiting');
    gone.abort();
    await Promise.allSettled(all);
    expect(await threads.run(echo, 'next', by('ben'))).toBe('next');
  });
});

test('people take turns, however much one has put in', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3']) queue.put('ada', item);
  queue.put('ben', 'b1');
  queue.put('cleo', 'c1');
  queue.remove('cleo', 'c1');
  queue.put('ben', 'b2');
  expect(queue.size).toBe(5);
  expect(Array.from({ length: 6 }, () => queue.take())).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', undefined]);
  expect(queue.size).toBe(0);
});
