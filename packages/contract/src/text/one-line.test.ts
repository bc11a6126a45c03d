import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flowOf, oneLine } from './one-line.ts';
import { shownText } from './shown-text.ts';

test.each([
  ['Shipped the export.\nThree pilots use it.', 'Shipped the export. Three pilots use it.'],
  ['导出上线了，\n  三家试点在用。\r\n\r\n明天复盘', '导出上线了，三家试点在用。明天复盘'],
  ['用了 Safari\n导出', '用了 Safari 导出'],
  ['一 二\n三', '一 二三'],
  [' one\t two \n', 'one two'],
])('%j reads %j on one line', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

test('flows as one line does whose every blank is a new line, and knows where lines began (500 cases)', () => {
  const part = fc.constantFrom('ab', '葡萄', '，', '𠀀', 'é', ' ', '\n', '\r\n', '\t', '\u3000', '- ', '“');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const written = parts.join('');
      const { text, lines } = flowOf(written);
      expect(text).toBe(oneLine(written.replace(/\s+/gu, '\n')));
      const ends = [...lines, text.length];
      const cut = [0, ...lines].map((start, at) => text.slice(start, ends[at]).trim());
      const asWritten = written.split(/[\r\n]+/).map((line) => flowOf(line).text);
      expect(cut.filter((line) => line !== '')).toEqual(asWritten.filter((line) => line !== ''));
    }),
    { numRuns: 500 },
  );
});

test('takes time in proportion to the text', () => {
  const blanks = ' '.repeat(20_000);
  expect(oneLine(`一${blanks}\n${blanks}x${'一 '.repeat(10_000)}`)).toContain('一 x一 一');
});

test('lines of one paragraph stay apart as a reader sees them', () => {
  expect(shownText('修好了**导出**\n明天复盘\\\n[the\nnotes](https://a.example\n"of today")')).toBe(
    '修好了导出\n明天复盘\nthe\nnotes',
  );
});
