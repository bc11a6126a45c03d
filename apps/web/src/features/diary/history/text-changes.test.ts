import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from './text-changes.ts';

const marked = (before: string, after: string) =>
  changesBetween(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('');

test('marks added and removed words', () => {
  expect(marked('Pruned two rows.', 'Pruned six rows.')).toBe('Pruned [-two][+six] rows.');
  expect(marked('今天修剪了葡萄藤', '今天修剪了苹果树')).toMatch(/^今天修剪了\[-葡萄/);
  expect(marked('', 'New')).toBe('[+New]');
  expect(marked('Same', 'Same')).toBe('Same');
});

test('loses nothing of either text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab 修剪葡萄\n🍇é'), maxLength: 60 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = changesBetween(before, after);
      const without = (kind: string) =>
        changes
          .filter((change) => change.kind !== kind)
          .map((change) => change.text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});
