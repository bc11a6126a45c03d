import { describe, expect, test } from 'vitest';
import { cutIntoPieces, localeOf, packPieces, protect, restore, writtenIn } from './rules.ts';

test('languages go by their tags', () => {
  expect(['zh', 'zh-Hans', 'ZH_cn', 'en-US', 'fr', 'zhx', ''].map(localeOf)).toEqual([
    'zh',
    'zh',
    'zh',
    'en',
    undefined,
    undefined,
    undefined,
  ]);
  expect(['Pruned.', '剪枝', '2026 🍇'].map(writtenIn)).toEqual(['en', 'zh', undefined]);
});

describe('a text in pieces', () => {
  const joined = (text: string) =>
    cutIntoPieces(text, 'zh')
      .map((piece) => piece.text + piece.glue)
      .join('');

  test.each([
    'One.\n\nTwo.',
    '- one\n- two\n\n```\ncode\n\nmore\n```\n\nEnd',
    'A sentence of some length. '.repeat(200).trim(),
    'a'.repeat(20_000),
    '没有句号'.repeat(2_000),
    '🍇'.repeat(2_000),
  ])('reads as before: %.30j', (text) => {
    expect(joined(text)).toBe(text);
    expect(Math.max(...cutIntoPieces(text, 'zh').map((piece) => piece.text.length))).toBeLessThanOrEqual(900);
  });

  test('leaves code, numbers and what is in the language already', () => {
    const pieces = cutIntoPieces('```\na\n```\n\n2026\n\n今天\n\nhttps://a.example\n\nToday `x`', 'zh');
    expect(pieces.map(({ stays }) => stays)).toEqual([true, true, true, true, false]);
  });

  test('asks about as many together as there is room for', () => {
    expect(packPieces(['aa', 'b', 'cccc', 'd'], 4, (text) => text.length)).toEqual([
      ['aa', 'b'],
      ['cccc'],
      ['d'],
    ]);
    expect(packPieces(['aaaaa'], 4, (text) => text.length)).toEqual([['aaaaa']]);
  });
});

describe('what no translation may touch', () => {
  const text = 'Run `npm test`, see [the page](https://a.example/x), ask @ben or ann@a.example.';
  const hidden = protect(text);

  test('is hidden, and comes back', () => {
    expect(hidden.text).toBe('Run ⟦1⟧, see [the page⟦2⟧, ask ⟦3⟧ or ⟦4⟧');
    expect(restore('运行⟦1⟧，看[页面⟦2⟧，问⟦4⟧或⟦3⟧', hidden)).toBe(
      '运行`npm test`，看[页面](https://a.example/x)，问ann@a.example.或@ben',
    );
  });

  test.each([
    ['is missing', '运行⟦1⟧，看[页面⟦2⟧，问⟦3⟧'],
    ['came twice', '⟦1⟧⟦1⟧⟦2⟧⟦3⟧⟦4⟧'],
    ['was made up', '⟦1⟧⟦2⟧⟦3⟧⟦5⟧'],
    ['is a link that no one wrote', '⟦1⟧⟦2⟧⟦3⟧⟦4⟧ https://evil.example/?q=1'],
    ['is a picture that no one wrote', '⟦1⟧⟦2⟧⟦3⟧⟦4⟧ ![x](//evil.example)'],
    ['is a tag that no one wrote', '⟦1⟧⟦2⟧⟦3⟧⟦4⟧ <img src=x>'],
    ['is a paragraph more', '⟦1⟧⟦2⟧\n\n⟦3⟧⟦4⟧'],
    ['is nothing', ' '],
    ['is far too long', `⟦1⟧⟦2⟧⟦3⟧⟦4⟧${'长'.repeat(900)}`],
  ])('is none where something %s', (_, translation) => {
    expect(restore(translation, hidden)).toBeNull();
  });

  test('may hold tags that someone wrote', () => {
    expect(restore('粗<b>体</b>', protect('bold <b>type</b>'))).toBe('粗<b>体</b>');
  });
});
