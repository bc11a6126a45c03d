import { expect, test } from 'vitest';
import { isRetracted } from './rules.ts';

test('a line is retracted by being kept back, not by being reworded', () => {
  const line = 'ask twice';
  expect(isRetracted(line, { shared: ['We ask twice.'], all: ['We ask twice.'] })).toBe(false);
  expect(isRetracted(line, { shared: ['We ask thrice.'], all: ['We ask thrice.'] })).toBe(false);
  expect(isRetracted(line, { shared: ['We met.'], all: ['We met.\n\n!! We ask twice.'] })).toBe(true);
});
