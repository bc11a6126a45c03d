/** Characters of the longest texts that are sent; what takes texts takes 20,000. */
export const LONG = 19_000;
const DIFFERENT = 600;

/** The nth word: all begin alike, so that the shortest keyword finds each of them. */
const word = (nth: number) => `w${((nth * 7919) % DIFFERENT).toString(36)}`;

/** A text of words that begin alike, of about so many characters; each another. */
export function textOf(characters: number, nth: number): string {
  const words: string[] = [`w${nth}`];
  for (let length = 0, at = nth; length < characters - 8; at += 1) {
    const next = at % 17 === 0 ? `${word(at)}.` : word(at);
    words.push(next);
    length += next.length + 1;
  }
  return words.join(' ');
}

/** A single letter, the beginning of a tenth of all words, and as many of those as a search takes. */
export const KEYWORDS = ['w', 'w1', 'w1 w2 w3 w4 w5 w6 w7 w8 w9 wa'];

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A list in Markdown with a point for each item. */
export const pointsOf = (count: number, characters: number, from = 0) =>
  range(count)
    .map((index) => `- ${textOf(characters, from + index)}`)
    .join('\n');
