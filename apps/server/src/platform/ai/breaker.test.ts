import { expect, test } from 'vitest';
import { AiFailure, type AiFailureReason } from './ai.ts';
import { Breaker } from './breaker.ts';

const failure = (reason: AiFailureReason) => new AiFailure(reason, 'a fault');

function build() {
  let now = 0;
  const breaker = new Breaker(() => now);
  const isOpen = () => {
    try {
      breaker.demand();
      return false;
    } catch {
      return true;
    }
  };
  return { breaker, isOpen, pass: (milliseconds: number) => (now += milliseconds) };
}

test('after five failures in a row no one asks for half a minute, then one tries', () => {
  const { breaker, isOpen, pass } = build();
  for (let times = 0; times < 4; times += 1) breaker.failed(failure('away'));
  expect(isOpen()).toBe(false);
  breaker.failed(failure('late'));
  expect(isOpen()).toBe(true);
  pass(30_000);
  expect([isOpen(), isOpen()]).toEqual([false, true]);
  // It is still away: one failure is enough now.
  breaker.failed(failure('away'));
  expect(isOpen()).toBe(true);
  pass(30_000);
  expect(isOpen()).toBe(false);
  breaker.succeeded();
  expect([isOpen(), isOpen()]).toEqual([false, false]);
});

test('what a model makes of a question, and who goes away, is no failure of the provider', () => {
  const { breaker, isOpen } = build();
  for (let times = 0; times < 20; times += 1) {
    breaker.failed(failure('garbled'));
    breaker.failed(failure('cancelled'));
  }
  expect(isOpen()).toBe(false);
});

test('a try that its asker ends leaves the next one to try', () => {
  const { breaker, isOpen, pass } = build();
  breaker.failed(failure('turnedAway'));
  expect(isOpen()).toBe(true);
  pass(5 * 60_000);
  expect(isOpen()).toBe(false);
  breaker.failed(failure('cancelled'));
  expect(isOpen()).toBe(false);
});
