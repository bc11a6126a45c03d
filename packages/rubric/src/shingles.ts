import { isThing, type Piece, piecesOf } from './pieces.ts';
import type { Token } from './words.ts';

/**
 * Three words in a row, each row as a 32-bit hash: enough to recognise a sentence that was pasted, and no text. Ascending, each
 * once, at most 2,000.
 */
export type Shingles = readonly number[];

const SIZE = 3;
const MOST = 2_000;

/** A sentence as it is compared: its words, and their rows as they are written and with numbers and dates alike. */
export type Rows = {
  readonly pieces: readonly Piece[];
  readonly written: readonly number[];
  readonly undated: readonly number[];
};

type WithRows = { readonly rows: Rows; readonly tokens: readonly Token[] };

/** @param times its dates and times, each a word */
export function rowsOf(tokens: readonly Token[], times: readonly RegExpExecArray[]): Rows {
  const pieces = piecesOf(tokens, times);
  const written = hashesOf(pieces.map(({ text }) => text));
  const isUndated = pieces.every(({ kind }) => kind !== 'number');
  return { pieces, written, undated: isUndated ? written : hashesOf(pieces.map(withoutNumber)) };
}

const withoutNumber = ({ kind, text }: Piece) => (kind === 'number' ? '0' : text);

/** What a later entry of the same author is compared with. */
export function shinglesIn(sentences: readonly WithRows[]): number[] {
  const all = new Set<number>();
  for (const { rows } of sentences) {
    for (const hash of rows.written) all.add(hash);
    if (rows.undated !== rows.written) for (const hash of rows.undated) all.add(hash);
  }
  return [...Int32Array.from(all).sort().subarray(0, MOST)];
}

/** What is new in a sentence that stands in earlier entries. */
export type Known = {
  /** Words that say something of their own, where what was known around them doesn’t lack for another reason. */
  readonly things: readonly Piece[];
  /** Whether a number or a date is another. */
  readonly isRenumbered: boolean;
};

/** Tells of a sentence half of whose rows stand in earlier entries what is new in it; nothing of any other. */
export function earlierLookup(
  sentences: readonly WithRows[],
  earlier: readonly ArrayLike<number>[],
): (sentence: WithRows) => Known | undefined {
  if (earlier.length === 0) return () => undefined;
  const known = knownOf(
    sentences.flatMap(({ rows }) =>
      rows.undated === rows.written ? [rows.written] : [rows.written, rows.undated],
    ),
    earlier,
  );
  const copiesOfOld = oldCopies(sentences, known, earlier);
  return (sentence) => {
    const { pieces, written, undated } = sentence.rows;
    if (copiesOfOld.has(sentence)) return { things: [], isRenumbered: false };
    const found = undated.filter((hash) => known.has(hash)).length;
    if (undated.length === 0 || found * 2 < undated.length) return undefined;
    const isNew = (rows: readonly number[], at: number) =>
      rows.slice(Math.max(0, at - SIZE + 1), at + 1).every((hash) => !known.has(hash));
    const added = pieces.map(({ kind }, at) => kind !== 'number' && isNew(undated, at));
    const isPlain = pieces.map((piece, at) => added[at] === true && !isThing(piece));
    // At its ends, a sentence has one row for a word: a small word beside it may be why that is new.
    const isReason = (at: number) =>
      undated.some(
        (_, row) => row <= at && at < row + SIZE && !isPlain.slice(row, row + SIZE).includes(true),
      );
    return {
      things: pieces.filter((piece, at) => added[at] === true && isThing(piece) && isReason(at)),
      isRenumbered: pieces.some(({ kind }, at) => kind === 'number' && isNew(written, at)),
    };
  };
}

/** Until version 3, rows were of three Chinese characters; entries of then are recognised where they are pasted as they were. */
function oldCopies(
  sentences: readonly WithRows[],
  known: ReadonlySet<number>,
  earlier: readonly ArrayLike<number>[],
): ReadonlySet<WithRows> {
  const unknown = sentences.flatMap((sentence) => {
    const { rows, tokens } = sentence;
    if (!tokens.some(({ kind }) => kind === 'han') || rows.undated.some((hash) => known.has(hash))) return [];
    const pieces = tokens.flatMap(({ kind, text }) => (kind === 'han' ? [...text] : [text]));
    return [{ sentence, rows: hashesOf(pieces) }];
  });
  if (unknown.length === 0) return new Set();
  const old = knownOf(
    unknown.map(({ rows }) => rows),
    earlier,
  );
  return new Set(
    unknown.flatMap(({ sentence, rows }) => (rows.every((hash) => old.has(hash)) ? [sentence] : [])),
  );
}

/** Places of a table that tells most hashes of others apart without a look at the set. */
const PLACES = 2 ** 14;

/** Which of some rows stand in earlier entries; these are many more, so they are not gathered. */
function knownOf(
  rows: readonly (readonly number[])[],
  earlier: readonly ArrayLike<number>[],
): ReadonlySet<number> {
  const wanted = new Set<number>();
  const places = new Uint8Array(PLACES);
  for (const hashes of rows)
    for (const hash of hashes) {
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
