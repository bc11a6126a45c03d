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

/** The rows of a sentence: as it is written, and with its numbers and dates alike. */
export type Rows = {
  readonly written: readonly number[];
  readonly undated: readonly number[];
  readonly isLong: boolean;
};

type WithRows = { readonly rows: Rows };

export function rowsOf(tokens: readonly Token[]): Rows {
  const pieces = piecesOf(tokens);
  const undated = withoutNumbers(pieces);
  const written = hashesOf(pieces);
  const isLong = pieces.length >= LONG;
  return { written, undated: undated === pieces ? written : hashesOf(undated), isLong };
}

/** What a later entry of the same author is compared with. */
export function shinglesIn(sentences: readonly WithRows[]): number[] {
  const all = new Set<number>();
  for (const { rows } of sentences) {
    for (const hash of rows.written) all.add(hash);
    if (rows.undated !== rows.written) for (const hash of rows.undated) all.add(hash);
  }
  return [...Int32Array.from(all).sort().subarray(0, MOST)];
}

/** Tells which of some sentences stand in earlier entries: half of their rows are there. */
export function copyDetector(
  sentences: readonly WithRows[],
  earlier: readonly ArrayLike<number>[],
): (sentence: WithRows) => boolean {
  if (earlier.length === 0) return () => false;
  const known = knownOf(sentences, earlier);
  return ({ rows }) => {
    const hashes = comparedOf(rows);
    return hashes.length > 0 && hashes.filter((hash) => known.has(hash)).length * 2 >= hashes.length;
  };
}

const comparedOf = ({ written, undated, isLong }: Rows) => (isLong ? undated : written);

/** Places of a table that tells most hashes of others apart without a look at the set. */
const PLACES = 2 ** 14;

/** Which rows of some sentences stand in earlier entries; these are many more, so they are not gathered. */
function knownOf(sentences: readonly WithRows[], earlier: readonly ArrayLike<number>[]): ReadonlySet<number> {
  const wanted = new Set<number>();
  const places = new Uint8Array(PLACES);
  for (const { rows } of sentences)
    for (const hash of comparedOf(rows)) {
      wanted.add(hash);
      places[hash & (PLACES - 1)] = 1;
    }
  const known = new Set<number>();
  for (const shingles of earlier)
    for (let at = 0; at < shingles.length; at += 1) {
      const hash = shingles[at] ?? 0;
      if (places[hash & (PLACES - 1)] === 1 && wanted.has(hash)) known.add(hash);
    }
  return known;
}

function piecesOf(tokens: readonly Token[]): string[] {
  const pieces: string[] = [];
  for (const { kind, text } of tokens) {
    if (kind === 'han') pieces.push(...text);
    else pieces.push(text);
  }
  return pieces;
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
