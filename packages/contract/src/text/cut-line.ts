import { flowOf } from './one-line.ts';
import { shownText } from './shown-text.ts';

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** What is left of a sentence beside a line says something: more than the marks that open or close it. */
const SAYS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** Written without blanks between its characters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303f\uff01-\uff60]/u;
/** What stands for the rest of a sentence: as it is put there here, and as people type it. */
const OPENS = /^(?:…+|\.{3,})\s*/u;
const CLOSES = /\s*(?:…+|\.{3,})$/u;
/** Of a line that stands in a text very often, so many places are looked at. */
const PLACES_MAX = 40;

/**
 * A line as it is taken from one of some Markdown texts, as they are written or shown: from whole words, and with an
 * ellipsis where a sentence goes on, so that no one is quoted with what they did not say. Null where it stands in none.
 */
export function cutLine(line: string, texts: readonly string[]): string | null {
  const flat = flowOf(line).text;
  const bare = withoutEllipses(flat);
  for (const wanted of new Set([flat, bare])) {
    if (wanted === '') continue;
    for (const text of texts) {
      const found = cutFrom(flowOf(text), wanted) ?? cutFrom(flowOf(shownText(text)), wanted);
      if (found !== null) return found;
    }
  }
  return null;
}

/** A line without the ellipses around it. */
export function withoutEllipses(line: string): string {
  return line.replace(OPENS, '').replace(CLOSES, '');
}

type Flow = ReturnType<typeof flowOf>;

/** The place that leaves least of its sentences out. */
function cutFrom(flow: Flow, wanted: string): string | null {
  const { text } = flow;
  let best: { readonly line: string; readonly cuts: number } | null = null;
  let at = text.indexOf(wanted);
  for (let places = 0; at >= 0 && places < PLACES_MAX; places += 1) {
    const start = wordAt(text, at)?.index ?? at;
    const last = wordAt(text, at + wanted.length - 1);
    const end = last ? last.index + last.segment.length : at + wanted.length;
    const line = text.slice(start, end).trim();
    const before = SAYS.test(text.slice(sentenceAt(flow, start).start, start));
    const after = SAYS.test(text.slice(end, sentenceAt(flow, end - 1).end));
    const cuts = Number(before) + Number(after);
    if (best === null || cuts < best.cuts) best = { line: dotted(line, { before, after }), cuts };
    if (cuts === 0) break;
    at = text.indexOf(wanted, at + 1);
  }
  return best?.line ?? null;
}

const wordAt = (text: string, at: number) => words.segment(text).containing(at);

/** The sentence around a place; one that was begun on a new line begins there. */
function sentenceAt({ text, lines }: Flow, at: number): { start: number; end: number } {
  const from = lines.findLast((start) => start <= at) ?? 0;
  const to = lines.find((start) => start > at) ?? text.length;
  const found = sentences.segment(text.slice(from, to)).containing(at - from);
  if (!found) return { start: from, end: to };
  return { start: from + found.index, end: from + found.index + found.segment.length };
}

function dotted(
  line: string,
  { before, after }: { readonly before: boolean; readonly after: boolean },
): string {
  const blank = (character: string) => (WIDE.test(character) ? '' : ' ');
  const opening = before ? `…${blank([...line][0] ?? '')}` : '';
  const closing = after ? `${blank([...line].at(-1) ?? '')}…` : '';
  return `${opening}${line}${closing}`;
}

/** The beginning of a text on one line, of whole words and at most so many UTF-16 units, with an ellipsis where it goes on. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const word = wordAt(text, most);
  // Within a word longer than all of it, between two characters.
  const end = word && word.index > 0 ? word.index : most;
  const cut = text
    .slice(0, end)
    .toWellFormed()
    .replace(/\ufffd$/u, '');
  return `${cut.trimEnd().replace(/[\p{P}\s]+$/u, '')}…`;
}
