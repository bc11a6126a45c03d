import type { AcrossTerm } from './terms.ts';
import { baseOf, englishWords, isHan } from './words.ts';

/** By what a term stands in a text, and how much of it that tells. */
export type SaidTerm = { readonly by: string; readonly share: number };

const PART_SHARE = 0.5;

/** A word of the other language, with the words that must stand in a text for it; none where it is Chinese. */
type Wanted = SaidTerm & { readonly bases: readonly string[] };

/** For each term how it stands in a text; undefined where it does not. */
export function saidAcross(text: string, terms: readonly AcrossTerm[]): (SaidTerm | undefined)[] {
  return readerOf(terms)(text);
}

/** `saidAcross` for many texts. */
export function readerOf(terms: readonly AcrossTerm[]): (text: string) => (SaidTerm | undefined)[] {
  const wanted = terms.map(({ others, parts }) => [
    ...others.map((by) => wantedFor(by, 1)),
    ...parts.map((by) => wantedFor(by, PART_SHARE)),
  ]);
  return (text) => {
    const bases = new Set(englishWords(text).map(baseOf));
    const stands = ({ by, bases: of }: Wanted) =>
      of.length === 0 ? text.includes(by) : of.every((base) => bases.has(base));
    return wanted.map((names) => names.find(stands));
  };
}

const wantedFor = (by: string, share: number): Wanted => ({
  by,
  share,
  bases: isHan(by) ? [] : by.split(' ').map(baseOf),
});
