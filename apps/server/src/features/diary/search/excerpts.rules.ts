import { oneLine, type SearchHit } from '@garden/contract';
import type { Part } from './search.rules.ts';
import { placesOf, type Span, type Term } from './words-of.rules.ts';

/** Excerpts of one diary. */
const EXCERPTS_MAX = 3;
/** UTF-16 units before the first place in an excerpt, and of the whole of it. */
const BEFORE = 40;
const LENGTH = 160;
/** Where a text may be cut without tearing a word: after white space or a mark. */
const GAP = /[\s\p{P}]/u;

/** The parts of a diary where the terms stand, in excerpts; null where one of the terms stands nowhere. */
export function excerptsOf(parts: readonly Part[], terms: readonly Term[]): SearchHit['matches'] | null {
  const missing = new Set(terms);
  const matches: SearchHit['matches'] = [];
  for (const { section, text: lines } of parts) {
    const text = oneLine(lines);
    const { spans, found } = placesOf(text, terms, LENGTH);
    const [first] = spans;
    if (!first) continue;
    const brings = [...found].some((term) => missing.delete(term));
    for (const term of found) missing.delete(term);
    // A part that says a word for the first time comes before one that repeats it.
    if (brings || matches.length < EXCERPTS_MAX) matches.push({ section, ...excerpt(text, first, spans) });
  }
  return missing.size > 0 ? null : matches;
}

function excerpt(text: string, first: Span, spans: readonly Span[]) {
  const from = startOf(text, Math.max(0, first.start - BEFORE), first.start);
  const to = endOf(text, Math.max(first.end, Math.min(text.length, from + LENGTH)));
  const shift = from > 0 ? 1 - from : 0;
  return {
    text: `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`,
    marks: spans
      .filter(({ end }) => end <= to)
      .map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  };
}

/** A place to begin from: after the first gap, or else between two characters. */
function startOf(text: string, from: number, latest: number): number {
  if (from === 0) return 0;
  const gap = [...text.slice(from, latest)].findIndex((character) => GAP.test(character));
  if (gap >= 0) return from + [...text.slice(from, latest)].slice(0, gap + 1).join('').length;
  return isTorn(text, from) ? from + 1 : from;
}

function endOf(text: string, to: number): number {
  return isTorn(text, to) ? to + 1 : to;
}

/** Whether an index lies within a surrogate pair. */
function isTorn(text: string, at: number): boolean {
  return /[\udc00-\udfff]/.test(text.charAt(at)) && at > 0;
}
