import type { DiaryDay } from '@garden/calendar';
import { describe, expect, test } from 'vitest';
import {
  againCases,
  alikePairs,
  keptMistakes,
  newCases,
  unlikePairs,
} from '../../../testing/mistake-cases.ts';
import {
  beginningsOf,
  closest,
  countWords,
  isAlike,
  isAllShown,
  recencyOf,
  saturate,
  stemsIn,
  weightOf,
  wordsOf,
} from './rules.ts';

const TODAY = '2026-03-31' as DiaryDay;
const kept = (texts: readonly string[]) => texts.map((text, id) => ({ id, text, day: '2026-03-01' }));
const amongAll = (texts: readonly string[]) => ({ found: countWords(texts), among: texts.length });
const closestOf = (fresh: string, texts: readonly string[]) =>
  closest(fresh, kept(texts), amongAll(texts), TODAY).map(({ text }) => text);

describe('words', () => {
  test('are the rare ones, each by its stem; of Chinese, two characters beside one another', () => {
    expect(wordsOf('Who knows how the turnips are stored in Ana’s cellar?')).toEqual([
      'turnip',
      'stor',
      'ana',
      'cellar',
    ]);
    expect(wordsOf('停电的时候电池怎么办？')).toEqual(['停电', '候电', '电池']);
    expect(wordsOf('How is it?')).toEqual([]);
    expect(stemsIn('TURNIPS, turnip and overturnips').filter((stem) => stem === 'turnip')).toHaveLength(2);
  });

  test('are one in all of their forms, and looked for by each', () => {
    expect(wordsOf('Written, wrote, writing')).toEqual(['writ']);
    expect(beginningsOf('writ')).toEqual(['writ', 'wrote', 'written']);
    expect(isAlike('Called the constructor twice', 'The constructor was called twice')).toBe(true);
  });

  test('tell the more the rarer they are, the less the oftener in one text, and in a long one', () => {
    expect(weightOf('turnip', 1)).toBeGreaterThan(weightOf('turnip', 500));
    expect(weightOf('turnip', 0)).toBe(weightOf('turnip', 1));
    expect(saturate(2, 80, 80) - saturate(1, 80, 80)).toBeLessThan(saturate(1, 80, 80));
    expect(saturate(1, 800, 80)).toBeLessThan(saturate(1, 80, 80));
    expect(recencyOf('2024-01-01', TODAY)).toBeLessThan(recencyOf('2026-03-30', TODAY));
  });

  test('that are masked are not all shown', () => {
    const words = wordsOf('Where are the turnips?');
    expect(isAllShown('Turnips in sand', 'Turnips in sand', words)).toBe(true);
    expect(isAllShown('Turnips in sand', '******* in sand', words)).toBe(false);
    expect(isAllShown('Turnips by Ox', 'Turnips by **', words)).toBe(true);
  });
});

describe('what resembles something new', () => {
  test('does so by itself, either way round', () => {
    const isPair = (old: string, fresh: string) => isAlike(old, fresh) && isAlike(fresh, old);
    expect(alikePairs.filter(([old, fresh]) => !isPair(old, fresh))).toEqual([]);
    expect(unlikePairs.filter(([old, fresh]) => isAlike(old, fresh))).toEqual([]);
  });

  test('is the closest of all, of two alike the later; at most three', () => {
    const texts = ['Lost the key of the press', 'Press was dirty', 'Broke the press', 'Key of the van'];
    expect(closestOf('Key and press', texts)[0]).toBe('Lost the key of the press');
    const twice = [
      { text: 'Left the cellar gate open', day: '2024-03-01' },
      { text: 'Left the cellar gate open', day: '2026-03-01' },
    ];
    const [first] = closest('Cellar gate open', twice, amongAll(twice.map(({ text }) => text)), TODAY);
    expect(first?.day).toBe('2026-03-01');
    const many = Array.from({ length: 9 }, (_, id) => `Left the cellar gate open ${id}`);
    expect(closestOf('Left the cellar gate open', many)).toHaveLength(3);
    expect(closestOf('…', many)).toEqual([]);
  });

  test('among one’s mistakes is the same one again, and not another with the same words', () => {
    const shareOf = <Case>(cases: readonly Case[], isRight: (each: Case) => boolean) =>
      cases.filter(isRight).length / cases.length;
    const isShown = ({ fresh, old }: (typeof againCases.tuning)[number]) =>
      closestOf(fresh, keptMistakes).includes(old);
    const isQuiet = (fresh: string) => closestOf(fresh, keptMistakes).length === 0;
    const figures = {
      again: shareOf(againCases.tuning, isShown),
      againHeldOut: shareOf(againCases.heldOut, isShown),
      others: shareOf(newCases.tuning, isQuiet),
      othersHeldOut: shareOf(newCases.heldOut, isQuiet),
    };
    const percent = (share: number) => `${Math.round(100 * share)} %`;
    process.stdout.write(
      `mistakes: found again ${percent(figures.again)}, held out ${percent(figures.againHeldOut)}; ` +
        `others left alone ${percent(figures.others)}, held out ${percent(figures.othersHeldOut)}\n`,
    );
    // The measure that mistakes had to themselves reached 97, 94, 96 and 100 %: 91 of the 94 in all, as this one does.
    expect(figures.again).toBeGreaterThanOrEqual(0.97);
    expect(figures.againHeldOut).toBeGreaterThanOrEqual(0.94);
    expect(figures.others).toBeGreaterThanOrEqual(0.96);
    expect(figures.othersHeldOut).toBeGreaterThanOrEqual(0.92);
  });
});
