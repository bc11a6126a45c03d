import type { ReadonlySections } from '@garden/contract';
import { isPrivateLine } from '@garden/contract/text/private-line';
import { withoutPrivateLines } from '@garden/contract/text/private-lines';
import { withShortRuns } from '@garden/contract/text/short-runs';
import { shownText } from '@garden/contract/text/shown-text';
import { wordSet } from './tables/compile.ts';
import { abbreviations } from './tables/en.ts';

/** The sections that are scored, in the order in which a sentence that stands in several of them is counted: once. */
export const scoredSections = [
  'summary',
  'weeklyTop',
  'answers',
  'topics',
  'customerGood',
  'unclear',
  'insight',
  'learnings',
  'nextTasks',
] as const;
export type ScoredSection = (typeof scoredSections)[number];

/** Where a sentence stands: the item of a list, and its sentence, both counted from 0 in what others read. */
export type Place = { readonly section: ScoredSection; readonly item: number; readonly sentence: number };

export type Sentence = {
  readonly at: Place;
  /** As a reader sees it. */
  readonly shown: string;
  /** As it is compared: one width, one case, one kind of white space. */
  readonly text: string;
};

const SHORTENED = wordSet(abbreviations);
const HAN = String.raw`[\p{Script=Han}\u3000-\u303f]`;
const BETWEEN_HAN = new RegExp(`(?<=${HAN}) +(?=${HAN})`, 'gu');
/** What ends a sentence; a full stop only before white space, so that 3.5 and a.b stay whole. */
const END = /[。！？!?；;…]+["'”’」』)）]*|\.+["'”’)]*(?=\s|$)|\|/gu;
/** A text without full stops is read in pieces, so that no expression has to look at all of it. */
const LONGEST = 600;

/** The sentences of an entry that others read, without the author's own lines and mistakes. */
export function sentencesOf(entry: ReadonlySections): Sentence[] {
  return scoredSections.flatMap((section) =>
    textsIn(entry, section).flatMap((text, item) =>
      cutSentences(text).map((shown, sentence) => ({
        at: { section, item, sentence },
        shown,
        text: normalise(shown),
      })),
    ),
  );
}

/** The sentence that a reason or an advice points at, as a reader sees it. */
export function sentenceAt(entry: ReadonlySections, { section, item, sentence }: Place): string | undefined {
  return cutSentences(textsIn(entry, section)[item] ?? '')[sentence];
}

function textsIn(entry: ReadonlySections, section: ScoredSection): string[] {
  const written = entry[section];
  if (typeof written === 'string') return [withoutPrivateLines(written)];
  return written.flatMap((item) => {
    if (typeof item === 'string') return isPrivateLine(item) ? [] : [item];
    const shared = withoutPrivateLines(item.text);
    return shared === '' ? [] : [shared];
  });
}

/** Sentences of a Markdown text. A line is a sentence, too: many write one thought a line and no full stops. */
function cutSentences(markdown: string): string[] {
  return markdown
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .flatMap((line) => cutLine(shownText(line).replace(/\s+/gu, ' ')))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function cutLine(line: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.') && isShortened(line.slice(Math.max(0, match.index - 8), match.index)))
      continue;
    found.push(line.slice(from, end));
    from = end;
  }
  found.push(line.slice(from));
  return found.flatMap(cutLong);
}

function isShortened(before: string): boolean {
  if (/(?:^|\s)(?:mr|mrs|ms|dr|prof)\.? \p{L}$/iu.test(before)) return true;
  const word = /(?:^|\s)([\p{L}.]+|\d{1,2})$/u.exec(before)?.[1];
  return word !== undefined && SHORTENED.has(word.toLowerCase());
}

function cutLong(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence];
  const gap = Math.max(sentence.lastIndexOf(' ', LONGEST), sentence.lastIndexOf('，', LONGEST));
  const end = gap > LONGEST / 2 ? gap + 1 : LONGEST;
  return [sentence.slice(0, end), ...cutLong(sentence.slice(end))];
}

/** Nothing of it is written in another way but its letters, by their case. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

function normalise(shown: string): string {
  if (PLAIN.test(shown)) return shown.toLowerCase();
  // A dotless i is an I in capitals, as the other letter is.
  return withShortRuns(shown)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/\s+/gu, ' ')
    .replace(BETWEEN_HAN, '')
    .trim();
}
