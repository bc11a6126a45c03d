import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginningOf, cutLine } from './cut-line.ts';

const texts = [
  'Ana said: **ask twice**,\npromise once. [Here](https://farm.example) is why.',
  '葡萄要慢慢修剪。\n**不急**。\n我们先把价格表导入系统，再请三家店试用。',
  '- We don’t sign before lunch\n- Sofia waits',
];

describe('a line of a text', () => {
  test.each([
    ['a whole sentence', '葡萄要慢慢修剪。', '葡萄要慢慢修剪。'],
    ['one without its full stop', 'Here is why', 'Here is why'],
    ['a line without one', 'We don’t sign before lunch', 'We don’t sign before lunch'],
    ['the beginning of a sentence', 'We don’t sign', 'We don’t sign …'],
    ['its end, on a line of its own', 'promise once.', 'promise once.'],
    ['its midst', 'sign before', '… sign before …'],
    ['a part of a word', 'n’t sig', '… don’t sign …'],
    ['parts of Chinese words', '格表导', '…价格表导入…'],
    ['the end of one sentence and the next', '修剪。 不急。', '…修剪。不急。'],
    ['as it is written', '**ask twice**', '… **ask twice**'],
    [
      'over two lines, as it is shown',
      'ask twice, promise once. Here is',
      '… ask twice, promise once. Here is …',
    ],
    ['as it was taken before', '… sign before …', '… sign before …'],
    ['with typed dots', '...sign before...', '… sign before …'],
  ])('is taken from whole words, and says what is left out: %s', (_, line, taken) => {
    expect(cutLine(line, texts)).toBe(taken);
  });

  test.each(['Ask twice', 'promise once. 葡萄', 'lunch Sofia wait!', 'ask  thrice', ' ', '…', ''])(
    'that does not stand there is none: “%s”',
    (line) => expect(cutLine(line, texts)).toBeNull(),
  );

  test('begins and ends where words do, and is what it is when it is taken again (500 cases)', () => {
    const words = ['grape', 'don’t', '3.5'];
    const part = fc.constantFrom(...words.map((word) => `${word} `), '葡萄', '修剪', '，', '。', '! ', '\n');
    const written = fc.array(part, { minLength: 1, maxLength: 20 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(written, fc.nat(), fc.nat(), (text, from, length) => {
        const start = from % text.length;
        const taken = cutLine(text.slice(start, start + 1 + (length % 12)), [text]);
        fc.pre(taken !== null);
        expect(cutLine(taken ?? '', [text])).toBe(taken);
        for (const word of taken?.match(/[a-z’\d.]+/gu) ?? []) expect(words).toContain(word);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the beginning of a text', () => {
  test.each([
    ['short', 10, 'short'],
    ['Wrote the import of the lists', 12, 'Wrote the…'],
    ['Wrote, then slept', 7, 'Wrote…'],
    ['我们先把价格表导入系统', 6, '我们先把价格…'],
    ['😀😀😀', 3, '😀…'],
  ])('%s', (text, most, beginning) => {
    expect(beginningOf(text, most)).toBe(beginning);
  });
});
