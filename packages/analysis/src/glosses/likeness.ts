import type { Dictionary } from './dictionary.ts';
import { type SaidTerm, saidAcross } from './said.ts';
import { type AcrossTerm, termsAcross } from './terms.ts';

/** Of two short questions a word that none has says more of the dictionary than of what is asked: it counts half. */
const ABSENT_SHARE = 0.5;
/** The share of what is asked that a sentence must tell: with two words of it, or with a single one that few wrote. */
const TOLD_MIN = 0.35;
const TOLD_ALONE_MIN = 0.5;
/** Few are one text, or one in so many. */
const FEW = 150;
/** Two questions are one from here on: the share of what each says that the other says. */
const ALIKE = 0.4;

/** How much a word tells that stands in so many texts (BM25): one that stands in none no more than one of a single text. */
export function rarityOf(found: number, among: number): number {
  const known = Math.max(found, 1);
  return Math.log(1 + Math.max(among - known + 0.5, 0) / (known + 0.5));
}

/** Whether a single term that stands in so many texts may speak for one: it is rare, and a word rather than a character. */
export const standsAlone = ({ word }: AcrossTerm, said: SaidTerm, found: number, among: number): boolean =>
  Math.max(1, found) <= Math.max(1, among / FEW) && word.length > 1 && said.by.length > 1;

/** How much of what is asked must be told by so many words for a sentence to be about it. */
export const toldEnough = (words: number): number => (words > 1 ? TOLD_MIN : TOLD_ALONE_MIN);

/** The share of the weight of all terms that is said. */
const shareOf = (said: readonly (SaidTerm | undefined)[], weights: readonly number[]): number => {
  const sum = (of: (at: number) => number) =>
    weights.reduce((total, weight, at) => total + of(at) * weight, 0);
  const whole = sum(() => 1);
  return whole === 0 ? 0 : sum((at) => said[at]?.share ?? 0) / whole;
};

/** A text in the other language that asks the same. */
export type AlikeAcross<T> = {
  readonly of: T;
  /** From 0 to 1. */
  readonly likeness: number;
};

/**
 * The questions in the other language that ask what one does, the most alike first: the share of each that the other says.
 * @param found in how many of so many questions each term stands
 */
export function alikeAcross<T extends { readonly text: string }>(
  { text, terms }: { readonly text: string; readonly terms: readonly AcrossTerm[] },
  others: readonly T[],
  { found, among }: { readonly found: readonly number[]; readonly among: number },
  dictionary: Dictionary,
): AlikeAcross<T>[] {
  const weights = found.map((count) => rarityOf(count, among) * (count === 0 ? ABSENT_SHARE : 1));
  return others
    .map((of) => {
      const back = saidAcross(text, termsAcross(of.text, dictionary));
      const there = shareOf(saidAcross(of.text, terms), weights);
      const here = shareOf(
        back,
        back.map((said) => (said ? 1 : ABSENT_SHARE)),
      );
      return { of, likeness: Math.sqrt(there * here) };
    })
    .filter(({ likeness }) => likeness >= ALIKE)
    .sort((a, b) => b.likeness - a.likeness);
}
