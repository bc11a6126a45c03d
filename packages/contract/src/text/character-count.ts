import { SEEN } from './unseen.ts';

export const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Only characters of English and Chinese texts that never join their neighbours: each is one cluster by itself. */
export const PLAIN =
  /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff\u2010-\u2027\u3000-\u3029\u3041-\u3096\u30a1-\u30fe\u3400-\u4dbf\u4e00-\u9fff\uff01-\uff5e]*$/;

/** Something to see, or white space: a byte order mark, which expressions take for it, is none. */
const TAKES_ROOM = new RegExp(String.raw`[^\S\ufeff]|${SEEN.source}`, 'u');

/** Grapheme clusters of the text as a reader sees it, white space and Markdown marks included: the measure of every maximum. */
export function characterCount(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let count = 0;
  for (const { segment } of segmenter.segment(text)) if (TAKES_ROOM.test(segment)) count += 1;
  return count;
}
