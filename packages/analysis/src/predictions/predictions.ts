import { phrases } from '@garden/rubric/tables/compile';
import { holds, isQuestion } from '../marks.ts';
import type { CitedText } from '../sources.ts';
import * as en from './tables-en.ts';
import * as zh from './tables-zh.ts';

const curious = phrases(en.curious, zh.curious);
const notCurious = phrases(en.notCurious, zh.notCurious);
const ownMistakes = phrases(en.ownMistakes, zh.ownMistakes);
const notMistakes = phrases(en.notMistakes, zh.notMistakes);

/** Sentences outside the unclear things that say that something is strange or unclear to their writer. */
export const curiousIn = (texts: readonly CitedText[]): CitedText[] =>
  texts.filter(
    ({ text, at }) =>
      at.section !== 'unclear' &&
      at.section !== 'nextTasks' &&
      (isQuestion(text) || holds(curious, text)) &&
      !holds(notCurious, text),
  );

/** Sentences in which their writer tells of a mistake of their own. */
export const mistakesIn = (texts: readonly CitedText[]): CitedText[] =>
  texts.filter(
    ({ text, at }) =>
      at.section !== 'nextTasks' &&
      !isQuestion(text) &&
      holds(ownMistakes, text) &&
      !holds(notMistakes, text),
  );
