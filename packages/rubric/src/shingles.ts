import type { Token } from './words.ts';

/**
 * Three words, or three Chinese characters, in a row, each row as a 32-bit hash: enough to recognise a sentence that was pasted,
 * and no text. Ascending, each once, at most 2,000.
 */
export type Shingles = readonly number[];

const SIZE = 3;
const MOST = 2_000;

/** What a later entry of the same author is compared with. */
export function shinglesIn(sentences: readonly { readonly tokens: readonly Token[] }[]): number[] {
  const all = new Set(sentences.flatMap(({ tokens }) => hashesOf(tokens)));
  return [...all].sort((a, b) => a - b).slice(0, MOST);
}

/** Tells which sentences stand in earlier entries: half of their rows are there. */
export function copyDetector(earlier: readonly Shingles[]): (tokens: readonly Token[]) => boolean {
  if (earlier.length === 0) return () => false;
  const known = new Set(earlier.flat());
  return (tokens) => {
    const hashes = hashesOf(tokens);
    return hashes.length > 0 && hashes.filter((hash) => known.has(hash)).length * 2 >= hashes.length;
  };
}

function hashesOf(tokens: readonly Token[]): number[] {
  const pieces = tokens.flatMap(({ kind, text }) => (kind === 'han' ? [...text] : [text]));
  if (pieces.length === 0) return [];
  const rows = Math.max(1, pieces.length - SIZE + 1);
  return Array.from({ length: rows }, (_, at) => fnv1a(pieces.slice(at, at + SIZE).join(' ')));
}

/** FNV-1a over UTF-16 units, as a signed 32-bit integer. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
