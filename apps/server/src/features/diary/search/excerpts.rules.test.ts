import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptsOf } from './excerpts.rules.ts';
import type { ShownText } from './pieces.rules.ts';
import { termsOf } from './words-of.rules.ts';

const text = (section: ShownText['section'], ...texts: string[]): ShownText => ({
  section,
  pieces: texts.map((piece) => ({ text: piece, isCutBefore: false, isCutAfter: false })),
});
const summary = (...texts: string[]) => text('summary', ...texts);
const matchesOf = (texts: readonly ShownText[], keyword: string) => {
  const { matches, missing } = excerptsOf(texts, termsOf(keyword));
  return missing.length === 0 ? matches : null;
};

test('an excerpt begins shortly before the first place, at a word', () => {
  const long = `${'Many words before. '.repeat(20)}Then the grape harvest.${' Many words after.'.repeat(20)}`;
  const [excerpt] = matchesOf([summary(long)], 'grape') ?? [];
  expect(excerpt?.text).toMatch(/^…\S.*Then the grape harvest\..*…$/);
  expect(excerpt?.text.length).toBeLessThan(200);
  expect(excerpt?.marks.map(({ start, end }) => excerpt.text.slice(start, end))).toEqual(['grape']);
});

test('every word must stand somewhere, in whatever parts', () => {
  const parts = [summary('Pruned the vines'), text('nextTasks', 'Call Ana')];
  expect(matchesOf(parts, 'vines ana')?.map(({ section }) => section)).toEqual(['summary', 'nextTasks']);
  expect(excerptsOf(parts, termsOf('vines maya')).missing.map((term) => term.text)).toEqual(['maya']);
  expect(matchesOf(parts, '')).toEqual([]);
});

test('of parts that say the same, three are shown; one that says another word is never left out', () => {
  const parts = [...Array.from({ length: 6 }, () => summary('press')), summary('the cork')];
  const texts = matchesOf(parts, 'press cork')?.map(({ text }) => text);
  expect(texts).toEqual(['press', 'press', 'press', 'the cork']);
});

test('marks hold the word, and no character is torn', () => {
  const signs = fc.string({ unit: fc.constantFrom('a', '葡', '🍇', ' ', '.', 'é'), maxLength: 400 });
  fc.assert(
    fc.property(signs, signs, (before, after) => {
      const matches = matchesOf([summary(`${before} needle ${after}`)], 'needle') ?? [];
      for (const { text: excerpt, marks } of matches) {
        expect(excerpt.isWellFormed()).toBe(true);
        expect(marks.map(({ start, end }) => excerpt.slice(start, end))).toEqual(['needle']);
      }
      expect(matches).toHaveLength(1);
    }),
  );
});

test('an excerpt begins and ends with whole characters, families of emoji too', () => {
  const family = '👩🏽‍👩🏽‍👧🏽‍👦🏽';
  const signs = fc.array(fc.constantFrom(family, '🇩🇪', 'e\u0301\u0323', '*️⃣', 'a', ' '), { maxLength: 60 });
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(signs, signs, (before, after) => {
      const text = `${before.join('')} needle ${after.join('')}`.trim();
      const whole = new Set([...Array.from(graphemes.segment(text), ({ segment }) => segment), '…']);
      for (const match of matchesOf([summary(text)], 'needle') ?? []) {
        const shown = Array.from(graphemes.segment(match.text), ({ segment }) => segment);
        expect(shown.filter((character) => !whole.has(character))).toEqual([]);
      }
    }),
  );
});

test('of a text in pieces one excerpt is shown, the first; the others say their words nonetheless', () => {
  const pieces = [
    { text: 'rain on the press', isCutBefore: true, isCutAfter: true },
    { text: 'a dry cork', isCutBefore: true, isCutAfter: false },
  ];
  expect(matchesOf([{ section: 'summary', pieces }], 'press cork')).toEqual([
    { section: 'summary', text: '…rain on the press…', marks: [{ start: 13, end: 18 }] },
  ]);
});
