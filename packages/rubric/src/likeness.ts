import type { Fact } from './facts.ts';
import type { Piece } from './pieces.ts';
import type { Known, Rows } from './shingles.ts';
import * as weights from './tables/weights.ts';
import { stem } from './words.ts';

/**
 * `copied` says again what an earlier entry said, `alike` only counts or dates it anew; `figures` does so in few words, which
 * are of the day.
 */
export type Likeness = 'copied' | 'alike' | 'figures';

/**
 * How like an earlier entry's a sentence is; undefined where it has something of its own: a person, a reference, something
 * that is counted, or words enough of things that were not there.
 */
export function likenessOf(
  { things, isRenumbered }: Known,
  { pieces }: Rows,
  facts: readonly Fact[],
): Likeness | undefined {
  const { longFrom, thingPer } = weights.likeness;
  if (things.some((thing) => isOfFact(thing, facts))) return undefined;
  if (things.length > 0 && things.length * thingPer >= pieces.length) return undefined;
  if (isRenumbered) return pieces.length >= longFrom ? 'alike' : 'figures';
  return things.length > 0 ? 'alike' : 'copied';
}

/** Whether a word belongs to what can be checked; what is counted and dated is told by its number. */
function isOfFact({ text }: Piece, facts: readonly Fact[]): boolean {
  const base = stem(text.replace(/'s?$/u, ''));
  return facts.some(
    ({ kind, about, value }) =>
      kind !== 'time' &&
      (about === base || about.includes(text) || value.includes(text) || text.includes(about)),
  );
}
