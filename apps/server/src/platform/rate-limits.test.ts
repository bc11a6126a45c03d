import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTestApp } from '../testing/use-test-app.ts';
import { HOUR, MINUTE } from './clock.ts';
import { createRateLimits } from './rate-limits.ts';

const app = useTestApp();

describe('a clock that is set back', () => {
  // The library asks the clock of the machine; its timers go on as they do.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test.each(['pinByPerson', 'callsByPerson'] as const)('keeps no one out of %s for longer', async (name) => {
    const limits = createRateLimits(app.ports.database);
    const key = `clock-${name}`;
    const all = name === 'pinByPerson' ? 5 : 300;
    expect(await limits.take(name, key, all)).toBe(0);
    expect(await limits.take(name, key)).toBeGreaterThan(0);
    vi.setSystemTime(Date.now() - 30 * HOUR);
    expect(await limits.take(name, key)).toBe(0);
    expect(await limits.take(name, key, all)).toBeGreaterThan(0);
  });

  test('a little, as clocks of servers are apart, gives nothing back', async () => {
    const limits = createRateLimits(app.ports.database);
    await limits.take('pinByPerson', 'apart', 5);
    vi.setSystemTime(Date.now() - MINUTE / 2);
    expect(await limits.take('pinByPerson', 'apart')).toBeGreaterThan(0);
  });
});

test('what is beyond an allowance is counted, and not refused', { tags: 'postgres/sql' }, async () => {
  const limits = createRateLimits(app.ports.database);
  for (let taken = 0; taken < 100; taken += 1) {
    expect(await limits.takeBeyond('signInByStrangers', 'beyond')).toBe(0);
  }
  expect(await limits.takeBeyond('signInByStrangers', 'beyond')).toBe(1);
  expect(await limits.takeBeyond('signInByStrangers', 'beyond')).toBe(2);
});
