import { characterCount, isPrivateLine, oneLine, shownText, withoutPrivateLines } from '@garden/contract';
import { maskMarkdown, maskWords, WORD_LENGTH_MAX } from '../../team/words/rules.ts';
import { graphemesOf, wholeFrom, wholeTo } from './graphemes.rules.ts';
import type { Part } from './search.rules.ts';

/**
 * A page of a search looks at so many characters at most, in the database and here, and each diary at an equal share.
 * Almost every diary is shorter than its share: it is looked at whole. Of a longer one, only what stands around the words
 * is brought. Where words of it stand beyond the share, its reader gets fewer excerpts or, with none, its beginning; the
 * diary is among what was found all the same.
 */
const LOOKED_AT = 1_000_000;
const BROUGHT = 300_000;
/** No diary needs more, however few are on a page. */
const BROUGHT_OF_ONE = 12_000;

/** How many characters are looked at and brought of each of so many diaries. */
export function sharesOf(diaries: number): { lookedAt: number; brought: number } {
  return {
    lookedAt: Math.floor(LOOKED_AT / diaries),
    brought: Math.min(BROUGHT_OF_ONE, Math.floor(BROUGHT / diaries)),
  };
}

/** Of a longer text, only pieces are brought. */
export const WHOLE = 2_000;
/** Characters before a word in a piece and after it: what an excerpt shows, and what is cut off at a torn end. */
export const BEFORE = 280;
export const AFTER = 420;
/** Words so near one another are in one piece. */
export const NEAR = 120;
/** Of a text that may hold private lines, others are shown a piece from its beginning: only there does each keep its mark. */
export const FROM_START = 2_000;
/** Of a diary without excerpts, this much of the summary is brought, and shown of it. */
export const BEGINNING = 600;
const BEGINNING_SHOWN = 160;

/** A piece of a text, in the order of its text. */
export type Piece = {
  readonly section: Exclude<Part['section'], 'title'>;
  /** What an answer answers. */
  readonly id: string | null;
  /** The place of its text in its section, from 1. */
  readonly nth: number;
  /** Where it begins in its text, in characters from 1. */
  readonly start: number;
  readonly text: string;
  /** Whether its text ends with it. */
  readonly isEnd: boolean;
};

/** How its reader is shown a diary: its author as it is; others with words masked, and the answers of their own teams. */
export type Showing = {
  readonly isOwn: boolean;
  /** Sensitive words of its teams; each list joined by `WORD_SEPARATOR`. */
  readonly lists: readonly string[];
  /** What the reader may see answered. */
  readonly answers: ReadonlySet<string>;
};

/** A text in which words are looked for, as it is shown: all of it, or pieces. */
export type ShownText = { readonly section: Part['section']; readonly pieces: readonly ShownPiece[] };
export type ShownPiece = {
  readonly text: string;
  /** Whether the text goes on before it, and after it. */
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
};

const MARKDOWN = new Set<Part['section']>(['summary', 'learnings', 'insight', 'answers', 'topics']);

/** The texts that pieces are of, in their order, as they are shown. */
export function textsShown(pieces: readonly Piece[], showing: Showing): ShownText[] {
  const texts = Map.groupBy(pieces, ({ section, nth }) => `${section} ${nth}`);
  return [...texts.values()].flatMap((of) => {
    const [first] = of;
    const shown = of.flatMap((piece) => showPiece(piece, showing) ?? []);
    return first && shown.length > 0 ? [{ section: first.section, pieces: shown }] : [];
  });
}

/** How the summary begins, on one line; empty where its beginning was not brought, or is its author's alone. */
export function beginningShown(pieces: readonly Piece[], showing: Showing): string {
  const first = pieces.find(({ section, start }) => section === 'summary' && start === 1);
  const shown = first && showPiece(first, showing);
  if (!shown) return '';
  const { length } = [...shown.text].slice(0, BEGINNING_SHOWN).join('');
  if (length === shown.text.length && !shown.isCutAfter) return shown.text;
  return `${shown.text.slice(0, wholeTo(shown.text, length))}…`;
}

/** A piece as it is shown, on one line; null where nothing of it is. */
function showPiece(piece: Piece, showing: Showing): ShownPiece | null {
  const [isCutBefore, isCutAfter] = [piece.start > 1, !piece.isEnd];
  const isMarkdown = MARKDOWN.has(piece.section);
  const seen = showing.isOwn ? piece.text : seenByOthers(piece, showing, isMarkdown);
  if (seen === null) return null;
  const whole = withoutTorn(seen, isCutBefore, isCutAfter);
  const text = oneLine(isMarkdown ? shownText(whole) : whole);
  return text === '' ? null : { text, isCutBefore, isCutAfter };
}

/** What everyone but its author is shown of a piece. */
function seenByOthers(
  { section, id, start, text, isEnd }: Piece,
  { lists, answers }: Showing,
  isMarkdown: boolean,
): string | null {
  if (section === 'mistakes' || (id !== null && !answers.has(id))) return null;
  const isCut = start > 1 || !isEnd;
  let seen = text;
  if (isMarkdown) {
    // Closed by a sign, a line that was torn can neither end a block of code nor underline a heading.
    seen = withoutPrivateLines(isEnd ? text : `${text}${TORN_SIGN}`);
    if (!isEnd && seen.endsWith(TORN_SIGN)) seen = seen.slice(0, -TORN_SIGN.length);
  } else if (isPrivateLine(text)) return null;
  if (lists.length === 0) return seen;
  // What is masked may make a word of its neighbours that is masked, too: only the whole text tells.
  if (isCut && lists.some((list) => list.includes('*'))) return null;
  const masked = isMarkdown ? maskMarkdown(seen, lists) : maskWords(seen, lists);
  return withoutMargins(masked, start > 1, !isEnd);
}

const TORN_SIGN = '…';
/** A masked character may be an escape and an asterisk. */
const MARGIN = 2 * WORD_LENGTH_MAX;

/** Without what stands so near to a torn end that it may be a part of a word that is masked where it stands whole. */
function withoutMargins(text: string, before: boolean, after: boolean): string {
  if (!before && !after) return text;
  const characters = graphemesOf(text);
  const from = before ? marginOf(characters) : 0;
  const left = after ? marginOf(characters.toReversed()) : 0;
  return characters.slice(from, Math.max(from, characters.length - left)).join('');
}

/** How many characters are left out for those that a reader sees to be enough: a word is masked across what no one sees. */
function marginOf(characters: readonly string[]): number {
  let seen = 0;
  const end = characters.findIndex((character) => {
    seen += characterCount(character) > 0 ? 1 : 0;
    return seen > MARGIN;
  });
  return end < 0 ? characters.length : end;
}

/** Where a word ends: at white space or a mark. */
const GAP = /[\s\p{P}]/u;
/** So near to a torn end a gap is looked for; without one, as much is left out. */
const TORN = 64;

/** Without the words at torn ends, of which a part is missing. */
function withoutTorn(text: string, before: boolean, after: boolean): string {
  let [from, to] = [0, text.length];
  if (before) {
    const gap = text.slice(0, TORN).search(GAP);
    from = wholeFrom(text, gap < 0 ? TORN : gap + 1);
  }
  if (after) {
    to = Math.max(0, to - 1);
    while (to > 0 && text.length - to < TORN && !GAP.test(text.charAt(to - 1))) to -= 1;
    to = wholeTo(text, to);
  }
  return text.slice(from, Math.max(from, to));
}
