import type { CitedText } from '../sources.ts';

/** On so many days a sign must stand: on one alone it is a bad day. */
const LEAST_DAYS = 2;

/** A word or phrase that was looked for, with the sentences that it stands in. */
export type FoundSign = { readonly sign: string; readonly citations: readonly CitedText[] };

/**
 * Which signs of one pattern stand in someone's sentences, whatever their letter case: none where all of them together stand
 * on fewer than two days. A sign that is denied in the words before it does not count.
 */
export function signsIn(texts: readonly CitedText[], signs: readonly string[]): FoundSign[] {
  const found = signs
    .map((sign) => ({ sign, citations: texts.filter(({ text }) => stands(sign, text)) }))
    .filter(({ citations }) => citations.length > 0);
  const days = new Set(found.flatMap(({ citations }) => citations.map(({ sourceId }) => sourceId)));
  return days.size < LEAST_DAYS ? [] : found;
}

const LATIN = /^[\p{Script=Latin}\d]|[\p{Script=Latin}\d]$/u;
const DENIED =
  /(?:\bnot|n['’]t|\bno longer|\bnever|\bno more|没|没有|不再|不是|并未|不会|无)\s*(?:\w+\s)?$/iu;

function stands(sign: string, text: string): boolean {
  const wanted = plain(sign);
  const sentence = plain(text);
  const isWord = LATIN.test(wanted);
  for (let at = sentence.indexOf(wanted); at >= 0; at = sentence.indexOf(wanted, at + 1)) {
    const before = sentence.slice(0, at);
    const behind = sentence.slice(at + wanted.length);
    const isWhole =
      !isWord || !(/[\p{Script=Latin}\d]$/u.test(before) || /^[\p{Script=Latin}\d]/u.test(behind));
    if (isWhole && !DENIED.test(before)) return true;
  }
  return false;
}

const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ').trim();
