import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuotingText } from './quoting-text.tsx';

const html = (text: string, quoted?: string) =>
  renderToStaticMarkup(<QuotingText text={text} quoted={quoted} />);

test('someone’s words keep their language within a sentence', () => {
  expect(html('Ana started a topic: 采收 $& 酿造, 采收 $& 酿造', '采收 $& 酿造')).toBe(
    'Ana started a topic: <span lang="zh-Hans" class="leading-[inherit]">采收 $&amp; 酿造</span>, 采收 $&amp; 酿造',
  );
});

test.each([
  ['Ana commented', undefined],
  ['Ana commented', ''],
  ['Ana commented', '采收'],
  ['Numbers: 42', '42'],
])('and a sentence without stays as it is: %s', (text, quoted) => expect(html(text, quoted)).toBe(text));
