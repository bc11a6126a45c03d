import { isFunctionWord, stem, tokensOf } from '@garden/rubric/words';

/** A text as claims are compared by it: one width, one kind of white space and quotation mark, and nothing that is not seen. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”„«»「」『』]/gu, '"')
    .replace(/\s+/gu, ' ')
    .trim();

/** Links, pictures, tags, code, and letters that turn a text around or hide in it. */
const NOT_PLAIN =
  /\]\(|\]\[|!\[|`|<[\w/!]|\b(?:https?|ftp|javascript|data|mailto):|\bwww\.|[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/iu;

/** Whether a text is no more than words. */
export const isPlain = (text: string): boolean => !NOT_PLAIN.test(text);

/** What a plain text quotes. */
export const quotedIn = (text: string): string[] =>
  [...text.matchAll(/"([^"]{2,})"/gu)].map(([, quoted = '']) => quoted.trim());

/** Whether a text is rather Chinese than English. */
export function isHan(text: string): boolean {
  const letters = text.replace(/\P{L}+/gu, '');
  return letters.replace(/\P{Script=Han}+/gu, '').length > letters.length * 0.3;
}

/** Characters of any sentence, which say nothing of what it is about. */
const HAN_OF_ANY = new Set('的了是在和与及也都就还又被把给从到对为有个们这那我你他她它吗呢吧啊得地着过');

/** What a text is about: the stems of its words, and the pairs of its Chinese characters. */
export function contentOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { kind, text: token } of tokensOf(plain(text).toLowerCase())) {
    if (kind !== 'han') {
      if (!isFunctionWord(token) && (token.length > 2 || /\d/u.test(token))) found.add(stem(token));
      continue;
    }
    const runs = [...token].map((letter) => (HAN_OF_ANY.has(letter) ? ' ' : letter)).join('');
    for (const run of runs.split(' '))
      for (let at = 0; at + 1 < run.length; at += 1) found.add(run.slice(at, at + 2));
  }
  return found;
}

/** How much of what one text is about stands in another one. */
export function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const each of one) if (other.has(each)) shared += 1;
  return shared;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** So many words in a row are no chance. */
const WORDS_IN_A_ROW = 8;

/** Rows of eight words of a text, of either language. */
function rowsOf(text: string): Set<string> {
  const words = [...segmenter.segment(plain(text).toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const rows = new Set<string>();
  for (let at = 0; at + WORDS_IN_A_ROW <= words.length; at += 1)
    rows.add(words.slice(at, at + WORDS_IN_A_ROW).join(' '));
  return rows;
}

/** Whether a text says eight words in a row of another one. */
export function echoes(text: string, other: string): boolean {
  const said = rowsOf(text);
  if (said.size === 0) return false;
  for (const row of rowsOf(other)) if (said.has(row)) return true;
  return false;
}
