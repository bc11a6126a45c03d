import type { AcrossTerm } from './terms.ts';
import { baseOf, englishWords, isHan } from './words.ts';

/** By what a term stands in a text, and how much of it that tells. */
export type SaidTerm = { readonly by: string; readonly share: number };

const PART_SHARE = 0.5;

/** For each term how it stands in a text; undefined where it does not. */
export function saidAcross(text: string, terms: readonly AcrossTerm[]): (SaidTerm | undefined)[] {
  const bases = new Set(englishWords(text).map(baseOf));
  const stands = (other: string) =>
    isHan(other) ? text.includes(other) : other.split(' ').every((word) => bases.has(baseOf(word)));
  return terms.map(({ others, parts }) => {
    const whole = others.find(stands);
    if (whole !== undefined) return { by: whole, share: 1 };
    const part = parts.find(stands);
    return part === undefined ? undefined : { by: part, share: PART_SHARE };
  });
}
