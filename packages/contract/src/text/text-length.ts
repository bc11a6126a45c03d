import { PLAIN, segmenter } from './character-count.ts';
import { shownText } from './shown-text.ts';
import { SEEN } from './unseen.ts';

/*
 * How long a text is for a reader. The server decides by these measures and the editor counts with them.
 *
 * `characterCount` bounds from above, on the raw text; `visibleLength` and `hasWords` bound from below, on what
 * remains when Markdown is shown. All take time in proportion to the text, whatever it holds.
 */

/** A digit or letter drawn as an emoji: a keycap, the information sign. */
const EMOJI_OF_LETTER = /\p{Emoji}\ufe0f\u20e3?/gu;

/**
 * Grapheme clusters that a reader sees of a Markdown text: the measure of every minimum (product, section 4).
 *
 * Neither white space nor invisible characters count, nor the marks of headings, emphasis, lists, quotes, rules, code,
 * links and images. Of a link its text counts, of an image nothing, of code all of it.
 */
export function visibleLength(markdown: string): number {
  const text = shownText(markdown).replace(/\s+/g, ' ');
  if (PLAIN.test(text)) return text.replaceAll(' ', '').length;
  let count = 0;
  for (const { segment } of segmenter.segment(text)) if (SEEN.test(segment)) count += 1;
  return count;
}

/** Whether a reader sees any letter or number: a text of emoji, punctuation or a bare image has none. */
export function hasWords(markdown: string): boolean {
  return /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(
    shownText(markdown).replaceAll(EMOJI_OF_LETTER, ''),
  );
}
