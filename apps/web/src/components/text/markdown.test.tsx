import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { isPlain } from '../../lib/is-plain.ts';
import { Markdown, safeAddress } from './markdown.tsx';
import { MarkdownText } from './markdown-text.tsx';

/** Of a section (contract). */
const LONGEST = 20_000;
/** Parsing takes more than proportional time; what takes longer than this is not parsed. Generous, for busy machines. */
const SLOWEST_MS = 10_000;

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe('Markdown', () => {
  test('keeps emphasis, lists and sinks headings below those of the screen', () => {
    expect(html('# Title\n\n**bold** and *kind*')).toContain('<h3>Title</h3>');
    expect(html('- one\n- two')).toMatch(/<ul>\s*<li>one<\/li>\s*<li>two<\/li>\s*<\/ul>/);
  });

  test.each([
    ['修好了导出\n明天复盘', '<p>修好了导出<br/>\n明天复盘</p>'],
    ['- one\n  two', '<li>one<br/>\ntwo</li>'],
    ['**a\nb**  \nc', '<strong>a<br/>\nb</strong><br/>\nc'],
  ])('keeps the lines of %j', (text, shown) => {
    expect(html(text)).toContain(shown);
  });

  test('keeps code as it was typed', () => {
    expect(html('```\na\nb\n```')).toContain('<code>a\nb\n</code>');
  });

  test.each([
    ['![the new press](https://example.com/press.png)', 'the new press'],
    ['![](https://example.com/press.png)', 'https://example.com/press.png'],
    ['[![the new press](https://example.com/press.png)](https://example.com/)', 'the new press</a>'],
  ])('fetches no picture, and says what it is: %s', (text, said) => {
    expect(html(text)).not.toContain('<img');
    expect(html(text)).toContain(said);
  });

  test.each(['Mended the <Button> of the form', '<script>alert(1)</script>', '<!-- a note -->'])(
    'shows %s as it was typed',
    (text) => {
      const escaped = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(html(text)).toContain(escaped);
    },
  );

  test('keeps the words of a link that leads nowhere safe', () => {
    const result = html('[click](javascript:alert(1)) and [home](/api/user/logout)');
    expect(result).not.toContain('<a');
    expect(result).toContain('click');
  });

  test('opens safe links apart from the page', () => {
    expect(html('[site](https://example.com/)')).toMatch(
      /<a[^>]*href="https:\/\/example\.com\/"[^>]*>site<\/a>/,
    );
    expect(html('[site](https://example.com/)')).toContain('noopener');
  });
});

describe('a hostile text', () => {
  test.each([
    '>'.repeat(5_000),
    `${'- '.repeat(2_500)}a`,
    `${'*'.repeat(10_000)}a${'*'.repeat(10_000)}`,
    `${'!['.repeat(5_000)}a${']()'.repeat(5_000)}`,
  ])('is shown as it was typed: %#', (text) => {
    expect(html(text)).toContain(text.slice(0, 1_000).replaceAll('>', '&gt;'));
  });

  /** Marks in any order, again and again: what parsers stumble over. */
  const mark = fc.constantFrom(
    ...[
      '>',
      '> ',
      '- ',
      '1. ',
      '* ',
      '+ ',
      '  ',
      '    ',
      '\t',
      '\n',
      '\n\n',
      '#',
      '***',
      '---',
      '```',
      '~~~',
      '`',
    ],
    ...[
      '*',
      '_',
      '**',
      '__',
      '*_',
      '[',
      ']',
      '![',
      '](',
      '(',
      ')',
      '<',
      '<a ',
      '<!--',
      '&',
      '&amp;',
      '\\',
      '|',
      ':',
    ],
    ...['a', ' a ', '葡萄', '[a]: b', 'http://a', '"', '!!'],
  );
  const hostile = fc
    .array(fc.tuple(fc.array(mark, { minLength: 1, maxLength: 6 }), fc.nat({ max: 400 })), { maxLength: 8 })
    .map((parts) =>
      parts
        .map(([marks, times]) => marks.join('').repeat(times))
        .join('')
        .slice(0, LONGEST),
    );

  test('of generated marks is shown, and soon', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const before = performance.now();
        expect(html(text)).toContain('<div');
        expect(performance.now() - before).toBeLessThan(SLOWEST_MS);
      }),
      { numRuns: 60 },
    );
  });
});

test('what counts as plain looks the same without the formatter', () => {
  const plain = fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .filter((text) => text.trim() !== '' && isPlain(text));
  fc.assert(
    fc.property(plain, (text) => {
      expect(html(text.trim())).toBe(renderToStaticMarkup(<MarkdownText text={text.trim()} />));
    }),
    { examples: [['Done by 3.5 – at last!'], ['修好了导出。'], ['(a) "b" $c %d']] },
  );
  for (const text of [
    'a\nb',
    '- a',
    '1. a',
    '+ a',
    '**a**',
    'a `b`',
    '[a](b)',
    'https://a.b',
    '---',
    '&amp;',
  ]) {
    expect(isPlain(text), text).toBe(false);
  }
});

test('a text has its own language, formatted or not, and before the formatter is there', () => {
  for (const text of ['修好了导出。', '**修好**了导出。', '- 修好了\n- 导出']) {
    expect(html(text)).toMatch(/^<div lang="zh-Hans" class="prose">/);
    expect(renderToStaticMarkup(<MarkdownText text={text} />)).toContain('<div lang="zh-Hans"');
  }
});

describe('words to mark', () => {
  test('stand out in paragraphs and lists, and not in code', () => {
    const result = renderToStaticMarkup(
      <Markdown text={'Hi @Ben\n\n- **for @Ben**\n\n`@Ben`'} marks={['@Ben']} />,
    );
    expect(result.match(/<mark[^>]*>@Ben<\/mark>/g)).toHaveLength(2);
    expect(result).toContain('<code>@Ben</code>');
  });
});

describe('safeAddress', () => {
  test.each(['https://example.com/', 'http://example.com/', 'mailto:mei@example.com'])(
    'allows %s',
    (address) => {
      expect(safeAddress(address)).toBe(address);
    },
  );
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/path',
    '',
  ])('refuses %j', (address) => {
    expect(safeAddress(address)).toBeUndefined();
  });
});
