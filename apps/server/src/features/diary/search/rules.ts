import { quote, vectorOf } from './search.rules.ts';
import { lexemesFor, lexemesOf, placesOf, type Term, termsOf } from './words-of.rules.ts';

/** Words of a question beyond these are not looked for. */
const TERMS_MAX = 16;
/** A word is cut to its stem no further than this. */
const STEM_MIN = 4;
/** Endings of English words; the beginning that is left finds the other forms. */
const ENDING = /(?:ies|ing|ers?|ed|es|s|y|e)$/;

/** English words that say nothing about what a question is about. */
const COMMON = new Set(
  `a about after all also am an and any anybody anyone are as at be because been before being best but by can could did do
  does doing done else experience for from get go got had has have having he her here him his how i idea if in into is it
  its just knew know known knows like look made make many may me might more most much must my need needed never no not now of off on
  once one only or other our out over own please put really same say see shall she should so some somebody someone still
  such sure take tell than thanks that the their them then there these they thing things this those to today too up us use
  used very want was way we were what when where whether which while who whom whose why will with without would yes yet you
  your`
    .trim()
    .split(/\s+/),
);
/** Chinese characters of grammar and of asking: a pair with one of them is no word. */
const GRAMMAR =
  /[的了吗呢吧啊么什怎哪谁几多少该要会能可以是在有和跟与或把被给从到对就都也还又再很太不没这那个为因所用我你他她它们咱请问想得地着过吃]/u;

/** One word that is looked for: a spaced one by its beginning, others by two characters. */
export type QuestionTerm = Term;

/** The words of a question that tell what it is about, each once. */
export function termsOfQuestion(question: string): QuestionTerm[] {
  const terms = new Map<string, QuestionTerm>();
  for (const { text, isSpaced } of termsOf(question, Number.POSITIVE_INFINITY)) {
    for (const word of isSpaced ? stemOf(text) : pairsOf(text)) terms.set(word, { text: word, isSpaced });
  }
  return [...terms.values()].slice(0, TERMS_MAX);
}

function stemOf(word: string): string[] {
  if (COMMON.has(word) || COMMON.has(word.replace(/[’'].*$/u, '')) || word.length < 2) return [];
  const plain = word.replace(/[’']s$/u, '');
  const stem = plain.replace(ENDING, '');
  return [(stem.length >= STEM_MIN ? stem : plain).slice(0, 16)];
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  return pairs.filter((pair) => !GRAMMAR.test(pair));
}

/** The condition on a vector that a word stands in it, in writing. */
export const lexemeOf = ({ text }: QuestionTerm): string => `'${text.replace(/['\\]/g, '$&$&')}'`;

/** A vector of PostgreSQL in writing, of every word of a short text. */
export function vectorOfText(text: string): string {
  const lexemes = new Set(lexemesOf(text).flat());
  return [...lexemes].map((lexeme) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`).join(' ');
}

/** Letters in one case and width. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();

const INSIDE = /[\p{L}\p{N}]/u;

/** How often a word stands in a folded text. */
export function occurrencesOf(folded: string, { text, isSpaced }: QuestionTerm): number {
  let found = 0;
  for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + text.length)) {
    if (!isSpaced || at === 0 || !INSIDE.test(folded.charAt(at - 1))) found += 1;
  }
  return found;
}

/** In fewer texts than these a word is not reckoned common: they tell too little of how people write. */
export const TEXTS_MIN = 100;

/** How much a word tells that stands in so many of all texts (BM25). */
export function weightOf(found: number, all: number): number {
  return Math.log(1 + (Math.max(all, found, TEXTS_MIN) - found + 0.5) / (found + 0.5));
}

/** How much more often a word counts in a text than once, and how much less in a long one (BM25). */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** What so many occurrences of a word are worth in a text (BM25). */
export function saturate(occurrences: number, length: number, usualLength: number): number {
  const norm = 1 - LENGTH_SHARE + LENGTH_SHARE * (length / usualLength);
  return (occurrences * (SATURATION + 1)) / (occurrences + SATURATION * norm);
}

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
