import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LegalText } from './legal-text.tsx';

const texts = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true });
const html = (text: string) => renderToStaticMarkup(<LegalText text={text} />);

describe('the formatter of our own texts', () => {
  test('draws headings, lists, strong words and code', () => {
    expect(html('## Why\n\nIt is **good**: `https`.\n\n- one\n- **two**\n')).toContain(
      '<h2>Why</h2><p>It is <strong>good</strong>: <code>https</code>.</p>' +
        '<ul><li>one</li><li><strong>two</strong></li></ul>',
    );
  });

  test.each(Object.entries(texts))('leaves no sign of Markdown in %s', (_file, text) => {
    const words = html(text).replaceAll(/<[^>]+>/g, '\n');
    expect(words).not.toMatch(/\*\*|`|^\s*(#|- |\d+\. |>|\|)|\]\(/m);
  });
});
