import { expect, test, vi } from 'vitest';
import { readTickerMemory, rememberTicker } from './ticker-memory.ts';

const DAY_MS = 24 * 60 * 60_000;

test('a team without lines is invited once in a week, and its ticker takes no room until lines come', () => {
  vi.useFakeTimers();
  const look = () => readTickerMemory('harvest');
  expect(look()).toEqual({ isEmpty: false, isInvited: false });
  rememberTicker('harvest', true);
  expect(look()).toEqual({ isEmpty: true, isInvited: true });
  expect(readTickerMemory(undefined)).toEqual({ isEmpty: false, isInvited: false });

  vi.advanceTimersByTime(3 * DAY_MS);
  rememberTicker('harvest', false);
  expect(look()).toEqual({ isEmpty: false, isInvited: true });
  rememberTicker('harvest', true);
  vi.advanceTimersByTime(4 * DAY_MS);
  expect(look()).toEqual({ isEmpty: false, isInvited: false });
});
