import { phrases } from '@garden/rubric/tables/compile';
import { holds, isQuestion } from '../marks.ts';
import type { CitedText } from '../sources.ts';
import * as en from './tables-en.ts';
import * as zh from './tables-zh.ts';

/** What someone's own words can show of how they work. */
export const habits = ['helpful', 'careful', 'persistent', 'organised', 'inquiring'] as const;
export type Habit = (typeof habits)[number];

const shows = {
  helpful: phrases(en.helpful, zh.helpful),
  careful: phrases(en.careful, zh.careful),
  persistent: phrases(en.persistent, zh.persistent),
  organised: phrases(en.organised, zh.organised),
  inquiring: phrases(en.curious, zh.curious),
} as const;
const against = {
  helpful: phrases(en.notHelpful, zh.notHelpful),
  careful: phrases(en.notCareful, zh.notCareful),
  persistent: phrases(en.notPersistent, zh.notPersistent),
  organised: phrases(en.notOrganised, zh.notOrganised),
  inquiring: phrases(en.notCurious, zh.notCurious),
} as const;
const wishes = phrases(en.wishes, zh.wishes);

/** What is quoted may be another's word, and who begins a sentence does what it says. */
const OTHERS = /["“”「」『』]|^(?:he|she|it|they|you)\b/u;
const OTHERS_HAN = /^(?:[他她它]|大家|[老小]\p{Script=Han}|\p{Script=Latin}+\p{Script=Han})/u;
const SELF_HAN = /我/u;

/** Whether a sentence may tell of what its writer did. */
const isOwn = ({ text, at }: CitedText) =>
  at.section !== 'nextTasks' &&
  at.section !== 'unclear' &&
  !isQuestion(text) &&
  !OTHERS.test(text) &&
  (!OTHERS_HAN.test(text) || SELF_HAN.test(text));

const isTold = (sentence: CitedText) => isOwn(sentence) && !holds(wishes, sentence.text);

/** Sentences in which their writer did what shows a habit; none that speaks against it as well. */
export const showing = (texts: readonly CitedText[], habit: Habit): CitedText[] =>
  texts.filter(
    (sentence) =>
      isTold(sentence) && holds(shows[habit], sentence.text) && !holds(against[habit], sentence.text),
  );

/** Sentences in which their writer did what speaks against it. */
export const speakingAgainst = (texts: readonly CitedText[], habit: Habit): CitedText[] =>
  texts.filter((sentence) => isTold(sentence) && holds(against[habit], sentence.text));

/** Sentences in which their writer means to do something another way, or to try or learn something. */
export const wishesIn = (texts: readonly CitedText[]): CitedText[] =>
  texts.filter((sentence) => isOwn(sentence) && holds(wishes, sentence.text));
