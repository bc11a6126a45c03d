import { wordSet } from '@garden/rubric/tables/compile';
import { isFunctionWord, stem } from '@garden/rubric/words';
import { askingEn, irregular, spellings } from './tables.ts';

const HAN = /\p{Script=Han}/u;

export const isHan = (text: string): boolean => HAN.test(text);

/** Words that are written otherwise, or that no ending tells, by their stems. */
const otherForms = new Map(
  [...wordSet(spellings), ...wordSet(irregular)].map(
    (pair) => pair.split(':').map((word) => stem(word)) as [string, string],
  ),
);

/** An English word as the dictionary and what is compared with it have it. */
export const baseOf = (word: string): string => {
  const base = stem(word);
  return otherForms.get(base) ?? base;
};

const WORDS = /[a-z][a-z'’]*/g;

/** The English words of a text in lower case, in their order; of a joined one, each part. */
export const englishWords = (text: string): string[] => text.toLowerCase().match(WORDS) ?? [];

const asking = new Set([...wordSet(askingEn)].flatMap((word) => [word, baseOf(word)]));

/** Whether an English word says nothing about what a question is about. */
export const isCommon = (word: string): boolean =>
  word.length < 2 || isFunctionWord(word) || asking.has(word) || asking.has(baseOf(word));

const formsByBase = Map.groupBy(otherForms.keys(), baseOf);

/** With what an English word of the dictionary begins, in all of its forms; other words may begin so, too. */
export const formsOf = (word: string): string[] => {
  const base = baseOf(word);
  return [base, ...(formsByBase.get(base) ?? [])];
};
