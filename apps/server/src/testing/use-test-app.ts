import { afterAll, beforeAll } from 'vitest';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestAppOptions } from './test-ports.ts';

/** One server for all tests of a file, opened before them and closed after them. */
export function useTestApp(options?: TestAppOptions): TestApp {
  return useForFile(() => openTestApp(options));
}

/** What a test file opens once, for its tests and hooks. */
export function useForFile<T extends { close(): Promise<void> }>(open: () => Promise<T>): T {
  let opened: T | undefined;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());
  const reach = (): T => {
    if (opened) return opened;
    throw new Error('not open yet: use it in a test, in beforeAll or in beforeEach');
  };
  return new Proxy<T>(Object.create(null), { get: (_, name) => Reflect.get(reach(), name) });
}
