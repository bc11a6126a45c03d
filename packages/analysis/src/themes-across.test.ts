import { emptySections } from '@garden/contract';
import { expect, test } from 'vitest';
import { newsOf, sentencesIn, themesOf } from './index.ts';
import { dictionary } from './testing/across.ts';
import { mixedThemeFigures } from './testing/mixed-themes.ts';

const wrote = (authorId: string, summary: string) =>
  sentencesIn({ id: `diary of ${authorId}`, authorId, entry: { ...emptySections(), summary } });
const percent = (share: number) => `${Math.round(100 * share)} %`;

test.each(['mixed', 'mixed-held-out'])('%s: what is written in both languages is one theme', (group) => {
  const { precision, recall, of, found } = mixedThemeFigures(group);
  process.stdout.write(
    `themes, ${group} (${of}): precision ${percent(precision)}, recall ${percent(recall)}\n${found.join('\n')}\n`,
  );
  expect(of).toBeGreaterThan(5);
  expect(precision).toBeGreaterThanOrEqual(0.7);
  expect(recall).toBeGreaterThanOrEqual(0.6);
});

const texts = [
  ...wrote('ana', 'The freezer hums.'),
  ...wrote('ben', '冰柜的门关不严。'),
  ...wrote('eva', '冰柜今天化霜。'),
];

test('tells both words, the one of most people first, and rests on the sentences of all; without a dictionary there is none', () => {
  const [theme] = themesOf(texts, [], 7, dictionary);
  expect(theme).toMatchObject({ phrase: '冰柜 / freezer', people: 3, keys: [theme?.key, '冰柜'] });
  expect(theme?.citations).toHaveLength(3);
  expect(themesOf(texts, [])).toEqual([]);
});

test('two people are none, in however many languages', () => {
  const two = [...wrote('ana', 'The freezer hums.\n冰柜的门关不严。'), ...wrote('ben', '冰柜今天化霜。')];
  expect(themesOf(two, [], 7, dictionary)).toEqual([]);
});

test('its trend counts the days before in both languages', () => {
  const day = { texts, writers: 3 };
  const trendAfter = (before: typeof day) =>
    newsOf(day, [before], [], dictionary).find(({ kind }) => kind === 'theme')?.trend;
  expect(trendAfter(day)).toBe('stable');
  expect(trendAfter({ texts: wrote('ana', 'The freezer hums.'), writers: 3 })).toBe('rising');
});
