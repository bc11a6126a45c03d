import { maskWords } from '../../team/words/rules.ts';
import { type Question, queriesOf, quote, tag, teamsQuery, vectorOf } from './search.rules.ts';
import { isUnsure, lexemesFor, lexemesOf, type Term, termsIn } from './words-of.rules.ts';

export { foldText, type Term, termsOf } from './words-of.rules.ts';

/** Who finds texts in an index that holds those of many people. */
type Readers = {
  /** Who reads them as they are; for all others the sensitive words of the teams are masked. */
  readonly authorId: string;
  readonly teamIds?: readonly string[];
};

/**
 * What short texts are found by together, the weightiest first; as a vector in writing.
 * @param readers left out where the texts are looked for among those of one person alone
 */
export function describeTexts(texts: readonly string[], readers?: Readers): string {
  return vectorOf(
    readers ? [tag.author(readers.authorId), ...(readers.teamIds ?? []).map(tag.team)] : [],
    texts.map((text, place) => ({ lexemes: lexemesOf(text), weight: place === 0 ? 'A' : 'B' })),
  );
}

/** Who looks for texts that were described with their readers. */
type Asking = Pick<Question, 'readerId' | 'teamIds' | 'maskedIn' | 'isOneTeam'>;

/** The condition on what texts are found by that all terms stand in them, in writing; some others fulfil it, too. */
export function queryOfTexts(terms: readonly Term[], asking?: Asking): string {
  if (asking) return queriesOf({ ...asking, terms, authorId: undefined, has: undefined }).shared;
  return terms.flatMap(lexemesFor).map(quote).join(' & ');
}

/** The condition that texts hold one of some words, as the index has them. */
export const queryOfAny = (words: readonly string[]): string => words.map(quote).join(' | ');

/** The condition that a text of one person alone holds all of some terms, where their texts are found by `ownWords`. */
export const queryOfOwn = (ownerId: string, terms: readonly Term[]): string =>
  [tag.author(ownerId), ...terms.flatMap(lexemesFor)].map(quote).join(' & ');

/** The condition that it holds one of some words, as the index has them. */
export const queryOfOwnAny = (ownerId: string, words: readonly string[]): string =>
  `${quote(tag.author(ownerId))} & (${queryOfAny(words)})`;

/** The condition that texts hold all words of one of some rows, each word in one of its forms, as the index has them. */
export const queryOfRows = (rows: readonly (readonly (readonly string[])[])[]): string =>
  rows.map((row) => `(${row.map((forms) => `(${queryOfAny(forms)})`).join(' & ')})`).join(' | ');

/** The condition that one of some teams reads texts that fulfil another one. */
export const queryInTeams = (teamIds: readonly string[], condition: string): string =>
  `${teamsQuery(teamIds)} & (${condition})`;

/** Whether all terms stand in texts as they are shown. */
export function isSaidIn(texts: readonly string[], terms: readonly Term[]): boolean {
  let missing = terms;
  for (const text of texts) {
    if (missing.length === 0) break;
    const said = new Set(termsIn(text, missing));
    missing = missing.filter((term) => !said.has(term));
  }
  return missing.length === 0;
}

/**
 * Whether all terms stand in texts that the index found among those of one person alone: what it tells for sure is not
 * looked for again.
 */
export function isFoundIn(texts: readonly string[], terms: readonly Term[]): boolean {
  return isSaidIn(texts, terms.filter(isUnsure));
}

/** Whether a list of sensitive words covers a part of one of the terms, wherever it stands. */
export function isMasked(terms: readonly Term[], list: string | undefined): boolean {
  return list !== undefined && terms.some(({ text }) => maskWords(text, [list]) !== text);
}

/** The words of a text as the index has them: as much of each as it holds; of Chinese, each two characters beside one another. */
export function indexedWords(text: string): string[] {
  return lexemesOf(text).flatMap((beginnings) => beginnings.at(-1) ?? []);
}

/** As many texts as words are weighed among: one that stands in as many tells nothing, however many there are. */
export const WEIGHED_TEXTS = 2_000;
