import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptsOf } from './excerpts.rules.ts';
import type { Part } from './search.rules.ts';
import { termsOf } from './words-of.rules.ts';

const summary = (text: string): Part => ({ section: 'summary', text });

test('an excerpt begins shortly before the first place, at a word', () => {
  const text = `${'Many words before. '.repeat(20)}Then the grape harvest.${' Many words after.'.repeat(20)}`;
  const [excerpt] = excerptsOf([summary(text)], termsOf('grape')) ?? [];
  expect(excerpt?.text).toMatch(/^…\S.*Then the grape harvest\..*…$/);
  expect(excerpt?.text.length).toBeLessThan(200);
  expect(excerpt?.marks.map(({ start, end }) => excerpt.text.slice(start, end))).toEqual(['grape']);
});

test('every word must stand somewhere, in whatever parts', () => {
  const parts = [summary('Pruned the vines'), { section: 'nextTasks', text: 'Call Ana' } as const];
  expect(excerptsOf(parts, termsOf('vines ana'))?.map(({ section }) => section)).toEqual([
    'summary',
    'nextTasks',
  ]);
  expect(excerptsOf(parts, termsOf('vines maya'))).toBeNull();
  expect(excerptsOf(parts, [])).toEqual([]);
});

test('of parts that say the same, three are shown; one that says another word is never left out', () => {
  const parts = [...Array.from({ length: 6 }, () => summary('press')), summary('the cork')];
  const texts = excerptsOf(parts, termsOf('press cork'))?.map(({ text }) => text);
  expect(texts).toEqual(['press', 'press', 'press', 'the cork']);
});

test('marks hold the word, and no character is torn', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '葡', '🍇', ' ', '.', 'é'), maxLength: 400 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const matches = excerptsOf([summary(`${before} needle ${after}`)], termsOf('needle')) ?? [];
      for (const { text: excerpt, marks } of matches) {
        expect(excerpt.isWellFormed()).toBe(true);
        expect(marks.map(({ start, end }) => excerpt.slice(start, end))).toEqual(['needle']);
      }
      expect(matches).toHaveLength(1);
    }),
  );
});
