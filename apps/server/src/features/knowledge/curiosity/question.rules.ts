import { foldText, TEXTS_MIN, type Term, termsOf } from '../../diary/search/rules.ts';

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

/** The words of a question that tell what it is about, each once: of spaced ones the beginning, of others two characters. */
export function termsOfQuestion(question: string): Term[] {
  const terms = new Map<string, Term>();
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

const INSIDE = /[\p{L}\p{N}]/u;

/** How often a word stands in a folded text. */
export function occurrencesOf(folded: string, { text, isSpaced }: Term): number {
  let found = 0;
  for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + text.length)) {
    if (!isSpaced || at === 0 || !INSIDE.test(folded.charAt(at - 1))) found += 1;
  }
  return found;
}

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

/** Whether all terms that stand in a text stand in it as it is shown, too. */
export function isAllShown(text: string, shown: string, terms: readonly Term[]): boolean {
  const [whole, seen] = [foldText(text), foldText(shown)];
  return terms.every((term) => occurrencesOf(seen, term) >= occurrencesOf(whole, term));
}
