import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptySections } from '../section-texts.ts';
import { isPrivateLine } from './private-line.ts';
import { partsOfText, sharedSections, withoutPrivateLines } from './private-lines.ts';

const FENCE = '```';

describe('what others read', () => {
  test.each([
    ['nothing hidden', 'Shipped it!! At last!!', 'Shipped it!! At last!!'],
    ['a paragraph', 'One\n\n!! secret\nsecret too\n\nTwo', 'One\n\nTwo'],
    ['the first', '!! secret\n\nTwo', 'Two'],
    ['the last', 'One\n\n!!secret', 'One'],
    ['all of it', '!! secret', ''],
    ['Chinese marks', '一\n\n！！秘密\n\n二', '一\n\n二'],
    ['behind what nobody sees', 'One\n\n\u200b !! secret', 'One'],
    ['a line in a paragraph, with the rest of it', 'One\n!! secret\nsecret too\n\nTwo', 'One\n\nTwo'],
    ['an item', '- One\n- !! secret\n- Two', '- One\n- Two'],
    ['an item with all below it', '1. !! secret\n   secret\n\n   secret\n   - secret\n2. Two', '2. Two'],
    ['an item with what follows lazily', '- !! secret\nsecret\n\nTwo', 'Two'],
    ['a nested item alone', '- One\n  - !! secret\n    secret\n  - Two', '- One\n  - Two'],
    ['a quote', '> One\n>\n> !! secret\n> secret\n\nTwo', '> One\n>\n\nTwo'],
    ['a quote with what follows lazily', '> !! secret\nsecret\n\nTwo', 'Two'],
    ['a heading', '# !! secret\nTwo', 'Two'],
    ['a heading by its underline', '!! secret\n===\nTwo', 'Two'],
    ['not the list below', '!! secret\n- Two', '- Two'],
    ['a number that begins no list', '!! secret until\n14. secret\n\nTwo', 'Two'],
    ['not what is escaped', '\\!! seen', '\\!! seen'],
    ['not code', `${FENCE}\n!! seen\n${FENCE}\n\n!! secret`, `${FENCE}\n!! seen\n${FENCE}`],
    ['code that nothing closes', `One\n\n${FENCE}\n!! secret`, `One\n\n${FENCE}`],
    ['code that its item closes', `- ${FENCE}\n  seen\n\n!! secret`, `- ${FENCE}\n  seen`],
    [
      'code that its quote closes',
      `> ${FENCE}\n> seen\n\n!! secret\n\n${FENCE}\nx\n${FENCE}`,
      `> ${FENCE}\n> seen\n\n${FENCE}\nx\n${FENCE}`,
    ],
  ])('%s', (_, written, shown) => {
    expect(withoutPrivateLines(written)).toBe(shown);
  });

  const line = fc.tuple(
    fc.constantFrom('', '', '  ', '    ', '\t', '> ', '- ', '  - ', '1. ', '> - ', '# ', '7) '),
    fc.constantFrom('', 'seen', '!!secret', '!! secret', '！！secret', FENCE, '~~~~', '---', '===', '*', '!'),
  );
  const document = fc
    .array(
      line.map((parts) => parts.join('')),
      { maxLength: 12 },
    )
    .map((lines) => lines.join('\n'));

  test('never holds a line that begins with the marks, but for closed code', () => {
    fc.assert(
      fc.property(document, (written) => {
        const withoutCode = written.replaceAll(FENCE, 'seen').replaceAll('~~~~', 'seen');
        expect(withoutPrivateLines(withoutCode)).not.toContain('secret');
      }),
      { numRuns: 2000 },
    );
  });

  test('is what was written, less some lines, and stays so', () => {
    fc.assert(
      fc.property(document, (written) => {
        const shown = withoutPrivateLines(written);
        expect(withoutPrivateLines(shown)).toBe(shown);
        let at = 0;
        const lines = written.split('\n');
        for (const kept of shown === '' ? [] : shown.split('\n')) {
          at = lines.findIndex((each, index) => index >= at && each.trimEnd() === kept.trimEnd()) + 1;
          expect(at).toBeGreaterThan(0);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('reads the longest text of a section to its end', () => {
    for (const piece of ['!! a\n', '> ', '- ', `${FENCE}\n`, '`\n', '\t', ' ```\n!!\n']) {
      const text = `!! ${piece.repeat(20_000 / piece.length)}`;
      expect(withoutPrivateLines(text).length).toBeLessThan(text.length);
    }
  });
});

describe('what the author reads', () => {
  test('is all of it in parts, the private ones without their marks', () => {
    expect(partsOfText('One\n\n!! secret\n- !! two\n\nLast')).toEqual([
      { text: 'One\n', isPrivate: false },
      { text: 'secret\n- two\n', isPrivate: true },
      { text: 'Last', isPrivate: false },
    ]);
    expect(partsOfText('Shipped')).toEqual([{ text: 'Shipped', isPrivate: false }]);
  });

  test('shows others exactly its public parts', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '!! b', '', '- c', '- !! d'), { maxLength: 8 }), (lines) => {
        const written = lines.join('\n').trim();
        const shared = partsOfText(written).filter(({ isPrivate }) => !isPrivate);
        const words = (text: string) => text.split('\n').filter((each) => each.trim() !== '');
        expect(words(shared.map(({ text }) => text).join('\n'))).toEqual(words(withoutPrivateLines(written)));
      }),
    );
  });
});

describe('sections', () => {
  test('reach others without mistakes, private lines and private items', () => {
    const secret = '!! secret';
    const shared = sharedSections({
      ...emptySections(),
      summary: `Seen\n\n${secret}`,
      learnings: secret,
      mistakes: [{ text: 'secret', shared: true }],
      nextTasks: [secret, 'Seen'],
      unclear: ['Seen', secret],
      customerGood: [secret],
      weeklyTop: ['Seen'],
      insight: `${secret}\n\nSeen`,
      answers: [
        { id: '1', text: secret },
        { id: '2', text: 'Seen' },
      ],
    });
    expect(shared).toEqual({
      ...emptySections(),
      summary: 'Seen',
      nextTasks: ['Seen'],
      unclear: ['Seen'],
      weeklyTop: ['Seen'],
      insight: 'Seen',
      answers: [{ id: '2', text: 'Seen' }],
    });
    expect(isPrivateLine('  ！!x')).toBe(true);
  });
});
