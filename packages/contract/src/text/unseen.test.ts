import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as f from '../fields.ts';
import { characterCount } from './character-count.ts';
import { hasWords, visibleLength } from './text-length.ts';
import { isBlank } from './unseen.ts';

/** They show nothing, and join nothing: zero-width, soft hyphen, fillers, the blank Braille cell, bidirectional, tags. */
const ALONE = [
  ...['\u200b', '\u2060', '\u00ad', '\ufeff', '\u180e', '\u2800', '\u3164', '\u115f', '\uffa0'],
  ...['\u202e', '\u2066', '\u061c', '\u2063', '\ufff9', '\u{1d173}', '\u0001', '\u0085'],
];
/** They show nothing by themselves, and belong to what stands before them. */
const JOINING = [
  '\u200c',
  '\u200d',
  '\ufe0f',
  '\u{e0041}',
  '\u{e0101}',
  '\u034f',
  '\u0301',
  '\u20e3',
  '\u0336',
];
const BLANKS = [' ', '\n', '\t', '\u3000', '\u00a0', '\u2028'];

const required = f.text({ min: 1, max: 100, required: 'contentRequired' });
const optional = f.text({ max: 20_000 });
const unseen = fc
  .array(fc.constantFrom(...ALONE, ...JOINING, ...BLANKS), { maxLength: 30 })
  .map((all) => all.join(''));

describe('a text of which nothing is seen', () => {
  test.each([...ALONE, ...JOINING, '\u200b\u3164', '\u0301'.repeat(2_000)])('is empty: %j', (text) => {
    expect([isBlank(text), optional.parse(text)]).toEqual([true, '']);
    expect(required.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['contentRequired']);
  });

  test('is empty however it is put together, and has no length (1,000 cases)', () => {
    fc.assert(
      fc.property(unseen, (text) => {
        expect([isBlank(text), optional.parse(text), visibleLength(text), hasWords(text)]).toEqual([
          ...[true, '', 0, false],
        ]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a text of which something is seen', () => {
  test.each(['\u0301\u0316', '\uff9e\u0301'])('has no long run of marks to be put in order: %j', (marks) => {
    const written = `Wax${marks.repeat(2_000)}s`;
    const kept = optional.parse(written);
    expect(kept.match(/(?:(?!\u034f)[\p{M}\uff9e\uff9f]){31}/u)).toBeNull();
    expect(kept.replaceAll('\u034f', '')).toHaveLength(written.length);
    expect([optional.parse(kept), characterCount(kept)]).toEqual([kept, characterCount(written)]);
  });

  /** What is joined by what cannot be seen: emoji, a flag, a heart, a keycap, Persian, Marathi, Malayalam, Khmer. */
  const JOINED = ['👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '❤️', '1️⃣', 'می‌خواهم', 'शर्‍यत', 'ന്‍', 'ស្រី', 'e\u0301t', '葡萄', '𐀀'];

  test.each(JOINED)('keeps what joins it: %s', (text) => {
    expect([isBlank(text), required.parse(text)]).toEqual([false, text.normalize('NFC')]);
  });

  test('keeps all that stands inside it, and is as long as what is seen (1,000 cases)', () => {
    const word = fc.constantFrom(...JOINED, 'a', '！', '7');
    const hidden = fc.array(fc.constantFrom(...ALONE), { maxLength: 5 }).map((all) => all.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(word, hidden), { minLength: 1, maxLength: 20 }), (pieces) => {
        const written = pieces.map(([seen, between]) => seen + between).join(' ');
        const length = pieces.reduce((sum, [seen]) => sum + characterCount(seen), pieces.length - 1);
        expect(isBlank(written)).toBe(false);
        expect(characterCount(written)).toBe(length);
        expect(characterCount(optional.parse(written))).toBe(characterCount(written.trim()));
        expect(optional.parse(written).replace(/\s/gu, '')).toBe(
          written.trim().normalize('NFC').replace(/\s/gu, ''),
        );
        const isHuge = written.trim().length > length * 8;
        expect(f.text({ max: length }).safeParse(written).success).toBe(!isHuge);
      }),
      { numRuns: 1_000 },
    );
  });
});
