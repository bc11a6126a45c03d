import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { isUnsure, lexemesFor, lexemesOf, placesOf, termsIn, termsOf } from './words-of.rules.ts';

const found = (text: string, keyword: string) => {
  const terms = termsOf(keyword);
  const { spans, found: seen } = placesOf(text, terms);
  return seen.size === terms.length ? spans.map(({ start, end }) => text.slice(start, end)) : [];
};

describe('the words of a text', () => {
  test('are found by their beginnings, one letter alone only where it is the word', () => {
    expect(lexemesOf('I Prune')).toEqual([['i'], ['pr', 'pru', 'prun', 'prune']]);
  });

  test('are characters and pairs of them where words are not told apart by spaces', () => {
    expect(lexemesOf('修剪葡萄')).toEqual([['修', '修剪'], ['剪', '剪葡'], ['葡', '葡萄'], ['萄']]);
    expect(lexemesOf('用Ox酿酒')).toEqual([['用'], ['ox'], ['酿', '酿酒'], ['酒']]);
  });

  test('begin anew after each mark inside of them', () => {
    const longest = lexemesOf('ana@farm.example').map((lexemes) => lexemes.at(-1));
    expect(longest).toEqual(['ana', 'farm.example', 'example']);
    expect(lexemesOf('3.14')).toEqual([['3.', '3.1', '3.14'], ['14']]);
  });

  test('are the same in either case and width', () => {
    expect(lexemesOf('ＧＲＡＰＥ ｶﾞｲﾄﾞ')).toEqual(lexemesOf('grape ガイド'));
  });

  test('are told by rules only where a mark stands inside of one', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    expect(
      termsIn('Row 12 (of "vines") gave *two* crates, w1z: sold!', termsOf('vines w1z 12')),
    ).toHaveLength(3);
    expect(segment).not.toHaveBeenCalled();
    segment.mockRestore();
    const rules = new Intl.Segmenter('en', { granularity: 'word' });
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'az09.,:;\'"_-*()[]!?@'), maxLength: 12 }),
        (chunk) => {
          const words = [...rules.segment(chunk)].filter(({ isWordLike }) => isWordLike);
          expect(termsOf(chunk).map(({ text }) => text)).toEqual([
            ...new Set(words.map((word) => word.segment)),
          ]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('are told of long runs of marks, which texts from before may hold, without putting all of a run in order', () => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const found = termsIn(`Zoe${'\u0301\u0316'.repeat(10_000)} came`, termsOf('came'));
    const longest = normalize.mock.contexts.map((text) =>
      /\p{M}{31}/u.exec(String(text).replaceAll('\u034f', ' ')),
    );
    normalize.mockRestore();
    expect(found).toHaveLength(1);
    expect(longest.filter((run) => run !== null)).toEqual([]);
  });

  test('are none where there are only signs', () => {
    expect(lexemesOf('🍇 — … !?')).toEqual([]);
    expect(termsOf('🍇 !')).toEqual([]);
  });

  test('stay few and short, whatever is written', () => {
    const lexemes = lexemesOf('a.'.repeat(10_000)).flat();
    expect(Math.max(...new Set(lexemes.map(({ length }) => length)))).toBe(16);
    expect(termsOf('a b c d e f g h i j k l m')).toHaveLength(10);
  });
});

describe('a keyword', () => {
  test.each([
    ['Pruned the grapevines', 'GRAPE', ['grape']],
    ['Pruned the grapevines', 'vines', []],
    ['Plan A is better than a plan', 'a', ['A', 'a']],
    ['今天修剪了葡萄藤', '葡萄', ['葡萄']],
    ['今天修剪了葡萄藤', '藤', ['藤']],
    ['今天修剪了葡萄藤', '今天 葡萄', ['今天', '葡萄']],
    ['今天修剪了葡萄藤', '今天 苹果', []],
    ['用grape酿酒，再用GRAPE', '用grape', ['用grape', '用GRAPE']],
    ['write to ana@farm.example', 'farm', ['farm']],
    ['write to ana@farm.example', 'example', ['example']],
    ['ﬁne ㎏', 'fine', ['ﬁne']],
    ['ﬁne ㎏', 'kg', ['㎏']],
  ])('in “%s”: %s', (text, keyword, expected) => {
    expect(found(text, keyword)).toEqual(expected);
  });
});

const letters = fc.constantFrom(..."abAB1é葡萄藤がガ한국 .,@'-ﬁ🍇\u0301\n");
const text = fc.string({ unit: letters, maxLength: 40 }).map((written) => written.normalize('NFC'));

test('places lie within the text, in order, apart from each other', () => {
  fc.assert(
    fc.property(text, text, (written, keyword) => {
      let done = 0;
      for (const { start, end } of placesOf(written, termsOf(keyword)).spans) {
        expect(start).toBeGreaterThanOrEqual(done);
        expect(end).toBeGreaterThan(start);
        done = end;
      }
      expect(done).toBeLessThanOrEqual(written.length);
    }),
  );
});

test('every text is found by each of its own words', () => {
  fc.assert(
    fc.property(text, (written) => {
      for (const term of termsOf(written)) expect(placesOf(written, [term]).spans).not.toEqual([]);
    }),
  );
});

test('where a keyword stands, the text has all lexemes that are asked for', () => {
  fc.assert(
    fc.property(text, text, (written, keyword) => {
      const lexemes = lexemesOf(written).flat();
      for (const term of placesOf(written, termsOf(`${keyword} ${written}`)).found) {
        expect(lexemes).toEqual(expect.arrayContaining(lexemesFor(term)));
      }
    }),
  );
});

describe('in a long text', () => {
  const TEN = 'apple banana cherry damson elder fig grape hazel iris juniper';
  const long = `${"it's grown, w-w. ".repeat(1_000)}${"Let's: Apple, banana; cherry. ".repeat(1_000)}${TEN}`;
  /** Characters among which words are told apart meanwhile, the dear part of a look. */
  const toldApart = (look: () => unknown): number => {
    const told = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    look();
    const characters = told.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
    told.mockRestore();
    return characters;
  };

  test('words are told apart around the first places of the terms alone', () => {
    const terms = termsOf(TEN);
    expect(toldApart(() => expect(placesOf(long, terms, 160).found.size).toBe(10))).toBeLessThan(3_000);
    expect(toldApart(() => expect(termsIn(long, terms)).toHaveLength(10))).toBeLessThan(2_000);
  });

  test('letters within other words cost nothing, nor does a letter that begins them all', () => {
    expect(toldApart(() => termsIn('swan '.repeat(4_000), termsOf('wan w')))).toBe(0);
    expect(toldApart(() => termsIn('würde '.repeat(3_000), termsOf('w')))).toBe(0);
  });

  test('without blanks, each stretch is told apart once, whatever is looked for', () => {
    expect(toldApart(() => termsIn("a.b'c_".repeat(3_000), termsOf('b c a x y z')))).toBeLessThan(40_000);
    expect(placesOf(`${'a.'.repeat(9_000)}needle`, termsOf('needle')).spans).toEqual([
      { start: 18_000, end: 18_006 },
    ]);
  });
});

test('the index is sure of a word up to 16 letters, and of one character or two beside one another', () => {
  const unsure = termsOf('photograph characteristically 葡萄 葡萄藤').filter(isUnsure);
  expect(unsure.map(({ text: term }) => term)).toEqual(['characteristically', '葡萄藤']);
});
