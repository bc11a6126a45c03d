import { wordSet } from '@garden/rubric/tables/compile';
import { isFunctionWord, isHanOfAnyDay, isVagueWord, stem, type Token, tokensOf } from '@garden/rubric/words';
import * as en from './tables/en.ts';
import * as zh from './tables/zh.ts';

/** A row of words that may name a theme. */
export type Phrase = {
  /** What forms of one phrase have in common. */
  readonly key: string;
  /** As it stands in the sentence, in lower case. */
  readonly shown: string;
  readonly words: number;
  /** Whether it stands where a noun does; Chinese does not tell. */
  readonly isNoun: boolean;
  /** Whether it would fit any day: it is a theme only where most people wrote about it. */
  readonly isVague: boolean;
};

const MOST_WORDS = 3;
const HAN_LENGTHS = { least: 2, most: 8 };

const beforeVerbs = wordSet(en.beforeVerbs);
const behindVerbs = wordSet(en.behindVerbs);
const noThemes = new Set([...wordSet(en.noThemes)].flatMap((word) => [word, stem(word)]));
const hanNoThemes = wordSet(zh.noThemes);
const hanEdges = new Set(zh.edges);
const measures = new Set(zh.measures);
const beforeMeasures = new Set(zh.beforeMeasures);
const uncut = wordSet(zh.uncut);
const endings = new Set(zh.endings);
const COUNTED = new RegExp(`^[${zh.beforeMeasures}]+[${zh.measures}]$`, 'u');
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The rows of one to three words of a normalised sentence that could name what it is about. */
export function phrasesOf(text: string, names: ReadonlySet<string>): Phrase[] {
  const tokens = tokensOf(text);
  return [
    ...latinPhrases(text, tokens, names),
    ...tokens.flatMap((each) =>
      each.kind === 'han' ? betweenNames(each.text, names).flatMap((piece) => hanPhrases(piece, names)) : [],
    ),
  ];
}

/** The keys of a sentence's phrases, each once. */
export const phraseKeys = (text: string, names: ReadonlySet<string>): string[] => [
  ...new Set(phrasesOf(text, names).map(({ key }) => key)),
];

/** Names, whole and in parts, as they stand in a normalised sentence; of a Chinese one also what colleagues say: 一鸣 of 赵一鸣. */
export const namesIn = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names
      .flatMap((name) => [name, ...name.split(/\s+/u)])
      .flatMap((name) => (/^\p{Script=Han}{3,4}$/u.test(name) ? [name, name.slice(1)] : [name]))
      .map((name) => name.toLowerCase()),
  );

function latinPhrases(text: string, tokens: readonly Token[], names: ReadonlySet<string>): Phrase[] {
  const found: Phrase[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let length = 1; length <= MOST_WORDS && from + length <= tokens.length; length += 1) {
      const row = tokens.slice(from, from + length);
      if (length === 1 && isTime(row[0]?.text ?? '')) continue;
      if (
        !isRow(text, row) ||
        row.some(({ text: word }) => isBreak(word, length) || names.has(word.replace(/'s?$/u, '')))
      )
        break;
      const last = row.at(-1);
      if (last === undefined || !row.some(({ text: word }) => isOwn(word)) || !isNamed(last.text, length))
        continue;
      found.push({
        key: row.map(({ text: word }) => stem(word)).join(' '),
        shown: row.map(({ text: word }) => word).join(' '),
        words: length,
        isNoun: length > 1 || standsAsNoun(tokens, from),
        isVague: false,
      });
    }
  }
  return found;
}

/** Whether nothing but blanks stands between words. */
const isRow = (text: string, row: readonly Token[]): boolean =>
  row.every(
    ({ kind, start }, at) =>
      (kind === 'word' || kind === 'code') &&
      (at === 0 || /^[ -]$/u.test(text.slice(row[at - 1]?.end, start))),
  );

const isTime = (word: string): boolean => isFunctionWord(word) && noThemes.has(word);

/** A time is part of a longer phrase: the reading week, the open day, the night shift. */
const isBreak = (word: string, length: number): boolean =>
  isFunctionWord(word) && (length === 1 || !noThemes.has(word));

const isOwn = (word: string): boolean =>
  word.length > 2 && !isVagueWord(word) && !noThemes.has(word) && !noThemes.has(stem(word));

/** A phrase ends with a word that is more than one of any day, unless words before say what kind it is. */
const isNamed = (word: string, length: number): boolean => length > 1 || isOwn(word);

function standsAsNoun(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before !== undefined) return !beforeVerbs.has(before.text);
  const behind = tokens[at + 1];
  return behind === undefined || !(behind.kind === 'number' || behindVerbs.has(behind.text));
}

function hanPhrases(run: string, names: ReadonlySet<string>): Phrase[] {
  const words = hanWords(run);
  const found: Phrase[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let shown = '';
    for (let to = from; to < words.length && to < from + 4; to += 1) {
      const word = words[to] ?? '';
      if (isEdgeOfHan(word) || names.has(word)) break;
      shown += word;
      if (shown.length < HAN_LENGTHS.least || shown.length > HAN_LENGTHS.most) continue;
      if (hanNoThemes.has(shown)) continue;
      found.push({ key: shown, shown, words: to - from + 1, isNoun: true, isVague: isHanOfAnyDay(shown) });
    }
  }
  return found;
}

/** The words of a run of Chinese; what counts a thing is a part of its number: of 这座城市, 这座 and 城市. */
function hanWords(run: string): string[] {
  const words: string[] = [];
  for (const { segment } of segmenter.segment(run)) {
    const before = words.at(-1) ?? '';
    const isMeasure = measures.has(segment) && beforeMeasures.has(before.slice(-1));
    const cut = [2, 1].find((count) => uncut.has(words.slice(-count).join('') + segment));
    if (cut !== undefined) words.push(words.splice(-cut).join('') + segment);
    else if (isMeasure) words.push(`${words.pop()}${segment}`);
    else words.push(segment);
  }
  return words;
}

/** What stands between names in a run of Chinese: a segmenter would cut those that it does not know, and join what is left of them. */
function betweenNames(run: string, names: ReadonlySet<string>): string[] {
  const pieces = [''];
  for (let at = 0; at < run.length; ) {
    const length = [4, 3, 2].find((each) => at + each <= run.length && names.has(run.slice(at, at + each)));
    if (length !== undefined) pieces.push('');
    else pieces.push(`${pieces.pop()}${run.charAt(at)}`);
    at += length ?? 1;
  }
  return pieces;
}

/** Whether no Chinese phrase begins or ends with it: each of its characters is small, or it counts what follows. */
export const isEdgeOfHan = (word: string): boolean =>
  COUNTED.test(word) || [...word].every((each) => hanEdges.has(each));

/** Whether a small character ends words, where all who write of a thing have it there. */
export const mayEndHan = (character: string): boolean => endings.has(character);
