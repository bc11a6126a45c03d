import { wordSet } from './tables/compile.ts';
import * as en from './tables/en.ts';
import { cutHan, isFunctionWord, isPlausible, isVagueWord, type Token } from './words.ts';

/** A word of a sentence as it is compared with other entries. */
export type Piece = {
  readonly text: string;
  /** `thing` says something of its own, `plain` would fit any day; which of them one in Latin letters is, is looked up where it matters. */
  readonly kind: 'number' | 'thing' | 'plain' | 'latin';
};

/** Numbers, weekdays and months: what someone changes who sends the same text again. */
const dated = wordSet(`${en.numberWords} ${en.calendarWords}`);

/** The words of a sentence in order; a date or a time is one. */
export function piecesOf(tokens: readonly Token[], times: readonly RegExpExecArray[]): Piece[] {
  const pieces: Piece[] = [];
  const spans = spansOf(times);
  let next = 0;
  for (const { kind, text, start, end } of tokens) {
    let from = start;
    while (next < spans.length) {
      const span = spans[next];
      if (span === undefined || span.start >= end) break;
      if (span.start > from) addWords(pieces, kind, text.slice(from - start, span.start - start));
      // A time that spans several tokens is told with the first of them.
      if (span.start >= start) pieces.push({ text: span.text, kind: 'number' });
      from = Math.max(from, span.end);
      if (span.end > end) break;
      next += 1;
    }
    if (from < end) addWords(pieces, kind, text.slice(from - start));
  }
  return pieces;
}

type Span = { readonly start: number; readonly end: number; readonly text: string };

/** Dates and times in order, without those within another. */
function spansOf(times: readonly RegExpExecArray[]): Span[] {
  const spans: Span[] = [];
  if (times.length === 0) return spans;
  const ordered = times
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length, text: text.trim() }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  for (const span of ordered) if (span.start >= (spans.at(-1)?.end ?? 0)) spans.push(span);
  return spans;
}

function addWords(pieces: Piece[], kind: Token['kind'], text: string): void {
  if (kind === 'han') cutHan(text, (word, is) => pieces.push({ text: word, kind: is }));
  else if (kind === 'number' || dated.has(text)) pieces.push({ text, kind: 'number' });
  else pieces.push({ text, kind: kind === 'code' ? 'thing' : 'latin' });
}

/** Whether a word says something of its own. */
export function isThing({ kind, text }: Piece): boolean {
  if (kind !== 'latin') return kind === 'thing';
  return !isFunctionWord(text) && !isVagueWord(text) && isPlausible(text);
}
