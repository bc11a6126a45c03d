import { phrases } from '@garden/rubric/tables/compile';
import { holds, isQuestion } from '../marks.ts';
import type { CitedText } from '../sources.ts';
import * as en from './load-en.ts';
import * as zh from './load-zh.ts';

const load = phrases(en.load, zh.load);
const notLoad = phrases(en.notLoad, zh.notLoad);

/** Sentences that say that there is more work than their writer, or their team, can do. */
export const loadIn = (texts: readonly CitedText[]): CitedText[] =>
  texts.filter(({ text }) => !isQuestion(text) && holds(load, text) && !holds(notLoad, text));
