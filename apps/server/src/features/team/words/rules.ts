import { characterCount, isBlank, UNSEEN as UNSEEN_CLASS } from '@garden/contract';
import { refuseField } from '../../../http/refusal.ts';

/** Sensitive words of a team, and the length of each (product, section 16). */
export const WORDS_MAX = 500;
export const WORD_LENGTH_MAX = 50;
/** Between the words of a list, as it is kept and as it is handed around; no word holds it. */
export const WORD_SEPARATOR = ',';

/** English commas, and those that a Chinese keyboard writes in their place. */
const SEPARATORS = /[,，、]/;
/** What shows nothing and joins nothing: a word is matched without it. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u200b\u2060\ufeff]+/gu;
/** What no reader sees inside a word; white space is seen, but for a byte order mark. */
const INVISIBLE = new RegExp(String.raw`(?![^\S\ufeff])[${UNSEEN_CLASS}]`, 'gu');

/**
 * The words of one text, in which commas separate them: trimmed, each once in whatever case, longest first.
 * @throws Refusal `wordsTooMany` or `wordTooLong` at the field `words`.
 */
export function parseWords(text: string): string[] {
  const byFold = new Map<string, string>();
  for (const item of text.split(SEPARATORS)) {
    const word = item.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim().normalize('NFC');
    const folded = fold(word);
    if (!isBlank(word) && !byFold.has(folded)) byFold.set(folded, word);
  }
  const words = [...byFold.values()].map((word) => ({ word, length: characterCount(word) }));
  const long = words.find(({ length }) => length > WORD_LENGTH_MAX);
  if (long) {
    throw refuseField('words', 'wordTooLong', { maximum: WORD_LENGTH_MAX, word: beginningOf(long.word) });
  }
  if (words.length > WORDS_MAX) throw refuseField('words', 'wordsTooMany', { maximum: WORDS_MAX });
  return words.sort((a, b) => b.length - a.length).map(({ word }) => word);
}

/** As much of a word as a message has room for. */
function beginningOf(word: string): string {
  return `${[...segmenter.segment(word)]
    .slice(0, WORD_LENGTH_MAX)
    .map(({ segment }) => segment)
    .join('')}…`;
}

/**
 * Replaces every sensitive word of a text by as many asterisks as it has characters.
 *
 * Case and width make no difference, nor does what no reader sees between the letters, and a word counts wherever its letters
 * stand, inside a longer word too, but never for a part of a character: the text keeps its number of characters. Where words overlap, all that any of them covers is replaced.
 * @param lists the words of one team each, joined by `WORD_SEPARATOR`
 */
export function maskWords(text: string, lists: readonly string[]): string {
  const matchers = lists.map(matcherFor);
  let masked = maskOnce(text, matchers);
  // A word that holds an asterisk may only come about by masking another one.
  for (let before = text; masked !== before && matchers.some(({ starred }) => starred); ) {
    before = masked;
    masked = maskOnce(before, matchers);
  }
  return masked;
}

/**
 * The same for Markdown, where a word counts as its reader sees it: through marks inside it (`pr**i**ce`, `p[ri](…)ce`) and
 * letters written by their numbers (`pr&#105;ce`). Two runs of bare asterisks would make bold of what stands between them:
 * those that stand for a word are escaped, so that a reader sees as many.
 */
export function maskMarkdown(text: string, lists: readonly string[]): string {
  const places = [...placesOfWords(text, lists), ...placesOfSeenWords(text, lists)];
  if (places.length === 0) return text;
  let masked = '';
  let done = 0;
  for (const { start, end } of places.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    masked += `${text.slice(done, start)}\\*`;
    done = end;
  }
  return masked + text.slice(done);
}

/** The characters of a text that stand in a word, as it is written. */
function placesOfWords(text: string, lists: readonly string[]): Span[] {
  const masked = maskWords(text, lists);
  if (masked === text) return [];
  const after = [...segmenter.segment(masked)];
  return [...segmenter.segment(text)].flatMap(({ segment, index }, at) =>
    after[at]?.segment === '*' && segment !== '*' ? { start: index, end: index + segment.length } : [],
  );
}

/** What of Markdown no reader sees, or sees as one character, which an escape or a number tells. */
const MARKS =
  /\\([!-/:-@[-`{-~])|&#(\d{1,7});|&#[xX]([\da-fA-F]{1,6});|[*_`]|!?\[|\](?:\(<[^<>\n]*>\)|\((?:[^()\s]|\([^()\s]*\))*(?:\s"[^"]*")?\)|\[[^[\]]*\])?/g;
const LAST_CODE_POINT = 0x10ffff;

/** The characters of a Markdown text that stand in a word as a reader sees it. */
function placesOfSeenWords(text: string, lists: readonly string[]): Span[] {
  let seen = '';
  const places: Span[] = [];
  let from = 0;
  const see = (letters: string, placeOf: (at: number) => Span) => {
    seen += letters;
    for (let at = 0; at < letters.length; at += 1) places.push(placeOf(at));
  };
  const seeTo = (to: number) => {
    const start = from;
    see(text.slice(start, to), (at) => ({ start: start + at, end: start + at + 1 }));
  };
  for (const { 0: mark, 1: escaped, 2: decimal, 3: hex, index } of text.matchAll(MARKS)) {
    seeTo(index);
    from = index + mark.length;
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0;
    const letter = escaped ?? (code > 0 && code <= LAST_CODE_POINT ? String.fromCodePoint(code) : '');
    see(letter, () => ({ start: index, end: index + mark.length }));
  }
  if (from === 0) return [];
  seeTo(text.length);
  const spans = lists.flatMap((list) => findWords(seen, matcherFor(list)));
  return spans.flatMap(({ start, end }) =>
    [...segmenter.segment(seen.slice(start, end))].flatMap(({ segment, index }) => {
      const [first, last] = [places[start + index], places[start + index + segment.length - 1]];
      return first && last && characterCount(segment) > 0 ? { start: first.start, end: last.end } : [];
    }),
  );
}

/** Whether a sensitive word may cover a part of some letters, whatever stands around them. */
export function mayCover(letters: string, lists: readonly string[]): boolean {
  const looked = lettersOf(letters);
  return lists.some((list) =>
    list.split(WORD_SEPARATOR).some((word) => word !== '' && overlaps(lettersOf(word), looked)),
  );
}

/** Whether one of two texts holds the other, or begins with what the other ends with. */
function overlaps(one: string, other: string): boolean {
  if (one.includes(other) || other.includes(one)) return true;
  for (let length = 1; length < Math.min(one.length, other.length); length += 1) {
    if (one.endsWith(other.slice(0, length)) || other.endsWith(one.slice(0, length))) return true;
  }
  return false;
}

function maskOnce(text: string, matchers: readonly Matcher[]): string {
  const spans = matchers.flatMap((matcher) => findWords(text, matcher)).sort((a, b) => a.start - b.start);
  let masked = '';
  let done = 0;
  for (const { start, end } of spans) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    masked += text.slice(done, from) + asterisksFor(text.slice(from, end));
    done = end;
  }
  return masked + text.slice(done);
}

/** One for each character that a reader sees; what none sees stays, so that characters keep their places. */
function asterisksFor(letters: string): string {
  return [...segmenter.segment(letters)]
    .map(({ segment }) => (characterCount(segment) === 0 ? segment : '*'))
    .join('');
}

type Span = { readonly start: number; readonly end: number };

/** The longest word at each place of a text where one begins. */
function findWords(text: string, { root }: Matcher): Span[] {
  const folded = lettersOf(text);
  const places = folded.length === text.length ? null : placesIn(text);
  const placeOf = (at: number) => (places ? (places[at] ?? text.length) : at);
  const isBoundary = boundariesOf(text);
  // A character that a word begins or ends with may hold what no one sees as well.
  const endOf = (at: number) => {
    for (let end = placeOf(at - 1) + 1; end <= placeOf(at); end += 1) if (isBoundary(end)) return end;
    return 0;
  };
  const startOf = (at: number) => {
    const first = at === 0 ? 0 : placeOf(at - 1) + 1;
    for (let start = placeOf(at); start >= first; start -= 1) if (isBoundary(start)) return start;
    return null;
  };
  const spans: Span[] = [];
  for (let first = 0; first < folded.length; first += 1) {
    let end = 0;
    let at = first;
    let branch = root.next?.get(folded.charCodeAt(at));
    while (branch && folded.startsWith(branch.letters, at)) {
      at += branch.letters.length;
      if (branch.isWord) end = endOf(at) || end;
      branch = branch.next?.get(folded.charCodeAt(at));
    }
    const start = end > 0 ? startOf(first) : null;
    if (start !== null) spans.push({ start, end });
  }
  return spans;
}

/** The letters of a text in one case, without what no reader sees. */
const lettersOf = (text: string): string => fold(text).replace(INVISIBLE, '');

/** Where each of those letters stands in the text. */
function placesIn(text: string): number[] {
  const places: number[] = [];
  let from = 0;
  const keepTo = (to: number) => {
    for (let at = from; at < to; at += 1) places.push(at);
  };
  for (const { index, 0: unseen } of text.matchAll(INVISIBLE)) {
    keepTo(index);
    from = index + unseen.length;
  }
  keepTo(text.length);
  return places;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Whether a character begins, or the text ends, at an index; the text is only cut up where someone asks. */
function boundariesOf(text: string): (at: number) => boolean {
  let segments: Intl.Segments | undefined;
  return (at) => {
    if (at === 0 || at >= text.length) return true;
    segments ??= segmenter.segment(text);
    return segments.containing(at)?.index === at;
  };
}

/** ASCII as a Chinese keyboard may write it, as wide as a Chinese character; but the asterisk, which stands for masked ones. */
const FULL_WIDTH = /[\uff01-\uff09\uff0b-\uff5e]/g;
const FULL_WIDTH_SHIFT = 0xfee0;

/** The same letters in one case and width; as long as the text, so that places in one are places in the other. */
function fold(text: string): string {
  // The one letter that grows in lower case, and the one whose lower case depends on its place.
  return text
    .replace(FULL_WIDTH, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replaceAll('İ', 'I')
    .toLowerCase()
    .replaceAll('ς', 'σ');
}

/**
 * Words as a tree that forks where they differ: what it takes grows with their number and not with their letters, since
 * the lists of many teams are held at once. Branches are found by the UTF-16 code unit that they begin with.
 */
type Branch = { readonly letters: string; isWord: boolean; next?: Map<number, Branch> };
type Matcher = { readonly root: Branch; readonly starred: boolean };

/** Lists change rarely and are read with every feed; so many of them stay compiled. */
const MATCHERS_KEPT = 200;
const matchers = new Map<string, Matcher>();

function matcherFor(list: string): Matcher {
  const matcher = matchers.get(list) ?? compile(list);
  // Set anew, it is the last to be forgotten.
  matchers.delete(list);
  matchers.set(list, matcher);
  const [oldest] = matchers.keys();
  if (matchers.size > MATCHERS_KEPT && oldest !== undefined) matchers.delete(oldest);
  return matcher;
}

function compile(list: string): Matcher {
  const root: Branch = { letters: '', isWord: false };
  for (const word of list.split(WORD_SEPARATOR)) if (lettersOf(word) !== '') grow(root, lettersOf(word));
  return { root, starred: list.includes('*') };
}

/** Adds a word, of which the letters are left that come after a branch. */
function grow(branch: Branch, letters: string): void {
  if (letters === '') {
    branch.isWord = true;
    return;
  }
  branch.next ??= new Map();
  const unit = letters.charCodeAt(0);
  const known = branch.next.get(unit);
  if (!known) {
    branch.next.set(unit, { letters, isWord: true });
    return;
  }
  const shared = sharedStart(known.letters, letters);
  if (shared === known.letters.length) {
    grow(known, letters.slice(shared));
    return;
  }
  const rest = { ...known, letters: known.letters.slice(shared) };
  const fork: Branch = {
    letters: letters.slice(0, shared),
    isWord: false,
    next: new Map([[rest.letters.charCodeAt(0), rest]]),
  };
  branch.next.set(unit, fork);
  grow(fork, letters.slice(shared));
}

/** How many code units two texts have in common at their beginning. */
function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}
