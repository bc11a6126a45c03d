import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lexemesOf, placesOf, termsOf } from './words-of.rules.ts';

const found = (text: string, keyword: string) => {
  const terms = termsOf(keyword);
  const { spans, found: seen } = placesOf(text, terms);
  return seen.size === terms.length ? spans.map(({ start, end }) => text.slice(start, end)) : [];
};

describe('the words of a text', () => {
  test('are words, and pairs of characters where words are not told apart by spaces', () => {
    expect(lexemesOf('Pruned the Vines')).toEqual(['pruned', 'the', 'vines']);
    expect(lexemesOf('修剪葡萄')).toEqual(['修剪', '剪葡', '葡萄', '萄']);
    expect(lexemesOf('用Grape酿酒')).toEqual(['用', 'grape', '酿酒', '酒']);
  });

  test('begin anew after each mark inside of them', () => {
    expect(lexemesOf('ana@farm.example')).toEqual(['ana', 'farm.example', 'example']);
    expect(lexemesOf('3.14')).toEqual(['3.14', '14']);
  });

  test('are the same in either case and width', () => {
    expect(lexemesOf('ＧＲＡＰＥ ｶﾞｲﾄﾞ')).toEqual(lexemesOf('grape ガイド'));
  });

  test('are none where there are only signs', () => {
    expect(lexemesOf('🍇 — … !?')).toEqual([]);
    expect(termsOf('🍇 !')).toEqual([]);
  });

  test('stay few and short, whatever is written', () => {
    expect(lexemesOf('a.'.repeat(10_000)).every((lexeme) => lexeme.length <= 64)).toBe(true);
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
