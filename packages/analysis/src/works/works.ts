import { stem, tokensOf } from '@garden/rubric/words';
import type { CitedText } from '../sources.ts';
import { type WorkTheme, workThemes } from './themes.ts';
import { works as english } from './works-en.ts';
import { works as chinese } from './works-zh.ts';

/** A book or an article. */
export type Work = {
  readonly title: string;
  readonly author: string;
  /** Of the first edition. */
  readonly year: number;
  readonly language: 'en' | 'zh';
  readonly themes: readonly WorkTheme[];
  readonly sentence: string;
};

/** A work, why it fits, and the sentence that shows it. */
export type Recommendation = { readonly work: Work; readonly theme: WorkTheme; readonly citation: CitedText };

const isTheme = (word: string): word is WorkTheme => Object.hasOwn(workThemes, word);

const readWorks = (table: string, language: Work['language']): Work[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', author = '', year = '', themes = '', sentence = ''] = row.split('\t');
      return {
        title,
        author,
        year: Number(year),
        language,
        themes: themes.split(',').filter(isTheme),
        sentence,
      };
    });

/** The works that ship with the product. */
export const works: readonly Work[] = [...readWorks(english, 'en'), ...readWorks(chinese, 'zh')];

const words = Object.entries(workThemes).map(([theme, [latin, han]]) => ({
  theme: theme as WorkTheme,
  stems: new Set(latin.split(' ').map(stem)),
  parts: han.split(' '),
}));

/** The themes that a normalised sentence has words of, those of most words first. */
export function workThemesIn(text: string): WorkTheme[] {
  const stems = new Set(tokensOf(text).map(({ text: word }) => stem(word)));
  return words
    .map(({ theme, stems: known, parts }) => ({
      theme,
      hits:
        [...stems].filter((each) => known.has(each)).length +
        parts.filter((part) => text.includes(part)).length,
    }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ theme }) => theme);
}

/**
 * Works that fit what someone wrote: of the themes with most sentences, those works that have them, each once.
 * @param texts what was learned and asked lately, the newest last
 * @param known the works to choose from: those that ship, the team's own, without those set aside
 */
export function recommendWorks(
  texts: readonly CitedText[],
  known: readonly Work[],
  most: number,
): Recommendation[] {
  const sentences = new Map<WorkTheme, CitedText[]>();
  for (const sentence of texts)
    for (const theme of workThemesIn(sentence.text).slice(0, 2))
      sentences.set(theme, [...(sentences.get(theme) ?? []), sentence]);
  const ranked = [...sentences].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
  const found: Recommendation[] = [];
  // One work of each theme, then a second one: a list of one theme alone helps less.
  for (let round = 0; found.length < most && round < known.length; round += 1) {
    const before = found.length;
    for (const [theme, cited] of ranked) {
      const citation = cited.at(-1);
      const work = known
        .filter((each) => each.themes.includes(theme) && !found.some((other) => other.work === each))
        .sort((a, b) => fitOf(b, theme, sentences) - fitOf(a, theme, sentences))[0];
      if (work && citation && found.length < most) found.push({ work, theme, citation });
    }
    if (found.length === before) break;
  }
  return found;
}

/** A work whose first theme it is fits best; so does one whose other themes were written about. */
const fitOf = (
  work: Work,
  theme: WorkTheme,
  sentences: ReadonlyMap<WorkTheme, readonly CitedText[]>,
): number =>
  (work.themes[0] === theme ? 2 : 0) +
  work.themes.reduce((sum, each) => sum + Math.min(sentences.get(each)?.length ?? 0, 3), 0);
