import { marksOf } from '../../../components/text/marks-of.ts';

/** This much stands before the first word that was found. */
const BEFORE = 40;
const LENGTH = 300;
/** What is left at the edges of a character that was cut. */
const HALVES = /^[\udc00-\udfff]|[\ud800-\udbff]$/g;

/** The beginning of a text, or where the first of some words would not be seen, what stands around it. */
export function excerptOf(text: string, words: readonly string[]): string {
  const found = marksOf(text, words)[0]?.start ?? 0;
  const start = found > BEFORE * 2 ? startOfWord(text, found - BEFORE) : 0;
  const excerpt = text.slice(start, start + LENGTH).replace(HALVES, '');
  return start > 0 ? `…${excerpt}` : excerpt;
}

function startOfWord(text: string, at: number): number {
  const space = text.slice(at, at + BEFORE).search(/\s/u);
  return space < 0 ? at : at + space + 1;
}
