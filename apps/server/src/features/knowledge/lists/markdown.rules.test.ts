import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readList, type WrittenItem, writeList } from './markdown.rules.ts';

const oneLine = (maxLength: number) =>
  fc.string({ maxLength }).map((text) => text.replace(/[\r\n]/g, ' ').trim());
const odd = fc.constantFrom(
  '## Why?',
  '> said',
  '##',
  '# Team',
  '<!-- question {} -->',
  '\\<!-- wisdom {"day":1} -->',
  '- point',
  '',
);
const lines = fc.array(fc.oneof(oneLine(40), odd), { maxLength: 6 }).map((each) => each.join('\n').trim());
const more = fc.record(
  { day: fc.constant('2026-03-31'), source: oneLine(30), tags: fc.array(oneLine(12), { maxLength: 3 }) },
  { requiredKeys: [] },
);
const item = (body: fc.Arbitrary<string>): fc.Arbitrary<WrittenItem> =>
  fc.record({ text: lines.filter((text) => text !== ''), body, more });

test.each([
  ['wisdom', fc.constant('')],
  ['questions', lines],
  ['mistakes', lines],
] as const)('%s are read as they were written', (list, body) => {
  fc.assert(
    fc.property(fc.array(item(body), { maxLength: 5 }), fc.constantFrom('en', 'zh'), (items, locale) => {
      const { items: read, stray } = readList(list, [...writeList(list, items, locale)].join(''));
      expect(read.map(({ line: _, ...each }) => each)).toEqual(items);
      expect(stray).toEqual([]);
    }),
  );
});

test('lines that belong to no item are named by their number', () => {
  const markdown = [
    '# My wisdom',
    'Words before',
    '<!-- wisdom {"source":"Ada"} -->',
    '> Rain writes slowly.',
    'beside it',
    '<!-- wisdom {broken} -->',
    '> lost',
    '<!-- question {} -->',
    '## Whose?',
  ].join('\r\n');
  const { items, stray } = readList('wisdom', markdown);
  expect(items).toEqual([{ line: 3, text: 'Rain writes slowly.', body: '', more: { source: 'Ada' } }]);
  expect(stray.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'unreadable'],
    [5, 'unreadable'],
    [6, 'unreadable'],
    [8, 'list'],
  ]);
});

test('a text from elsewhere has an item for each point', () => {
  const { items, stray } = readList('questions', '# Mine\n\n- Why rain?\n  And when?\n2. 为什么？\nNo point');
  expect(items.map(({ line, text }) => [line, text])).toEqual([
    [3, 'Why rain?\nAnd when?'],
    [5, '为什么？'],
  ]);
  expect(stray).toEqual([{ line: 6, text: 'No point', reason: 'unreadable' }]);
});
