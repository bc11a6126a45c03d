import { quote, vectorOf } from './search.rules.ts';
import { lexemesFor, lexemesOf, placesOf, termsOf } from './words-of.rules.ts';

/** What texts of other areas are found by, the weightiest first; as a vector in writing. */
export function describeTexts(texts: readonly string[]): string {
  return vectorOf(
    [],
    texts.map((text, place) => ({ lexemes: lexemesOf(text), weight: place === 0 ? 'A' : 'B' })),
  );
}

/** What a keyword asks of texts. */
export type Search = {
  /** The condition on what they are found by, as a query in writing; empty for a keyword without words. */
  readonly query: string;
  /** Whether each of its words stands in one of the texts; the index finds some others, too. */
  readonly isSaidIn: (texts: readonly string[]) => boolean;
};

export function searchFor(keyword: string): Search {
  const terms = termsOf(keyword);
  return {
    query: terms.flatMap(lexemesFor).map(quote).join(' & '),
    isSaidIn: (texts) => {
      const missing = new Set(terms);
      for (const text of texts) for (const term of placesOf(text, terms).found) missing.delete(term);
      return missing.size === 0;
    },
  };
}

/** The words of a text as the index has them: as much of each as it holds; of Chinese, each two characters beside one another. */
export function indexedWords(text: string): string[] {
  return lexemesOf(text).flatMap((beginnings) => beginnings.at(-1) ?? []);
}

/** The condition that a text holds a word that begins like one of these. */
export function anyOf(beginnings: readonly string[]): string {
  return beginnings.map(quote).join(' | ');
}
