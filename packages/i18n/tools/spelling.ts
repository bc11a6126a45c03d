import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { FILLED } from './word-rules.ts';

/** Words that the dictionary lacks: names, formats, and what the product calls its sections. */
const OWN_WORDS = [
  'CEDICT',
  'CSV',
  'DingTalk',
  'eNPS',
  'EPUB',
  'https',
  'Idempotency',
  'JSON',
  'kB',
  'Learnings',
  'mistyped',
  'Ogg',
  'PNG',
  'tsv',
  'Unlink',
  'WAV',
  'WebM',
  'WebP',
  'WeCom',
  'XLSX',
  'xlsx',
];
/** Ends of files and what stands for the digits of a date. */
const NO_WORDS = /(?<=[./])(md|txt|csv|json|markdown|vtt|srt)\b|YYYY-MM-DD/g;
/** The keywords of a plural: `{count, plural, one {`, `other {`, `=0 {`. */
const PLURAL = /\{\w+, plural,|(?:one|other|=\d+) \{/g;
const WORD = /\p{L}[\p{L}’']*/gu;

const speller = nspell(dictionary as { aff: Buffer; dic: Buffer });
for (const word of OWN_WORDS) speller.add(word);

/**
 * The words of an English sentence that are in no dictionary, as where a blank is missing: “Add membersto {name}”.
 * @returns one line for each
 */
export function spellingFaults(english: string): string[] {
  const sentence = english.replace(PLURAL, ' ').replace(FILLED, ' ').replace(NO_WORDS, ' ');
  const words = (sentence.match(WORD) ?? []).map((word) => word.replace(/’/g, "'").replace(/'s?$/, ''));
  return words.filter((word) => !speller.correct(word)).map((word) => `“${word}”: no such word`);
}
