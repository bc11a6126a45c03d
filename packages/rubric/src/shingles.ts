import { wordSet } from './tables/compile.ts';
import * as en from './tables/en.ts';
import * as zh from './tables/zh.ts';
import type { Token } from './words.ts';

/**
 * Three words, or three Chinese characters, in a row, each row as a 32-bit hash: enough to recognise a sentence that was pasted,
 * and no text. Ascending, each once, at most 2,000.
 */
export type Shingles = readonly number[];

const SIZE = 3;
const MOST = 2_000;

/** From so many pieces on, a sentence that differs from an earlier one by numbers and dates only is a copy of it. */
const LONG = 8;

/** What a later entry of the same author is compared with. */
export function shinglesIn(sentences: readonly { readonly tokens: readonly Token[] }[]): number[] {
  const all = new Set<number>();
  for (const { tokens } of sentences) {
    const pieces = piecesOf(tokens);
    const undated = withoutNumbers(pieces);
    for (const hash of hashesOf(pieces)) all.add(hash);
    if (undated !== pieces) for (const hash of hashesOf(undated)) all.add(hash);
  }
  return [...all].sort((a, b) => a - b).slice(0, MOST);
}

/** Tells which sentences stand in earlier entries: half of their rows are there. */
export function copyDetector(earlier: readonly Shingles[]): (tokens: readonly Token[]) => boolean {
  if (earlier.length === 0) return () => false;
  const known = new Set(earlier.flat());
  return (tokens) => {
    const pieces = piecesOf(tokens);
    const hashes = hashesOf(pieces.length < LONG ? pieces : withoutNumbers(pieces));
    return hashes.length > 0 && hashes.filter((hash) => known.has(hash)).length * 2 >= hashes.length;
  };
}

function piecesOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ kind, text }) => (kind === 'han' ? [...text] : [text]));
}

/** Numbers, weekdays and months: what someone changes who sends the same text again. */
const dated = wordSet(`${en.numberWords} ${en.calendarWords} ${[...zh.digits].join(' ')}`);
const isDated = (piece: string) => (piece < ':' ? /^\d[\d.,:/-]*$/.test(piece) : dated.has(piece));

/** The same pieces where there are none to replace. */
function withoutNumbers(pieces: readonly string[]): readonly string[] {
  return pieces.some(isDated) ? pieces.map((piece) => (isDated(piece) ? '0' : piece)) : pieces;
}

function hashesOf(pieces: readonly string[]): number[] {
  if (pieces.length === 0) return [];
  const rows = Math.max(1, pieces.length - SIZE + 1);
  const hashes: number[] = [];
  for (let at = 0; at < rows; at += 1) hashes.push(rowHash(pieces, at));
  return hashes;
}

/** FNV-1a over the UTF-16 units of a row, with a space between its pieces, as a signed 32-bit integer. */
function rowHash(pieces: readonly string[], from: number): number {
  let hash = 0x811c9dc5;
  const end = Math.min(pieces.length, from + SIZE);
  for (let at = from; at < end; at += 1) {
    const piece = pieces[at] ?? '';
    if (at > from) hash = Math.imul(hash ^ 0x20, 0x01000193);
    for (let unit = 0; unit < piece.length; unit += 1)
      hash = Math.imul(hash ^ piece.charCodeAt(unit), 0x01000193);
  }
  return hash | 0;
}
