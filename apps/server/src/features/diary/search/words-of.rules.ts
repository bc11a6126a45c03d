import { remembered } from '@garden/contract/text/remembered';

/** Most characters of a word that a lexeme holds; a longer word is found by as much of it. */
const BEGINNING_MAX = 16;
/** Words of a keyword beyond these are not looked at. */
const TERMS_MAX = 10;

/** Scripts in which words are not told apart by spaces alone; the prolonged sound mark belongs to none of them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
/** A character with the marks that belong to it, those of half-width Katakana included. */
const CLUSTERS = /.[\p{M}\uff9e\uff9f]*/gsu;
/** Where a word goes on after a mark inside of it. */
const PART_STARTS = /(?<=[^\p{L}\p{N}\p{M}])[\p{L}\p{N}]/gu;
/** What stands between blanks: no word goes on across one, so each can be cut by itself. */
const CHUNKS = /[^ \t\n\r]+/g;
/** A word without marks, which needs no rules to be told. */
const LETTERS = /^[a-z]+$/;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** A word, or a run of a script without spaces, and where it stands in the folded text. */
type Piece = { readonly text: string; readonly at: number; readonly isSpaced: boolean };

/** What a text is found by, place after place. */
export type Lexemes = readonly (readonly string[])[];

/** A word that is looked for: a spaced one by its beginning, a run of other scripts anywhere. */
export type Term = { readonly text: string; readonly isSpaced: boolean };

/** A part of a text in UTF-16 units, the end not included. */
export type Span = { readonly start: number; readonly end: number };

/**
 * The same letters in one case and width. Every character is folded by itself, so that places can be told.
 * @returns `origins` holds, for each unit of `folded`, where its character begins in `text`; null where nothing moved
 */
function fold(text: string): { folded: string; origins: readonly number[] | null } {
  // ASCII keeps its length in either case.
  if (/^\p{ASCII}*$/u.test(text)) return { folded: text.toLowerCase(), origins: null };
  let folded = '';
  const origins: number[] = [];
  for (const { 0: cluster, index } of text.matchAll(CLUSTERS)) {
    const one = cluster.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ');
    folded += one;
    for (let unit = 0; unit < one.length; unit += 1) origins.push(index);
  }
  return { folded, origins };
}

/** Letters in one case and width. */
export const foldText = (text: string): string => fold(text).folded;

function* piecesOf(folded: string): Generator<Piece> {
  let done = 0;
  for (const { 0: run, index } of folded.matchAll(UNSPACED)) {
    yield* wordsIn(folded.slice(done, index), done);
    yield { text: run, at: index, isSpaced: false };
    done = index + run.length;
  }
  yield* wordsIn(folded.slice(done), done);
}

function* wordsIn(text: string, from: number): Generator<Piece> {
  for (const { 0: chunk, index } of text.matchAll(CHUNKS)) {
    if (LETTERS.test(chunk)) yield { text: chunk, at: from + index, isSpaced: true };
    else yield* wordsInChunk(chunk, from + index);
  }
}

function* wordsInChunk(chunk: string, from: number): Generator<Piece> {
  for (const { segment, index, isWordLike } of segmenter.segment(chunk)) {
    if (isWordLike) yield { text: segment, at: from + index, isSpaced: true };
  }
}

/**
 * What a text is found by, place after place: a word, and a joined one (`ana@farm.example`) from each of its parts on,
 * by all of its beginnings; a character of other scripts by itself and with the one after it. A part of a word is a
 * lexeme like any other: the index holds the places of each, and gathers none to answer (docs/adr/022).
 */
export function lexemesOf(text: string): Lexemes {
  const found: (readonly string[])[] = [];
  let done = 0;
  const { folded } = fold(text);
  const addSpaced = (spaced: string) => {
    for (const chunk of spaced.match(CHUNKS) ?? [])
      for (const group of lexemesOfChunk(chunk)) found.push(group);
  };
  for (const { 0: run, index } of folded.matchAll(UNSPACED)) {
    addSpaced(folded.slice(done, index));
    for (const group of charactersOf(run)) found.push(group);
    done = index + run.length;
  }
  addSpaced(folded.slice(done));
  return found;
}

/** What people write is mostly the same few thousand words. */
const lexemesOfChunk = remembered(
  (chunk: string): Lexemes =>
    [...wordsIn(chunk, 0)].flatMap((piece) => startsIn(piece).map(({ word }) => beginningsOf(word))),
);

/** What a text holds, all of it, in which the term stands; for a long one a few other texts do, too. */
export function lexemesFor({ text, isSpaced }: Term): string[] {
  if (isSpaced) return beginningsOf(text).slice(-1);
  const characters = [...text];
  return characters.length === 1 ? characters : pairsOf(characters);
}

/** Where someone may begin to write a word: at its start, and after each mark inside of it. */
function startsIn({ text, at }: Piece): { word: string; at: number }[] {
  const starts = [...text.matchAll(PART_STARTS)].map(({ index }) => index);
  return [0, ...starts].map((start) => ({ word: text.slice(start), at: at + start }));
}

/** All by which a word is looked for, the longest last; one letter of several is none of them. */
function beginningsOf(word: string): string[] {
  const beginnings: string[] = [];
  let beginning = '';
  for (const character of word) {
    beginning += character;
    beginnings.push(beginning);
    if (beginnings.length === BEGINNING_MAX) break;
  }
  return beginnings.length === 1 ? beginnings : beginnings.slice(1);
}

function charactersOf(run: string): string[][] {
  const characters = [...run];
  const pairs = pairsOf(characters);
  return characters.map((character, at) => [character, ...pairs.slice(at, at + 1)]);
}

/** Each character but the last, with the one after it. */
function pairsOf(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}

/** What a keyword asks for: each of its words once. */
export function termsOf(keyword: string, most = TERMS_MAX): Term[] {
  const terms = new Map<string, Term>();
  for (const { text, isSpaced } of piecesOf(fold(keyword).folded)) terms.set(text, { text, isSpaced });
  return [...terms.values()].slice(0, most);
}

/** One letter or digit is a word by itself; as a beginning it would find nearly everything. */
function isWhole(word: string): boolean {
  return [...word].length === 1;
}

/** Where the terms stand in a text, and which of them do. */
export function placesOf(text: string, terms: readonly Term[]): { spans: Span[]; found: Set<Term> } {
  const { folded, origins } = fold(text);
  const found = new Set<Term>();
  const spans: Span[] = [];
  const add = (term: Term, at: number) => {
    found.add(term);
    spans.push(toSpan(at, at + term.text.length, origins, text));
  };
  for (const term of terms.filter(({ isSpaced }) => !isSpaced)) {
    for (let at = folded.indexOf(term.text); at >= 0; at = folded.indexOf(term.text, at + term.text.length)) {
      add(term, at);
    }
  }
  // Telling words apart takes long; where the letters stand nowhere, nor does the word.
  const words = terms.filter((term) => term.isSpaced && folded.includes(term.text));
  if (words.length > 0) {
    for (const piece of piecesOf(folded)) {
      if (!piece.isSpaced) continue;
      for (const { word, at } of startsIn(piece)) {
        for (const term of words) {
          if (isWhole(term.text) ? word === term.text : word.startsWith(term.text)) add(term, at);
        }
      }
    }
  }
  return { spans: joinSpans(spans), found };
}

function toSpan(from: number, to: number, origins: readonly number[] | null, text: string): Span {
  if (!origins) return { start: from, end: to };
  const last = origins[to - 1] ?? 0;
  // The end is where the next character begins: one of the text may fold into several units.
  let next = to;
  while (origins[next] === last) next += 1;
  return { start: origins[from] ?? 0, end: origins[next] ?? text.length };
}

/** Spans in their order, those that touch as one. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
