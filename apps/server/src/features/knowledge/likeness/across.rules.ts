import { saidAcross } from '@garden/analysis/glosses/said';
import type { AcrossTerm } from '@garden/analysis/glosses/terms';
import { formsOf, isHan } from '@garden/analysis/glosses/words';
import type { Through } from '@garden/contract';
import { indexedWords, queryOfRows } from '../../diary/search/rules.ts';

/** By what a term is found in the index, in writing; some texts that do not hold it fulfil it, too. */
export const conditionAcross = ({ others, parts }: AcrossTerm): string =>
  queryOfRows([...others, ...parts].map(rowOf));

const rowOf = (other: string): string[][] =>
  isHan(other)
    ? indexedWords(other).map((lexeme) => [lexeme])
    : other.split(' ').map((word) => formsOf(word).flatMap(indexedWords));

/** By which words a text is found across languages, each once. */
export const throughOf = (text: string, terms: readonly AcrossTerm[]): Through[] =>
  saidAcross(text, terms).flatMap((said, at) => {
    const word = terms[at]?.word;
    return said && word !== undefined ? [{ word, by: said.by }] : [];
  });

/** Whether each word of the other language that stands in a text stands in it as it is shown, too. */
export const isAllShownAcross = (text: string, shown: string, terms: readonly AcrossTerm[]): boolean =>
  throughOf(text, terms).length === throughOf(shown, terms).length;
