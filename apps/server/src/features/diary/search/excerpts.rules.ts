import type { SearchHit } from '@garden/contract';
import { wholeFrom } from './graphemes.rules.ts';
import type { ShownPiece, ShownText } from './pieces.rules.ts';
import { placesOf, type Span, type Term } from './words-of.rules.ts';

/** Excerpts of one diary. */
const EXCERPTS_MAX = 3;
/** UTF-16 units before the first place in an excerpt, and of the whole of it. */
const BEFORE = 40;
const LENGTH = 160;
/** Where a text may be cut without tearing a word: after white space or a mark. */
const GAP = /[\s\p{P}]/u;

export type Excerpts = {
  readonly matches: SearchHit['matches'];
  /** Terms that stand nowhere in what was looked at. */
  readonly missing: readonly Term[];
};

/** The texts of a diary in which the terms stand, in excerpts. */
export function excerptsOf(texts: readonly ShownText[], terms: readonly Term[]): Excerpts {
  const missing = new Set(terms);
  const matches: SearchHit['matches'] = [];
  for (const { section, pieces } of texts) {
    // Nothing that comes after could be shown.
    if (missing.size === 0 && matches.length >= EXCERPTS_MAX) break;
    const { excerpt, found } = lookThrough(pieces, terms);
    if (!excerpt) continue;
    const brings = [...found].some((term) => missing.delete(term));
    for (const term of found) missing.delete(term);
    // A text that says a word for the first time comes before one that repeats it.
    if (brings || matches.length < EXCERPTS_MAX) matches.push({ section, ...excerpt });
  }
  return { matches, missing: [...missing] };
}

/** One excerpt of a text, around the first place of a term in it. */
function lookThrough(pieces: readonly ShownPiece[], terms: readonly Term[]) {
  let excerpt: Omit<SearchHit['matches'][number], 'section'> | undefined;
  const all = new Set<Term>();
  for (const piece of pieces) {
    const { spans, found } = placesOf(piece.text, terms, LENGTH);
    const [first] = spans;
    if (first) excerpt ??= cutExcerpt(piece, first, spans);
    for (const term of found) all.add(term);
  }
  return { excerpt, found: all };
}

function cutExcerpt({ text, isCutBefore, isCutAfter }: ShownPiece, first: Span, spans: readonly Span[]) {
  const from = startOf(text, Math.max(0, first.start - BEFORE), first.start);
  const to = wholeFrom(text, Math.max(first.end, Math.min(text.length, from + LENGTH)));
  const before = from > 0 || isCutBefore ? '…' : '';
  const after = to < text.length || isCutAfter ? '…' : '';
  const shift = before.length - from;
  return {
    text: `${before}${text.slice(from, to)}${after}`,
    marks: spans
      .filter(({ end }) => end <= to)
      .map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  };
}

/** A place to begin from: after the first gap, or else between two characters. */
function startOf(text: string, from: number, latest: number): number {
  if (from === 0) return 0;
  const characters = [...text.slice(from, latest)];
  const gap = characters.findIndex((character) => GAP.test(character));
  const start = gap < 0 ? from : from + characters.slice(0, gap + 1).join('').length;
  return Math.min(wholeFrom(text, start), latest);
}
