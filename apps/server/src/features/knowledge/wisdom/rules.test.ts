import { expect, test } from 'vitest';
import { isRetracted, standsIn } from './rules.ts';

const texts = [
  'Ana said: **ask twice**,\npromise once. [Here](https://farm.example) is why.',
  '葡萄要慢慢修剪。\n**不急**。',
];

test.each([
  'ask twice, promise once.',
  '**ask twice**, promise',
  'promise once. Here is why',
  '慢慢修剪',
  '修剪。 不急。',
  '修剪。不急',
])('“%s” stands there', (line) => {
  expect(standsIn(line, texts)).toBe(true);
});

test.each(['Ask twice', 'promise once. 葡萄', 'why. 葡萄要', 'ask  thrice', ' '])('“%s” does not', (line) => {
  expect(standsIn(line, texts)).toBe(false);
});

test('a line is retracted by being kept back, not by being reworded', () => {
  const line = 'ask twice';
  expect(isRetracted(line, { shared: ['We ask twice.'], all: ['We ask twice.'] })).toBe(false);
  expect(isRetracted(line, { shared: ['We ask thrice.'], all: ['We ask thrice.'] })).toBe(false);
  expect(isRetracted(line, { shared: ['We met.'], all: ['We met.\n\n!! We ask twice.'] })).toBe(true);
});
