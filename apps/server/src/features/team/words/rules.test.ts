import { hash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { characterCount } from '@garden/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../http/refusal.ts';
import { maskMarkdown, maskWords, mayCover, parseWords, WORD_SEPARATOR } from './rules.ts';

const mask = (text: string, ...words: string[]) => maskWords(text, [words.join(WORD_SEPARATOR)]);

function faultOf(text: string) {
  try {
    parseWords(text);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.details.errors?.[0];
    throw error;
  }
}

describe('a list of words', () => {
  test('is separated by commas of either keyboard, without empty items, longest first', () => {
    expect(parseWords(' price, ,secret plan，报价、涨价,, 内部消息,')).toEqual([
      'secret plan',
      'price',
      '内部消息',
      '报价',
      '涨价',
    ]);
    expect(parseWords('')).toEqual([]);
    expect(parseWords(' ,，、 \u200b,\u0001')).toEqual([]);
  });

  test('has each word once, in whatever case and however its letters are composed', () => {
    expect(parseWords('Café,CAFÉ,cafe\u0301,two  words,two\nwords')).toEqual(['two words', 'Café']);
  });

  test('has at most 500 words of at most 50 characters', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(',');
    expect(parseWords(words(500))).toHaveLength(500);
    expect(parseWords(`${words(500)},W1`)).toHaveLength(500);
    expect(faultOf(words(501))).toMatchObject({
      path: 'words',
      key: 'wordsTooMany',
      params: { maximum: 500 },
    });
    expect(parseWords('👨‍👩‍👧'.repeat(50))).toHaveLength(1);
    expect(faultOf(`a,${'葡'.repeat(51)}`)).toMatchObject({
      path: 'words',
      key: 'wordTooLong',
      params: { maximum: 50, word: `${'葡'.repeat(50)}…` },
    });
  });
});

describe('masking Markdown', () => {
  test('escapes the asterisks that stand for words, and leaves the author’s own', () => {
    const masked = maskMarkdown('我们的报价和**涨价**', ['报价,涨价']);
    expect(masked).toBe('我们的\\*\\*和**\\*\\***');
    expect(maskMarkdown('**bold** words', ['price'])).toBe('**bold** words');
  });

  test.each([
    ['a pr&#105;ce, a pr&#x69;ce, &#112;&#114;&#105;&#99;&#101;', 'a ★★★★★, a ★★★★★, ★★★★★'],
    ['pr**i**ce and **pri**ces, p_r_ice', '★★**★**★★ and **★★★**★★s, ★_★_★★★'],
    ['p[ri](https://garden.example/a_(b) "t")ce', '★[★★](https://garden.example/a_(b) "t")★★'],
    ['pr![i](x)ce', '★★![★](x)★★'],
    ['[price list](https://garden.example/list)', '[★★★★★ list](https://garden.example/list)'],
    ['pr\\_ice and f\\*ck', 'pr\\_ice and ★★★★'],
    ['&#0;&#1114112;&#xd800; **no** _word_ of `them`', '&#0;&#1114112;&#xd800; **no** _word_ of `them`'],
  ])('masks %j as its reader sees it', (text, masked) => {
    expect(maskMarkdown(text, ['price,f*ck'])).toBe(masked.replaceAll('★', '\\*'));
  });
});

describe('masking', () => {
  test.each([
    ['The Price of PRICES', ['price'], 'The ***** of *****S'],
    ['我们的报价单', ['报价'], '我们的**单'],
    ['grapefruit and grape', ['grape', 'grapefruit'], '********** and *****'],
    ['abcde', ['abc', 'cde'], '*****'],
    ['aaa', ['aa'], '***'],
    ['a family 👨‍👩‍👧 here', ['👨‍👩‍👧'], 'a family * here'],
    ['a family 👨‍👩‍👧 here', ['👨'], 'a family 👨‍👩‍👧 here'],
    ['naïve cafés', ['CAFÉ'], 'naïve ****s'],
    ['x\u0302y', ['x'], 'x\u0302y'],
    [
      'pri\u00adce and p\u200br\u2060i\ufeffc\u3164e',
      ['price'],
      '***\u00ad** and *\u200b*\u2060*\ufeff*\u3164*',
    ],
    ['报\u200d价\ufe0f单', ['报价'], '**单'],
    ['p\u034frice', ['price'], '*****'],
    ['pri\u2028ce pri ce pri\nce', ['price'], 'pri\u2028ce pri ce pri\nce'],
    ['price', ['p\u200drice'], '*****'],
    ['İstanbul, ΟΔΟΣ', ['istanbul', 'οδος'], '********, ****'],
    ['f*ck', ['f*ck'], '****'],
    ['Ｐｒｉｃｅ１ and PRICE', ['ｐrice'], '*****１ and *****'],
    ['.+ (a)', ['.+', '(a)'], '** ***'],
    ['nothing here', [], 'nothing here'],
    ['', ['a'], ''],
  ])('%j without %j reads %j', (text, words, read) => {
    expect(mask(text, ...words)).toBe(read);
  });

  test('goes by the words of several teams at once', () => {
    expect(maskWords('abcde and x', ['abc', 'cde,x'])).toBe('***** and *');
  });

  // Few letters, so that words and texts meet; some of them join their neighbours.
  const letters = [
    'a',
    'B',
    'b',
    'é',
    'e',
    '\u0301',
    '葡',
    '🍇',
    '👨',
    '\u200d',
    '👩',
    '🇩',
    '🇪',
    '\n',
    ' ',
    '*',
    'İ',
    'ß',
    '\u0600',
    '\u1100',
    '\u1161',
    '\u00ad',
    '\ufe0f',
    '\u200b',
  ];
  const anyText = fc
    .string({ unit: fc.constantFrom(...letters), maxLength: 30 })
    .map((text) => text.normalize('NFC'));
  const anyWords = fc
    .array(fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 4 }), { maxLength: 6 })
    .map((words) => parseWords(words.join(',')));

  test('keeps the number of characters, changes them to asterisks alone, and again changes nothing (5,000 cases)', () => {
    fc.assert(
      fc.property(anyText, anyWords, (text, words) => {
        const masked = mask(text, ...words);
        expect(characterCount(masked)).toBe(characterCount(text));
        expect(mask(masked, ...words)).toBe(masked);
        const segments = (of: string) =>
          [...new Intl.Segmenter('en').segment(of)].map(({ segment }) => segment);
        const before = segments(text);
        for (const [index, segment] of segments(masked).entries()) {
          if (segment !== '*') expect(segment).toBe(before[index]);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  test('leaves what no one sees in its place', () => {
    expect(mask('\u200dba', '\u200db')).toBe('\u200d*a');
  });

  test('leaves no word behind, whatever the order of the list (2,000 cases)', () => {
    const plain = ['a', 'b', 'B', 'c', '葡', '萄', ' '];
    const plainText = fc.string({ unit: fc.constantFrom(...plain), maxLength: 40 });
    const plainWords = fc.array(
      fc.string({ unit: fc.constantFrom('a', 'b', 'C', '葡', '萄'), minLength: 1, maxLength: 6 }),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(plainText, plainWords, (text, words) => {
        const masked = mask(text, ...words);
        for (const word of words) expect(masked.toLowerCase()).not.toContain(word.toLowerCase());
        expect(mask(text, ...words.toReversed())).toBe(masked);
        expect(maskWords(text, words)).toBe(masked);
      }),
      { numRuns: 2_000 },
    );
  });

  test('holds the longest lists of a hundred teams in a few megabytes', () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const held = () => {
      collect();
      return process.memoryUsage().heapUsed / 1024 ** 2;
    };
    const words = (team: number) =>
      Array.from({ length: 500 }, (_, at) => hash('sha256', `${team} ${at}`).slice(0, 50));
    const before = held();
    for (let team = 0; team < 100; team += 1) mask('nothing here', ...words(team));
    expect(held() - before).toBeLessThan(60);
  });
});

test('a word may cover letters that it holds, or in part where one ends as the other begins', () => {
  const lists = ['Layoffs in May,press', 'cork'];
  for (const letters of ['may', 'May', 'pressing', 'press', 'stop', 'essay'])
    expect(mayCover(letters, lists)).toBe(true);
  for (const letters of ['vine', 'b']) expect(mayCover(letters, lists)).toBe(false);
  expect(mayCover('may', [])).toBe(false);
});
