import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHandbook, type WrittenGuideline, writeHandbook } from './markdown.rules.ts';

const line = (maxLength: number) =>
  fc.string({ maxLength }).map((text) => text.replace(/[\r\n]/g, ' ').trim());
const lines = fc
  .array(
    fc.oneof(
      line(40),
      fc.constantFrom(
        '## Prices',
        '# Team',
        '<!-- guideline -->',
        '\\<!-- guideline · pinned -->',
        '```',
        '',
      ),
    ),
    { maxLength: 8 },
  )
  .map((each) => each.join('\n').trim());
const guideline: fc.Arbitrary<WrittenGuideline> = fc.record({
  title: line(60).filter((text) => text !== ''),
  category: line(40),
  content: lines,
  pinned: fc.boolean(),
});

test('a handbook is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(guideline, { maxLength: 5 }), fc.constantFrom('en', 'zh'), (handbook, locale) => {
      expect(readHandbook([...writeHandbook(handbook, locale)].join(''))).toEqual(handbook);
    }),
  );
});

test('one from elsewhere has categories and guidelines as headings', () => {
  const markdown = [
    'Words before the first heading',
    '# Customers',
    '## Prices ##',
    'Read them aloud.',
    '### Twice',
    '```',
    '## no heading',
    '```',
    '# 团队',
    '没有标题的一行',
    '## 上线',
    '先写回滚方案。',
  ].join('\r\n');
  expect(readHandbook(markdown)).toEqual([
    {
      title: 'Prices',
      category: 'Customers',
      pinned: false,
      content: 'Read them aloud.\n### Twice\n```\n## no heading\n```',
    },
    { title: '上线', category: '团队', pinned: false, content: '先写回滚方案。' },
  ]);
  expect(readHandbook('No heading at all')).toEqual([]);
});
