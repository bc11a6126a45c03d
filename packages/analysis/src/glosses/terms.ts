import { hanWordSet, wordSet } from '@garden/rubric/tables/compile';
import * as zhWords from '@garden/rubric/tables/zh';
import { isFunctionWord } from '@garden/rubric/words';
import type { Dictionary } from './dictionary.ts';
import { askingZh } from './tables.ts';
import { baseOf, englishWords, isCommon } from './words.ts';

/** A word of a text, and what it may be called in the other language. */
export type AcrossTerm = {
  /** As it stands in the text, in lower case. */
  readonly word: string;
  readonly others: readonly string[];
  /** Words of those, and of its parts: they tell half of it. */
  readonly parts: readonly string[];
};

/** Words of a text beyond these are not looked for, nor parts of one beyond those. */
const TERMS_MAX = 16;
const PARTS_MAX = 8;
/** Words of the longest English phrase, and characters of the longest Chinese word, that are looked up. */
const PHRASE_WORDS = 3;
const HAN_LENGTH = 5;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const hanAsking = new Set([...wordSet(askingZh), ...hanWordSet(zhWords.functionWords), ...zhWords.particles]);
const weak = new Set([...zhWords.weakCharacters, ...zhWords.particles]);

/** What a text is about, in the words of the other language: of its Chinese in English, and of its English in Chinese. */
export function termsAcross(text: string, dictionary: Dictionary): AcrossTerm[] {
  const found = new Map<string, AcrossTerm>();
  const add = (term: AcrossTerm) => {
    if (!found.has(term.word)) found.set(term.word, term);
  };
  for (const run of text.match(/\p{Script=Han}+/gu) ?? [])
    for (const term of inEnglish(run, dictionary)) add(term);
  for (const term of inChinese(englishWords(text), dictionary)) add(term);
  return [...found.values()].slice(0, TERMS_MAX);
}

/** The longest words that the dictionary has, from left to right; a word ends where one ends for everyone, if the dictionary has it. */
function* inEnglish(run: string, dictionary: Dictionary): Generator<AcrossTerm> {
  const ends = new Set(Array.from(segmenter.segment(run), ({ index, segment }) => index + segment.length));
  for (let at = 0; at < run.length; ) {
    const lengths = Array.from(
      { length: Math.min(HAN_LENGTH, run.length - at) },
      (_, less) => less + 1,
    ).reverse();
    const known = lengths.filter((length) => isKnown(run.slice(at, at + length), dictionary));
    const length = known.find((each) => ends.has(at + each)) ?? known[0] ?? 1;
    const word = run.slice(at, at + length);
    const others = isWord(word) ? dictionary.glossesOf(word) : [];
    if (others.length > 0) yield { word, others, parts: partsOf(word, others, dictionary) };
    at += length;
  }
}

const isKnown = (word: string, dictionary: Dictionary): boolean =>
  hanAsking.has(word) || dictionary.glossesOf(word).length > 0;

/** Whether it says what a question is about: neither what only asks, nor a character that says little alone. */
const isWord = (word: string): boolean => !hanAsking.has(word) && !(word.length === 1 && weak.has(word));

/** The words of longer glosses, and the glosses of the words of which a longer one is made. */
function partsOf(word: string, others: readonly string[], dictionary: Dictionary): string[] {
  const words = others.filter((gloss) => gloss.includes(' ')).flatMap((gloss) => gloss.split(' '));
  for (let at = 0; word.length > 2 && at + 1 < word.length; at += 1)
    words.push(...dictionary.glossesOf(word.slice(at, at + 2)));
  return [...new Set(words)].filter((part) => !others.includes(part) && !isCommon(part)).slice(0, PARTS_MAX);
}

/** The longest phrases that the dictionary has, from left to right. */
function* inChinese(words: readonly string[], dictionary: Dictionary): Generator<AcrossTerm> {
  const bases = words.map(baseOf);
  const wordsOf = (from: number, to: number) =>
    to === from + 1 && isCommon(words[from] ?? '')
      ? []
      : dictionary.wordsOf(bases.slice(from, to).join(' ')).filter((word) => !weak.has(word));
  for (let at = 0; at < words.length; ) {
    let to = Math.min(words.length, at + PHRASE_WORDS);
    let others: readonly string[] = [];
    for (; to > at; to -= 1) {
      if (isFunctionWord(words[at] ?? '') || isFunctionWord(words[to - 1] ?? '')) continue;
      others = wordsOf(at, to);
      if (others.length > 0) break;
    }
    if (others.length > 0) {
      const parts =
        to === at + 1
          ? []
          : words.slice(at, to).flatMap((_, nth) => wordsOf(at + nth, at + nth + 1).slice(0, 4));
      yield { word: words.slice(at, to).join(' '), others, parts: parts.slice(0, PARTS_MAX) };
    }
    at = Math.max(to, at + 1);
  }
}
