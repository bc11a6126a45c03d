import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';
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

test('takes time in proportion to the text', () => {
  const blanks = ' '.repeat(20_000);
  expect(oneLine(`一${blanks}\n${blanks}x${'一 '.repeat(10_000)}`)).toContain('一 x一 一');
});

test('lines of one paragraph stay apart as a reader sees them', () => {
  expect(shownText('修好了**导出**\n明天复盘\\\n[the\nnotes](https://a.example\n"of today")')).toBe(
    '修好了导出\n明天复盘\nthe\nnotes',
  );
});
