import { lexemesFor, lexemesOf, placesOf, quoteLexeme, type Term, vectorOf } from '../../diary/search/rules.ts';

/** Guidelines of one person. */
export const MAX_GUIDELINES = 1_000;

/** What texts are found by, the weightiest first. */
export function wordsOf(texts: readonly string[]): string {
  return vectorOf(
    [],
    texts.map((text, place) => ({ lexemes: lexemesOf(text), weight: place === 0 ? 'A' : 'B' })),
  );
}

/** The condition on what something is found by: all terms, somewhere. */
export function queryOf(terms: readonly Term[]): string {
  return terms.flatMap(lexemesFor).map(quoteLexeme).join(' & ');
}

/** Whether each of the terms stands in one of these texts; the index also finds some in which it does not. */
export function saysAll(texts: readonly string[], terms: readonly Term[]): boolean {
  const missing = new Set(terms);
  for (const text of texts) for (const term of placesOf(text, terms).found) missing.delete(term);
  return missing.size === 0;
}

type Placed = { readonly id: string; readonly pinned: boolean };

/**
 * All guidelines in their order, pinned ones first, with one of them changed and moved.
 * @param position its place among those that are pinned like it; left out, it stays, or becomes the last where that changed
 */
export function rearrange<T extends Placed>(
  all: readonly T[],
  id: string,
  pinned: boolean,
  position?: number,
): T[] {
  const found = all.find((each) => each.id === id);
  if (!found) return [...all];
  const moved = { ...found, pinned };
  const alike = all.filter((each) => each.pinned === pinned && each.id !== id);
  const before = found.pinned === pinned ? all.filter((each) => each.pinned === pinned).indexOf(found) : alike.length;
  const placed = alike.toSpliced(position ?? before, 0, moved);
  const others = all.filter((each) => each.pinned !== pinned && each.id !== id);
  return pinned ? [...placed, ...others] : [...others, ...placed];
}
