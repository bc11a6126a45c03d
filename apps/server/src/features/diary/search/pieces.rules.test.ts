import { isPrivateLine, withoutPrivateLines } from '@garden/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginningShown, type Piece, type Showing, sharesOf, textsShown } from './pieces.rules.ts';

const toOthers: Showing = { isOwn: false, lists: [], answers: new Set() };
const toAuthor: Showing = { ...toOthers, isOwn: true };

/** What stands in a text from one place to another. */
const pieceOf = (text: string, from = 0, to = text.length, of: Partial<Piece> = {}): Piece => ({
  section: 'summary',
  id: null,
  nth: 1,
  start: from + 1,
  text: text.slice(from, to),
  isEnd: to >= text.length,
  ...of,
});
const shown = (piece: Piece, showing: Showing): string =>
  textsShown([piece], showing)
    .flatMap(({ pieces }) => pieces.map(({ text }) => text))
    .join();

test('a page has so many characters to itself, which its diaries share', () => {
  for (const diaries of [1, 21, 101]) {
    const { lookedAt, brought } = sharesOf(diaries);
    expect(diaries * lookedAt).toBeLessThanOrEqual(1_000_000);
    expect(diaries * brought).toBeLessThanOrEqual(300_000);
    expect(brought).toBeGreaterThanOrEqual(2_900);
  }
});

describe('a text that is cut', () => {
  test('shows no part of a word that is torn, and says where it goes on', () => {
    const text = `one two ${'three '.repeat(40)}four five`;
    const [cut] = textsShown([pieceOf(text, 9, text.length - 2)], toAuthor);
    expect(cut?.pieces).toEqual([
      { text: `${'three '.repeat(39)}four`, isCutBefore: true, isCutAfter: true },
    ]);
  });

  test('never shows a part of a masked word, wherever it is torn', () => {
    const filler = fc.stringMatching(/^[a-p ,.*_葡]{0,300}$/);
    const words = fc.constantFrom('qqq', 'qq qqqq', 'qq'.repeat(25), '秘秘密');
    fc.assert(
      fc.property(filler, words, filler, fc.nat(700), fc.nat(700), (before, word, after, from, to) => {
        const text = `${before}${word}${after}`.repeat(2);
        for (const section of ['summary', 'unclear'] as const) {
          const piece = pieceOf(text, Math.min(from, to), Math.max(from, to), { section });
          expect(shown(piece, { ...toOthers, lists: [`${word},zz`] })).not.toMatch(/[q秘密]/);
        }
      }),
    );
  });

  test('leaves out no less where a masked word holds much that no one sees', () => {
    for (const unseen of ['\u3164', '\u{e0020}']) {
      const word = `q${unseen.repeat(200)}${'q'.repeat(10)}`;
      for (const filler of ['', 'a'.repeat(60)]) {
        const text = `${filler}${word}${filler}`.repeat(2);
        const before = pieceOf(text, filler.length + 1, text.length);
        const after = pieceOf(text, 0, text.length - filler.length - 1);
        for (const piece of [before, after])
          expect(shown(piece, { ...toOthers, lists: [word] })).not.toContain('q');
      }
    }
  });

  test('shows whole characters at its torn ends', () => {
    const family = '👩🏽‍👩🏽‍👧🏽‍👦🏽';
    const text = family.repeat(30);
    for (let from = 1; from < 40; from += 1) {
      const cut = shown(pieceOf(text, from, text.length - from), toAuthor);
      expect(cut.replaceAll(family, '')).toBe('');
      expect(beginningShown([pieceOf(text)], toOthers).replaceAll(family, '')).toBe('…');
    }
  });

  test('is not shown where what is masked may make a masked word of its neighbours', () => {
    const lists = ['qq,a **'];
    expect(shown(pieceOf('a qq and b'), { ...toOthers, lists })).toBe('**** and b');
    expect(shown(pieceOf('a qq and b', 0, 8), { ...toOthers, lists })).toBe('');
  });

  const FENCE = '```';
  const line = fc.tuple(
    fc.constantFrom('', '', '  ', '    ', '> ', '- ', '1. ', '# '),
    fc.constantFrom('', 'seen', '!! kept', '！！kept', FENCE, `${FENCE}js`, '~~~~', '---', '===', '!'),
  );
  const document = fc
    .array(line, { maxLength: 14 })
    .map((lines) =>
      lines.map((parts, at) => `${parts.join('')}${/kept|seen/.test(parts[1]) ? at : ''}`).join('\n'),
    );
  const told = (text: string): string[] => text.match(/(?:kept|seen)\d+/g) ?? [];

  test('makes no end of a block of code from a line that goes on', () => {
    const text = `${FENCE}\n!! kept\n${FENCE}js`;
    expect(shown(pieceOf(text, 0, text.length - 2), toOthers)).not.toContain('kept');
  });

  test('shows nothing to others that the whole one keeps from them', () => {
    fc.assert(
      fc.property(document, fc.nat(200), (text, to) => {
        const all = told(withoutPrivateLines(text));
        const cut = shown(pieceOf(text, 0, Math.min(to, text.length), { isEnd: false }), toOthers);
        expect(all).toEqual(expect.arrayContaining(told(cut)));
      }),
      { numRuns: 2_000 },
    );
  });
});

test('others see no private line, no mistake, and no answer to another team', () => {
  expect(shown(pieceOf('One\n\n!! kept\n\nTwo'), toOthers)).toBe('One Two');
  expect(shown(pieceOf('One\n\n!! kept'), toAuthor)).toBe('One !! kept');
  expect(isPrivateLine('!! kept')).toBe(true);
  for (const of of [{ section: 'unclear' }, { section: 'nextTasks' }] as const)
    expect(shown(pieceOf('!! kept', 0, 7, of), toOthers)).toBe('');
  expect(shown(pieceOf('kept', 0, 4, { section: 'mistakes' }), toOthers)).toBe('');
  const answer = pieceOf('said', 0, 4, { section: 'answers', id: 'theirs' });
  expect(shown(answer, toOthers)).toBe('');
  expect(shown(answer, { ...toOthers, answers: new Set(['theirs']) })).toBe('said');
});

test('a summary is shown by its beginning, as its reader sees it', () => {
  const text = `!! kept\n\n**Rain** all day. ${'More rain. '.repeat(30)}`;
  expect(beginningShown([pieceOf(text)], toOthers)).toMatch(/^Rain all day\. .*…$/);
  expect(beginningShown([pieceOf('Rain.')], toOthers)).toBe('Rain.');
  expect(beginningShown([pieceOf(text, 30, 90)], toOthers)).toBe('');
});
