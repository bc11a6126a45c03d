import { remembered } from '@garden/contract/text/remembered';
import { hanWordSet, wordSet } from './tables/compile.ts';
import * as en from './tables/en.ts';
import * as zh from './tables/zh.ts';

/** A run of Chinese characters, or a Latin word, number or identifier, with its place in the sentence. */
export type Token = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
};
type TokenKind = 'han' | 'word' | 'number' | 'code';

/** What a sentence says: words of its own, each with its weight in hundredths of a word, and words of any day. */
export type Vocabulary = {
  readonly own: ReadonlyMap<string, number>;
  /** All of `own`. */
  readonly weight: number;
  readonly common: ReadonlySet<string>;
};
type Words = Pick<Vocabulary, 'own' | 'common'>;

const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]`;
const TOKEN = new RegExp(
  String.raw`(\p{Script=Han}+)|[#@]?(?:${LETTER}|\d)(?:${LETTER}|[\d_']|[-./:](?=${LETTER}|\d)|,(?=\d{3}(?!\d)))*`,
  'gu',
);
const NUMBER = /^[#@]?\d[\d.,:/-]*$/;
const AMOUNT = /^\d[\d.,]*([a-z]{1,4})$/;

/** Endings of words, each taken off where so many letters stay. */
const ENDINGS: readonly [RegExp, number][] = [
  [/'s?$/, 1],
  [/(?<=[^su])s$/, 3],
  [/(?:ing|ed|ly)$/, 4],
  [/(?:ful|less|ness|ment)$/, 4],
  [/(?:ation|ate|ion|ive|ity|ise|ize)$/, 4],
  [/ie$|[ey]$/, 4],
];

/** The word without its endings, so that forms of one word are equal. */
export const stem = remembered((word: string): string => {
  let base = word;
  for (const [ending, least] of ENDINGS) {
    const shorter = base.replace(ending, '');
    if (shorter.length >= least) base = shorter;
  }
  return base.length > 4 ? base.replace(/([^aeiouls])\1$/, '$1') : base;
});

const functionStems = stems(en.functionWords);
const vagueStems = stems(en.vagueWords);
const hanFunction = new Set([...hanWordSet(zh.functionWords), ...zh.particles]);
const hanWeak = new Set(zh.weakCharacters);
const hanVague = hanWordSet(zh.vagueWords);

/** A word of Chinese characters has about two: of a run, the first pair counts as a word and each further one as half. */
const FIRST_PAIR = 100;
const PAIR = 45;
const SINGLE = 45;

function stems(table: string): ReadonlySet<string> {
  return new Set([...wordSet(table)].flatMap((word) => [word, stem(word)]));
}

/** Cuts a normalised sentence into its tokens. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, 1: han, index } of text.matchAll(TOKEN)) {
    const kind = han === undefined ? kindOf(found) : 'han';
    tokens.push({ text: found, start: index, end: index + found.length, kind });
  }
  return tokens;
}

function kindOf(found: string): TokenKind {
  if (/^[a-z]+$/.test(found)) return 'word';
  if (NUMBER.test(found) || AMOUNT.test(found)) return 'number';
  return /[\d_#@/]|[a-z]\.[a-z]/u.test(found) ? 'code' : 'word';
}

export const isFunctionWord = remembered(
  (word: string): boolean => functionStems.has(word) || functionStems.has(stem(word)),
);

export const isVagueWord = remembered(
  (word: string): boolean => vagueStems.has(word) || vagueStems.has(stem(word)),
);

/** Parts of a compound, as a hyphen joins them. */
function partsOf(word: string): string[] {
  return isVagueWord(word) ? [word] : word.split(/[-']/u).filter((part) => part.length > 1);
}

/** A row of words without any that carry a sentence. */
const LIST_FROM = 8;
const HAN_LIST_FROM = 16;
/** Of a longer sentence no more different words need to carry it. */
const LONG_LIST = 24;

/** Whether a sentence is a list of words: next to none of them carries a sentence, and none is a number. */
export function isList(tokens: readonly Token[]): boolean {
  if (tokens.some(({ kind }) => kind === 'number' || kind === 'code')) return false;
  return hasNoGrammar(tokens);
}

/** Whether next to none of a sentence's words carries it: no thought is said so. */
export function hasNoGrammar(tokens: readonly Token[]): boolean {
  const runs = tokens.filter(({ kind }) => kind === 'han').map(({ text }) => text);
  if (runs.length > 0) {
    // A list with commas and one without are read alike.
    const han = runs.join('');
    return han.length >= HAN_LIST_FROM && ![...han].some((_, at) => hanFunction.has(knownAt(han, at) ?? ''));
  }
  const carrying = new Set(tokens.map(({ text }) => text).filter(isFunctionWord)).size;
  return tokens.length >= LIST_FROM && carrying * 8 < Math.min(tokens.length, LONG_LIST);
}

/** What a list of words may say. */
const LIST_WORDS = 3;

export function vocabularyOf(tokens: readonly Token[], isList: boolean): Vocabulary {
  const words = wordsIn(tokens);
  const { own, common } = isList
    ? { own: new Map([...words.own].slice(0, LIST_WORDS)), common: new Set<string>() }
    : words;
  let weight = 0;
  for (const each of own.values()) weight += each;
  return { own, weight, common };
}

function wordsIn(tokens: readonly Token[]): Words {
  const own = new Map<string, number>();
  const common = new Set<string>();
  for (const [at, { kind, text, start }] of tokens.entries()) {
    const before = tokens[at - 1];
    const isCounted = before?.kind === 'number' && before.end === start;
    if (kind === 'han') readHan(isCounted ? withoutMeasure(text, own) : text, own, common);
    else if (kind === 'code') own.set(text, 100);
    else if (kind === 'word') {
      for (const part of partsOf(text)) {
        const base = stem(part);
        if (isFunctionWord(part)) continue;
        if (isVagueWord(part)) common.add(base);
        else if (isPlausible(part)) own.set(base, 100);
      }
    }
  }
  return { own, common };
}

const MEASURE = [...wordSet(zh.measures)].sort((a, b) => b.length - a.length).join('|');
/** Chinese numbers with what counts them: amounts are facts, not words. */
const COUNTED = new RegExp(`[一二两三四五六七八九十百千万半几]{1,5}(?:${MEASURE})`, 'uy');
const HAN_DIGITS = new RegExp(`^[${zh.digits}半几]+`, 'u');
/** What counts behind a number in digits. */
const MEASURE_FIRST = new RegExp(`^[多几来余万千百亿]*(${MEASURE})`, 'u');
const thingMeasures = wordSet(zh.thingMeasures);

/** What stands behind the measure of a number; one that names what is counted is a word where no noun follows. */
function withoutMeasure(run: string, own: Map<string, number>): string {
  const [whole = '', measure = ''] = MEASURE_FIRST.exec(run) ?? [];
  const rest = run.slice(whole.length);
  if (thingMeasures.has(measure) && !saysSomething(rest.slice(0, 2))) own.set(measure, FIRST_PAIR);
  return rest;
}

function readHan(run: string, own: Map<string, number>, common: Set<string>): void {
  let rest = '';
  const flush = () => {
    if (rest.length === 1 && hanWeak.has(rest)) common.add(rest);
    else if (rest.length === 1) own.set(rest, SINGLE);
    let weight = FIRST_PAIR;
    for (let at = 0; at + 1 < rest.length; at += 1) {
      const pair = rest.slice(at, at + 2);
      // Two characters that say little alone say little together.
      if ([...pair].every((each) => hanWeak.has(each))) common.add(pair);
      else {
        own.set(pair, Math.max(own.get(pair) ?? 0, weight));
        weight = PAIR;
      }
    }
    rest = '';
  };
  for (let at = 0; at < run.length; ) {
    COUNTED.lastIndex = at;
    const known = knownAt(run, at) ?? COUNTED.exec(run)?.[0];
    if (known === undefined) {
      rest += run.charAt(at);
      at += 1;
      continue;
    }
    flush();
    if (hanVague.has(known)) common.add(known);
    at += known.length;
  }
  flush();
}

/** Whether a Chinese word carries a sentence or would fit any day. */
export const isHanOfAnyDay = (word: string): boolean => hanFunction.has(word) || hanVague.has(word);

/** How long the words of the tables are that begin with a character. */
const hanLengths = new Map<string, number>();
for (const word of [...hanFunction, ...hanVague])
  hanLengths.set(word.charAt(0), Math.max(hanLengths.get(word.charAt(0)) ?? 0, word.length));

/** The longest word of the tables that begins at a place of a run. */
function knownAt(run: string, at: number): string | undefined {
  const longest = hanLengths.get(run.charAt(at)) ?? 0;
  for (let length = Math.min(longest, run.length - at); length > 0; length -= 1) {
    const word = run.slice(at, at + length);
    if (hanFunction.has(word) || hanVague.has(word)) return word;
  }
  return undefined;
}

const hanDigits = new Set(zh.digits);

/**
 * Cuts a run of Chinese into words: those of the tables, numbers, and what is left in pairs. It is no dictionary's cut, but the
 * same one everywhere, and alike where the same is said.
 */
export function cutHan(run: string, add: (word: string, kind: 'number' | 'thing' | 'plain') => void): void {
  let from = 0;
  const addRest = (to: number) => {
    for (; from < to; from += 2) {
      const pair = run.slice(from, Math.min(to, from + 2));
      add(pair, [...pair].every((each) => hanWeak.has(each)) ? 'plain' : 'thing');
    }
  };
  for (let at = 0; at < run.length; ) {
    COUNTED.lastIndex = at;
    const counted = hanDigits.has(run.charAt(at)) ? COUNTED.exec(run)?.[0] : undefined;
    const known = counted ?? knownAt(run, at);
    if (known === undefined) {
      at += 1;
      continue;
    }
    addRest(at);
    if (counted === undefined) add(known, 'plain');
    else {
      const [digits = ''] = HAN_DIGITS.exec(counted) ?? [];
      add(digits, 'number');
      if (counted.length > digits.length) add(counted.slice(digits.length), 'plain');
    }
    at += known.length;
    from = at;
  }
  addRest(run.length);
}

/** Whether a piece of Chinese holds more than words that carry a sentence. */
export function saysSomething(han: string): boolean {
  for (let at = 0; at < han.length; ) {
    const known = knownAt(han, at);
    if (known === undefined ? !hanWeak.has(han.charAt(at)) : hanVague.has(known)) return true;
    at += known?.length ?? 1;
  }
  return false;
}

const followers = new Map(
  [...wordSet(en.letterPairs)].map((row) => [row.charAt(0), new Set(row.slice(2))] as const),
);

/** Whether a word looks written: most of its letters follow each other as they do in words, and it does not stutter. */
export const isPlausible = remembered((word: string): boolean => {
  if (word.length < 4) return word.length > 1 && !/^(.)\1+$/u.test(word);
  if (/(.)\1\1|(..)\2\2/u.test(word)) return false;
  let [rare, pairs] = [0, 0];
  for (let at = 0; at + 1 < word.length; at += 1) {
    const follow = followers.get(word.charAt(at));
    if (follow === undefined) continue;
    pairs += 1;
    if (!follow.has(word.charAt(at + 1))) rare += 1;
  }
  if (!/[aeiouy]/u.test(word) && word.length > 4 && pairs > 0) rare += 1;
  return rare * 4 <= pairs;
});

const chunks = [...wordSet(zh.keyboardChunks)].sort((a, b) => b.length - a.length);
const CHUNK = new RegExp(chunks.join('|'), 'gu');

/** Whether a sentence was hit on the keyboard rather than written. */
export function isNoise(tokens: readonly Token[]): boolean {
  const words = tokens.filter(
    ({ kind, text: word }) => kind === 'word' && word.length > 3 && !isVagueWord(word),
  );
  const implausible = words.filter(({ text: word }) => !isPlausible(word)).length;
  if (implausible >= 2 && implausible * 5 >= words.length * 2) return true;
  const han = tokens
    .filter(({ kind }) => kind === 'han')
    .map(({ text: run }) => run)
    .join('');
  if (han.length < 6) return false;
  const covered = (han.match(CHUNK) ?? []).reduce((sum, { length }) => sum + length, 0);
  return covered * 10 >= han.length * 3 || new Set(han).size * 5 < Math.min(han.length, 20) * 2;
}
