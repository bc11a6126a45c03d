import { emptySections } from '@garden/contract';
import { expect, test } from 'vitest';
import { sentencesIn } from '../sources.ts';
import { workThemes } from './themes.ts';
import { recommendWorks, works, workThemesIn } from './works.ts';

const wrote = (summary: string) =>
  sentencesIn({ id: 'd', authorId: 'ana', entry: { ...emptySections(), summary } });

test('the list is whole: in both languages, each work once, with a theme, a year and one sentence', () => {
  for (const language of ['en', 'zh'] as const) {
    const own = works.filter((work) => work.language === language);
    expect(own.length).toBeGreaterThanOrEqual(75);
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
  }
  expect(works.length).toBeGreaterThanOrEqual(150);
  for (const { title, author, year, themes, sentence } of works) {
    expect(themes.length, title).toBeGreaterThan(0);
    expect(author, title).not.toBe('');
    expect(year, title).toBeGreaterThan(1500);
    expect(year, title).toBeLessThan(2025);
    expect(sentence, title).toMatch(/[.。]$/u);
  }
  for (const theme of Object.keys(workThemes))
    expect(
      works.some(({ themes }) => themes.some((each) => each === theme)),
      theme,
    ).toBe(true);
});

test('a theme is told by its words, in any form and in both languages', () => {
  expect(workThemesIn('two colleagues argued and the argument went on')).toContain('conflict');
  expect(workThemesIn('今天两个人吵起来了')).toEqual(['conflict']);
  expect(workThemesIn('blue sky')).toEqual([]);
});

test('what is recommended fits a sentence, which is cited; works set aside do not come', () => {
  const texts = wrote(
    'I forgot the checklist, my mistake.\nAnother error: the wrong form.\nWe negotiated the contract.',
  );
  const found = recommendWorks(texts, works, 5);
  expect(found).toHaveLength(5);
  for (const { work, theme, citation } of found) {
    expect(work.themes).toContain(theme);
    expect(workThemesIn(citation.text)).toContain(theme);
  }
  expect(found[0]?.theme).toBe('mistakes');
  const [first] = found;
  const without = recommendWorks(
    texts,
    works.filter((work) => work !== first?.work),
    5,
  );
  expect(without.map(({ work }) => work)).not.toContain(first?.work);
});

test('nothing is recommended where nothing was written', () => {
  expect(recommendWorks([], works, 5)).toEqual([]);
});
