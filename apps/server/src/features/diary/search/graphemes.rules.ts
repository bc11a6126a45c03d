const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** A character of more units than these is no emoji but a heap of marks: it may be torn, though not within a code point. */
const LONGEST = 64;

/** What a reader sees as one character after the other: a letter with its marks, a family of emoji. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** The next place from which on no character is torn. */
export function wholeFrom(text: string, at: number): number {
  const torn = tornAt(text, at);
  return torn ? torn.end : at;
}

/** The last place up to which no character is torn. */
export function wholeTo(text: string, at: number): number {
  const torn = tornAt(text, at);
  return torn ? torn.start : at;
}

function tornAt(text: string, at: number): { start: number; end: number } | null {
  if (at <= 0 || at >= text.length) return null;
  const found = segmenter.segment(text).containing(at);
  if (!found || found.index === at) return null;
  const [start, end] = [found.index, found.index + found.segment.length];
  if (end - start <= LONGEST) return { start, end };
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? { start: at - 1, end: at + 1 } : null;
}
