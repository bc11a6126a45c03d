import { expect, test } from 'vitest';
import { isRetracted, saidIn } from './rules.ts';

const MET = 'We met at the market.';
const isKeptBack = (line: string, shared: string, own: string) =>
  isRetracted(line, saidIn({ shared: [shared], all: [`${shared}\n\n!! ${own}`] }));

test('a line is retracted by being kept back, not by being reworded', () => {
  const line = 'ask twice';
  const said = (text: string) => saidIn({ shared: [text], all: [text] });
  expect(isRetracted(line, said('We ask twice.'))).toBe(false);
  expect(isRetracted(line, said('We ask thrice.'))).toBe(false);
  expect(isKeptBack(line, MET, 'We ask twice.')).toBe(true);
  expect(isKeptBack(line, 'We ask twice.', 'We ask twice.')).toBe(false);
});

test.each([
  ['a sentence of it', 'We met at the market. Ana left.', 'Ana left.', true],
  ['a sentence of it that is marked', 'We met at the market. Ana left.', '**Ana** left.', true],
  [
    'the end of a sentence',
    '… said that Ana leaves the stall to her brother soon',
    'Ana leaves the stall to her brother',
    true,
  ],
  ['what was masked in it', 'Call **** in the morning', 'Call Anna in the morning about it', true],
  [
    'what was masked in it, escaped',
    'Call \\*\\*\\*\\* in the morning',
    'Call Anna in the morning about it',
    true,
  ],
  ['a Chinese sentence of it', '我们在市场见面。小李打算下个月离职。', '小李打算下个月离职。', true],
  ['something else', 'We met at the market. Ana left.', 'Bela is late again.', false],
  ['a word of it', 'We met at the market. Ana left.', 'Ana has it.', false],
])('a line is retracted by keeping back a part of it: %s', (_, line, own, is) => {
  expect(isKeptBack(line, MET, own)).toBe(is);
});

test('a line of asterisks alone is looked for nowhere', () => {
  const line = `${'* '.repeat(249)}b`;
  expect(isRetracted(line, saidIn({ shared: [], all: ['a '.repeat(9_000), `${'c '.repeat(249)}b`] }))).toBe(
    false,
  );
});
