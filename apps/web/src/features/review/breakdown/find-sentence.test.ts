import { describe, expect, test } from 'vitest';
import { findSentence } from './find-sentence.ts';

/** What stands between the two ends, as the page would mark it. */
function marked(texts: readonly string[], sentence: string): string | undefined {
  const found = findSentence(texts, sentence);
  if (!found) return undefined;
  const { from, to } = found;
  return texts
    .map((text, index) =>
      index < from.text || index > to.text
        ? ''
        : text.slice(index === from.text ? from.offset : 0, index === to.text ? to.offset : undefined),
    )
    .join('|')
    .replace(/^\|+|\|+$/g, '');
}

describe('a sentence in a text as it is shown', () => {
  test('is found among others', () => {
    expect(marked(['Nine customers called. I answered seven.'], 'I answered seven.')).toBe(
      'I answered seven.',
    );
  });

  test('is found across formatted words and line ends', () => {
    expect(marked(['Nine ', 'customers', '\ncalled today. More'], 'Nine customers called today.')).toBe(
      'Nine |customers|\ncalled today.',
    );
  });

  test('is found in Chinese, beside characters of two units', () => {
    expect(marked(['🍇今天有9位客户打电话。我回了7位。'], '我回了7位。')).toBe('我回了7位。');
  });

  test('is not found where the text says something else, or there is nothing to find', () => {
    expect(marked(['Nine customers called.'], 'Ten customers called.')).toBeUndefined();
    expect(marked(['Nine customers called.'], ' ')).toBeUndefined();
    expect(marked([], 'Nine')).toBeUndefined();
  });
});
