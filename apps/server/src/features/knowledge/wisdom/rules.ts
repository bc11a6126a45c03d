import { flowOf, shownText, withoutEllipses } from '@garden/contract';

/** The kind of object that a line of wisdom is. */
export const QUOTE = 'quote';

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** So many words in a row are known again. */
const IN_A_ROW = 5;
/** What stands for a sensitive word: an asterisk for each of its characters, which Markdown escapes. */
const MASKED = /((?:\\?\*)+)/u;

/** Of a line with more of them nothing can be told; it would take long to look for. */
const MASKED_MAX = 20;

/** What a diary says, and what of it others read: each text on one line, as it is written and as it is shown. */
export type Said = { readonly shared: readonly string[]; readonly all: readonly string[] };

export function saidIn({ shared, all }: Said): Said {
  const flows = (texts: readonly string[]) =>
    texts.flatMap((text) => [flowOf(text).text, flowOf(shownText(text)).text]);
  return { shared: flows(shared), all: flows(all) };
}

/** Whether others read a line of a diary there. */
export function isRead(line: string, { shared }: Said): boolean {
  return standsIn(withoutEllipses(flowOf(line).text), shared);
}

/**
 * Whether the author of a diary keeps a line of it to themselves by now, or a part of it: a sentence, or some words in a row
 * that stand nowhere but in what is theirs alone. One that they only reworded they do not.
 * @param said as `saidIn` gives it
 */
export function isRetracted(line: string, { shared, all }: Said): boolean {
  if (isRead(line, { shared, all })) return false;
  return partsOf(withoutEllipses(flowOf(line).text)).some(
    (part) => standsIn(part, all) && !standsIn(part, shared),
  );
}

/** A line, its sentences, and every few words of it. */
function partsOf(line: string): string[] {
  const spoken = wordsOf(line);
  const rows = spoken.flatMap(({ index }, at) => {
    const last = spoken[at + IN_A_ROW - 1];
    return last ? line.slice(index, last.index + last.segment.length) : [];
  });
  const whole = [...sentences.segment(line)].map(({ segment }) => segment.trim());
  return [...new Set([line, ...whole.filter((sentence) => wordsOf(sentence).length > 1), ...rows])];
}

const wordsOf = (text: string) => [...words.segment(text)].filter(({ isWordLike }) => isWordLike);

/** Whether one of some texts holds another, in which asterisks stand for whatever was masked. */
function standsIn(part: string, texts: readonly string[]): boolean {
  if (texts.some((text) => text.includes(part))) return true;
  const pieces = part.split(MASKED);
  if (pieces.length === 1 || pieces.length > 2 * MASKED_MAX) return false;
  const pattern = pieces
    .map((piece, at) => (at % 2 ? `.{${piece.replaceAll('\\', '').length}}` : RegExp.escape(piece)))
    .join('');
  const masked = new RegExp(pattern, 'su');
  return texts.some((text) => masked.test(text));
}
