import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { characterCount } from './character-count.ts';
import { hasWords, visibleLength } from './text-length.ts';
import { isBlank } from './unseen.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const WALES = '🏴󠁧󠁢󠁷󠁬󠁳󠁿';
const ZALGO = `Z${'\u0336\u0321\u0352'.repeat(30)}a${'\u0301'.repeat(30)}`;

const exactCount = (text: string, counts = (_: string) => true) =>
  [...new Intl.Segmenter('en').segment(text)].filter(({ segment }) => counts(segment)).length;
const takesRoom = (segment: string) => !isBlank(segment) || /\s/u.test(segment.replaceAll('\ufeff', ''));

describe('characterCount', () => {
  test.each([
    ['', 0],
    ['grape garden', 12],
    ['葡萄园 · 团队', 8],
    ['“你好”，世界……——！', 12],
    ['がぎぐ', 3],
    ['か\u3099', 1],
    ['e\u0301', 1],
    ['é', 1],
    [FAMILY, 1],
    ['👍🏽👍', 2],
    ['🇨🇳🇵🇹', 2],
    [WALES, 1],
    ['1️⃣', 1],
    ['❤️‍🔥', 1],
    [ZALGO, 2],
    ['a\r\nb', 3],
    ['한국어', 3],
    ['\u1112\u1161\u11ab', 1],
    ['नमस्ते', 3],
  ])('%j is %i', (text, count) => {
    expect(characterCount(text)).toBe(count);
  });

  test('counts as the segmenter does what is seen, whether it needs it or not (3,000 cases)', () => {
    const plain = fc.stringMatching(
      /^[\x20-\x7e\u00a0-\u00ff\u2010-\u2027\u3000-\u3100\u4e00-\u4e20\uff00-\uff60]{0,30}$/,
    );
    const any = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(fc.oneof(plain, any, fc.string({ unit: 'binary', maxLength: 20 })), (text) => {
        expect(characterCount(text)).toBe(exactCount(text, takesRoom));
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('visibleLength', () => {
  test.each([
    ['plain words', 'Pruned the vines today.', 20],
    ['Chinese', '今天修剪了葡萄藤，\n学到很多。', 14],
    ['full-width blanks', '今　天', 2],
    ['nothing', '', 0],
    ['blanks alone', ' \t\n\u00a0\u3000\r\n ', 0],
    ['invisible characters alone', '\u200b\u200d\ufeff\u2060\u00ad\u3164\u2800\u202e\u0000\u{e0041}', 0],
    ['a family, a flag, a heart', `${FAMILY}${WALES}❤️`, 3],
    ['stacked marks', ZALGO, 2],
  ])('%s', (_, markdown, length) => {
    expect(visibleLength(markdown)).toBe(length);
  });

  test.each([
    ['headings', '# One\n###### Two ##', 'One Two'],
    ['a heading needs its blank', '#One', '#One'],
    ['seven signs are no heading', '####### x', '####### x'],
    ['underlined headings', 'One\n===\nTwo\n---', 'One Two'],
    ['rules', 'a\n\n---\n\n* * *\n\n___\nb', 'a b'],
    ['emphasis', '*one* _two_ **three** __four__ ***five***', 'one two three four five'],
    ['emphasis over two lines', '**one\ntwo**', 'one two'],
    ['emphasis inside emphasis', '**one *two* three**', 'one two three'],
    ['emphasis in Chinese', '今天**很**好', '今天很好'],
    ['signs that are no emphasis', '2 * 3 * 4 snake_case_name **open', '2 * 3 * 4 snake_case_name **open'],
    ['lists', '- one\n* two\n+ three\n1. four\n2) five', 'one two three four five'],
    ['nested lists', '- one\n  - two\n    1. three', 'one two three'],
    ['a minus or a year is no list', '-5 degrees in 2026.', '-5 degrees in 2026.'],
    ['quotes', '> one\n>> two\n> - three', 'one two three'],
    ['code', 'run `npm *test*`', 'run npm *test*'],
    ['code that holds backticks', '``a ` b``', 'a ` b'],
    ['backticks that never close', '`a ``b', '`a ``b'],
    ['a code block', '```ts\nconst a = **b**;\n# c\n```\nafter', 'const a = **b**; # c after'],
    ['a code block of waves, longer fence closes', '~~~\n```\n~~~~', '```'],
    ['a code block that never closes', '```\n# a', '# a'],
    ['a code block in a quote', '> ```\n> a\n> ```\n# b', 'a b'],
    ['three backticks in one line', '```a``` b', 'a b'],
    ['links', 'see [the plan](https://example.org/a?b=c "title") now', 'see the plan now'],
    ['links with brackets in text and address', '[a [b] c](http://x.y/z_(w))', 'a [b] c'],
    ['links with emphasis', '[**bold** link](<a b>)', 'bold link'],
    ['a link in a link: the inner one', '[a [b](c) d](e)', '[a b d](e)'],
    ['what only looks like a link', '[a] (b) [c](d e) ](', '[a] (b) [c](d e) ]('],
    ['links by label', '[one][A  b] [a B] [a b][]\n\n[a b]: https://example.org "t"', 'one a B a b'],
    ['labels without an address', '[one][two]', '[one][two]'],
    [
      'bare addresses',
      '<https://example.org> https://example.org',
      'https://example.org https://example.org',
    ],
    ['images', 'a ![a *long* [description](u)](https://example.org/i.png) b', 'a b'],
    ['a linked image', '[![alt](i.png)](https://example.org)', ''],
    ['escaped marks', '\\*one\\* \\# \\a', '*one* # \\a'],
    ['entities', '&lt;b&gt; &amp;&#33;&#x1F600; &nbsp;&#8203; AT&T;', '<b> &!😀 AT&T;'],
    ['HTML, which is shown as it is written', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['marks alone', '**\n> \n-\n#\n1.\n', '**'],
  ])('%s', (_, markdown, seen) => {
    expect(visibleLength(markdown)).toBe(exactCount(seen.replace(/\s/g, '')));
  });

  const words = fc.array(fc.constantFrom('grape', '葡萄', '日记。', 'e\u0301', FAMILY, '🇵🇹', 'ß!', '7'), {
    maxLength: 12,
  });
  const blanks = fc.array(fc.constantFrom(' ', '\t', '\n', '\u3000', '\u00a0', '\r\n'), { maxLength: 4 });
  const markdown = fc
    .array(
      fc.constantFrom(
        ...[
          'a',
          '词',
          ' ',
          '\n',
          '*',
          '**',
          '_',
          '`',
          '```',
          '[',
          ']',
          '(',
          ')',
          '](u)',
          '![',
          '\\',
          '>',
          '- ',
          '1. ',
        ],
        ...[
          '# ',
          '~~~',
          '---',
          '<',
          '>',
          '<b:c>',
          '&amp;',
          '&#65;',
          '[r]: u',
          '[r]',
          '"',
          FAMILY,
          '\u0301',
          '\ud800',
        ],
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  test('is the count of words without their blanks, wherever blanks stand (1,000 cases)', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(words, blanks), { maxLength: 8 }), (pieces) => {
        const spread = pieces.map(([some, between]) => some.join('') + between.join('')).join('');
        const total = pieces.reduce(
          (sum, [some]) => sum + exactCount(some.join('\n').replaceAll('\n', '')),
          0,
        );
        const joined = pieces.map(([some]) => some.join('')).join('\n');
        if (pieces.every(([, between]) => between.length > 0)) expect(visibleLength(spread)).toBe(total);
        expect(visibleLength(joined)).toBe(total);
      }),
      { numRuns: 1_000 },
    );
  });

  test('never changes when blanks are widened or added at the ends of lines (3,000 cases)', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const length = visibleLength(text);
        expect(visibleLength(text.replaceAll(' ', '   '))).toBe(length);
        expect(visibleLength(`\n ${text} \n\n`)).toBe(length);
        expect(visibleLength(text.replaceAll('\n', '\r\n'))).toBe(length);
      }),
      { numRuns: 3_000 },
    );
  });

  test('never exceeds the characters that were written (3,000 cases)', () => {
    fc.assert(
      fc.property(fc.oneof(markdown, fc.string({ unit: 'binary' })), (text) => {
        expect(visibleLength(text)).toBeLessThanOrEqual(characterCount(text));
        expect(visibleLength(text)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3_000 },
    );
  });

  test('of two texts in a row is at most the sum, of two paragraphs of words just the sum (1,000 cases)', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [first, second] = [a.join(''), b.join('')];
        const sum = visibleLength(first) + visibleLength(second);
        expect(visibleLength(first + second)).toBeLessThanOrEqual(sum);
        expect(visibleLength(`${first}\n\n${second}`)).toBe(sum);
      }),
      { numRuns: 1_000 },
    );
  });

  test('copes with marks by the thousand', () => {
    for (const piece of [
      '[',
      '![',
      '](',
      '](a "',
      '*',
      '_a',
      '**a _b',
      '`',
      '\\',
      '<',
      '&',
      '>',
      '- ',
      '[a](b)',
      '#',
    ]) {
      const text = piece.repeat(20_000 / piece.length);
      expect(visibleLength(text)).toBeLessThanOrEqual(20_000);
    }
  });
});

describe('hasWords', () => {
  test.each([
    'a',
    '词',
    '7',
    '１',
    'é',
    'ñ',
    'かな',
    '한',
    'الكرم',
    '😀 ok',
    '# x',
    '`x`',
    '1️⃣ 1',
    '&#65;',
    '½',
  ])('%j has', (text) => expect(hasWords(text)).toBe(true));

  test.each([
    '',
    ' \n',
    '😀😀😀',
    `${FAMILY}${WALES}🇨🇳❤️`,
    '1️⃣2️⃣#️⃣',
    'ℹ️™️',
    '……！？',
    '- \n> \n***',
    '1. 😀\n2. 🎉',
    '![picture](https://example.org/a.png)',
    '[😀](https://example.org)',
    '[a]: https://example.org',
    '\u200b\u3164',
  ])('%j has none', (text) => expect(hasWords(text)).toBe(false));
});
