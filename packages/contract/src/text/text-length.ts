import { shownText } from './shown-text.ts';

/*
 * How long a text is for a reader. The server decides by these measures and the editor counts with them.
 *
 * `characterCount` bounds from above, on the raw text; `visibleLength` and `hasWords` bound from below, on what
 * remains when Markdown is shown. All take time in proportion to the text, whatever it holds.
 */

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Only characters of English and Chinese texts that never join their neighbours: each is one cluster by itself. */
const PLAIN =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a1-\u30fe\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff5e]*$/;

/** Anything but white space, control and format characters, fillers and the blank Braille cell. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A digit or letter drawn as an emoji: a keycap, the information sign. */
const EMOJI_OF_LETTER = /\p{Emoji}\ufe0f\u20e3?/gu;

/** Grapheme clusters of the text as it is, white space and marks included: the measure of every maximum. */
export function characterCount(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

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
