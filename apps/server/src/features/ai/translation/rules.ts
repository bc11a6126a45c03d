import { isCodeBlock, paragraphsOf } from '@garden/contract';
import { type Locale, languageTags } from '@garden/i18n';
import { languageOf } from '@garden/i18n/language-of';

/**
 * The language of the product that a tag names, whatever its script or region.
 * @returns undefined for any other language
 */
export function localeOf(tag: string): Locale | undefined {
  const [language] = tag.toLowerCase().split(/[-_]/);
  return language === 'en' || language === 'zh' ? language : undefined;
}

/** The language that a text is written in, by its letters; undefined where they do not tell. */
export function writtenIn(text: string): Locale | undefined {
  const tag = languageOf(text);
  return tag === undefined ? undefined : tag === languageTags.zh ? 'zh' : 'en';
}

/** A part of a text that is translated by itself. */
export type Piece = {
  readonly text: string;
  /** Stands between this piece and the next. */
  readonly glue: string;
  /** Whether there is nothing in it to translate. */
  readonly stays: boolean;
};

/** Characters that a model translates well, and in time, at once. */
const PIECE_MAX = 900;

/** A text in its pieces: its paragraphs, a long one in rows of sentences. Put together again it reads as it did. */
export function cutIntoPieces(text: string, to: Locale): Piece[] {
  const paragraphs = paragraphsOf(text);
  return paragraphs.flatMap((paragraph, index): Piece[] => {
    const glue = index < paragraphs.length - 1 ? '\n\n' : '';
    if (isCodeBlock(paragraph)) return [{ text: paragraph, glue, stays: true }];
    const parts = cutLong(paragraph);
    return parts.map((part, at) => ({
      text: part.text,
      glue: at < parts.length - 1 ? part.glue || (to === 'en' ? ' ' : '') : glue,
      // What has no letters outside code and links, or is in the language already.
      stays: [undefined, to].includes(writtenIn(protect(part.text).text.replace(PLACEHOLDER, ' '))),
    }));
  });
}

type Part = { text: string; glue: string };

function cutLong(paragraph: string): Part[] {
  if (paragraph.length <= PIECE_MAX) return [{ text: paragraph, glue: '' }];
  const parts: Part[] = [];
  for (const { text, glue } of sentencesOf(paragraph)) {
    const last = parts.at(-1);
    if (last && last.text.length + last.glue.length + text.length <= PIECE_MAX) {
      last.text += last.glue + text;
      last.glue = glue;
    } else parts.push({ text, glue });
  }
  return parts;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'sentence' });

/** Sentences, each with the white space after it; one without an end is cut where it gets too long. */
function sentencesOf(paragraph: string): Part[] {
  return [...segmenter.segment(paragraph)].flatMap(({ segment }) => {
    const text = segment.trimEnd();
    const glue = segment.slice(text.length).includes('\n') ? '\n' : segment.slice(text.length);
    const parts: Part[] = [];
    for (let from = 0; from < text.length; from += PIECE_MAX)
      parts.push({ text: text.slice(from, from + PIECE_MAX).toWellFormed(), glue: '' });
    const last = parts.at(-1);
    if (last) last.glue = glue;
    return parts;
  });
}

/** Code, pictures, the addresses of links, bare addresses, and people who are mentioned. */
const UNTOUCHED =
  /`+[^`\n]*`+|!\[[^\]\n]*\]\([^)\n]*\)|\]\([^)\n]*\)|<?\b(?:https?|mailto|ftp):[^\s<>()]+>?|[\w.+-]+@[\w-]+\.[\w.-]+|@\w[\w.-]*/gu;
const PLACEHOLDER = /⟦(\d+)⟧/g;
/** What begins a link, a picture or a tag. */
const LINKS = /\]\(|\]\[|\b(?:https?|www|javascript|data)[:.]|<[\w/!]/gi;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** A text whose code, links and names are hidden from the translator. */
type Protected = { readonly text: string; readonly kept: readonly string[] };

/** Puts numbers in the place of what no translation may touch. */
export function protect(text: string): Protected {
  const kept: string[] = [];
  const hidden = text.replace(/⟦|⟧/g, '').replace(UNTOUCHED, (found) => `⟦${kept.push(found)}⟧`);
  return { text: hidden, kept };
}

/**
 * The translation of a protected text, with everything back in its place; null where it cannot be one: something is
 * missing, came twice or was made up, or it is far too long.
 */
export function restore(translation: string, { text, kept }: Protected): string | null {
  const numbers = [...translation.matchAll(PLACEHOLDER)].map(([, number]) => Number(number));
  if (numbers.length !== kept.length || new Set(numbers).size !== kept.length) return null;
  if (numbers.some((number) => kept[number - 1] === undefined)) return null;
  if (translation.trim() === '' || translation.length > text.length * 6 + 200) return null;
  // Paragraphs stay what they are, and no link, picture or tag comes in that no one wrote.
  if (/\n\s*\n/.test(translation.trim()) || count(translation, LINKS) > count(text, LINKS)) return null;
  return translation.trim().replace(PLACEHOLDER, (_, number: string) => kept[Number(number) - 1] ?? '');
}

/** Pieces in rows that are asked about together. */
export function packPieces(
  pieces: readonly string[],
  most: number,
  cost: (text: string) => number,
): string[][] {
  const rows: string[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const needed = cost(piece);
    const row = rows.at(-1);
    if (row && needed <= room) {
      row.push(piece);
      room -= needed;
    } else {
      rows.push([piece]);
      room = most - needed;
    }
  }
  return rows;
}
