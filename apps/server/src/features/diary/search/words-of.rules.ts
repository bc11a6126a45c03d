import { remembered } from '@garden/contract/text/remembered';
import { withShortRuns } from '@garden/contract/text/short-runs';

/** Most characters of a word that a lexeme holds; a longer word is found by as much of it. */
const BEGINNING_MAX = 16;
/** Words of a keyword beyond these are not looked at. */
const TERMS_MAX = 10;

/** Scripts in which words are not told apart by spaces alone; the prolonged sound mark belongs to none of them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
/** Characters that keep their width, one by one: ASCII, Chinese and Kana with their marks that do. */
const KEPT =
  '\\p{ASCII}\\u3001\\u3002\\u3008-\\u3011\\u3041-\\u3096\\u30a1-\\u30fa\\u3400-\\u4dbf\\u4e00-\\u9fff';
const ALL_KEPT = new RegExp(`^[${KEPT}]*$`, 'u');
/** A run of them, or a character with the marks that belong to it, those of half-width Katakana included. */
const CLUSTERS = new RegExp(`[${KEPT}]+(?![\\p{M}\\uff9e\\uff9f])|.[\\p{M}\\uff9e\\uff9f]*`, 'gsu');
/** Where a word goes on after a mark inside of it. */
const PART_STARTS = /(?<=[^\p{L}\p{N}\p{M}])[\p{L}\p{N}]/gu;
/** What stands between blanks: no word goes on across one, so each can be cut by itself. */
const CHUNKS = /[^ \t\n\r]+/g;
/** A word with no mark inside of it, which needs no rules to be told. */
const PLAIN = /^["'([*]*([a-z0-9]+)[)\]"'*.,;:!?]*$/;
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
  if (ALL_KEPT.test(text)) return { folded: text.toLowerCase(), origins: null };
  // A mark goes with its letter, and one letter grows in lower case: those are told apart below.
  if (!/[\p{M}\uff9e\uff9fİ]/u.test(text) && text.normalize('NFKC') === text) {
    return { folded: text.toLowerCase().replaceAll('ς', 'σ'), origins: null };
  }
  let folded = '';
  const origins: number[] = [];
  for (const { 0: run, index } of text.matchAll(CLUSTERS)) {
    if (ALL_KEPT.test(run)) {
      folded += run.toLowerCase();
      for (let unit = 0; unit < run.length; unit += 1) origins.push(index + unit);
      continue;
    }
    const one = foldCluster(run);
    folded += one;
    for (let unit = 0; unit < one.length; unit += 1) origins.push(index);
  }
  return { folded, origins };
}

const foldCluster = remembered((cluster: string) =>
  withShortRuns(cluster).normalize('NFKC').toLowerCase().replaceAll('ς', 'σ'),
);

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
    const word = PLAIN.exec(chunk)?.[1];
    if (word !== undefined) yield { text: word, at: from + index + chunk.indexOf(word), isSpaced: true };
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

/**
 * Whether the index finds texts in which a term doesn’t stand: it holds no more of a long word than its beginning, and of
 * characters beside one another each two.
 */
export function isUnsure({ text, isSpaced }: Term): boolean {
  return [...text].length > (isSpaced ? BEGINNING_MAX : 2);
}

/** A text in which terms are looked for, no farther than someone asks. */
type Looking = {
  /** Where a term stands, place after place. */
  places(term: Term): Generator<Span>;
};

function lookIn(text: string): Looking {
  const { folded, origins } = fold(text);
  const wordAt = wordsNear(folded);
  return {
    *places({ text: letters, isSpaced }) {
      for (const at of isSpaced ? beginningsIn(folded, letters, wordAt) : runsIn(folded, letters))
        yield toSpan(at, at + letters.length, origins, text);
    },
  };
}

/** Which of some terms stand in a text. Each is looked for up to its first place. */
export function termsIn(text: string, terms: readonly Term[]): Term[] {
  if (terms.length === 0) return [];
  const looking = lookIn(text);
  return terms.filter((term) => !looking.places(term).next().done);
}

/**
 * Where terms stand in a text, from the first place of any of them on as far as `reach` (UTF-16 units), and which of them
 * stand anywhere. No term is looked for beyond, once it was found.
 */
export function placesOf(
  text: string,
  terms: readonly Term[],
  reach = Number.POSITIVE_INFINITY,
): { spans: Span[]; found: Set<Term> } {
  const looking = lookIn(text);
  const firsts = terms.flatMap((term) => {
    const places = looking.places(term);
    const { value: first } = places.next();
    return first ? [{ term, first, places }] : [];
  });
  const end = Math.min(...firsts.map(({ first }) => first.start)) + reach;
  const spans: Span[] = [];
  for (const { first, places } of firsts) {
    for (
      let span: Span | undefined = first;
      span && span.start < end;
      span = places.next().value ?? undefined
    )
      spans.push(span);
  }
  return { spans: joinSpans(spans), found: new Set(firsts.map(({ term }) => term)) };
}

function* runsIn(folded: string, run: string): Generator<number> {
  for (let at = folded.indexOf(run); at >= 0; at = folded.indexOf(run, at + run.length)) yield at;
}

/**
 * Where words begin with some letters. Letters are found fast, words told apart slowly: only around letters that were found
 * is it looked whether a word begins with them.
 */
function* beginningsIn(folded: string, letters: string, wordAt: WordAt): Generator<number> {
  for (let at = folded.indexOf(letters); at >= 0; at = folded.indexOf(letters, at + 1)) {
    if (isWithinWord(folded, at, letters)) continue;
    const word = wordAt(at);
    if (isWhole(letters) ? word === letters : word?.startsWith(letters)) yield at;
  }
}

/** Two of these beside one another are in one word, whatever stands around them. */
const LETTER = /(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|[0-9]/u;
const isLetter = (unit: string): boolean => LETTER.test(unit);

/** Whether it can be told without more ado that no word begins there, or not the one letter that is a word. */
function isWithinWord(folded: string, at: number, letters: string): boolean {
  if (isLetter(letters.charAt(0)) && isLetter(folded.charAt(at - 1))) return true;
  return letters.length === 1 && isLetter(letters) && isLetter(folded.charAt(at + 1));
}

/** The word that begins at an index, or the part of one after a mark; undefined where none does. */
type WordAt = (at: number) => string | undefined;

/** Words are told apart in so many units together, with as many around them as tell what word these are in. */
const STRETCH = 256;
const AROUND = 128;

function wordsNear(folded: string): WordAt {
  const stretches = new Map<number, ReadonlyMap<number, string>>();
  return (at) => {
    const nth = Math.floor(at / STRETCH);
    const words =
      stretches.get(nth) ?? wordsBetween(folded, nth * STRETCH - AROUND, (nth + 1) * STRETCH + AROUND);
    stretches.set(nth, words);
    return words.get(at);
  };
}

function wordsBetween(folded: string, from: number, to: number): ReadonlyMap<number, string> {
  const begin = Math.max(0, from);
  const words = new Map<number, string>();
  for (const piece of piecesOf(folded.slice(begin, to))) {
    if (!piece.isSpaced) continue;
    for (const { word, at } of startsIn(piece)) words.set(begin + at, word);
  }
  return words;
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
