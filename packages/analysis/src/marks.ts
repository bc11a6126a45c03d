import { phrases } from '@garden/rubric/tables/compile';
import type { CitedText } from './sources.ts';
import * as en from './tables/en.ts';
import * as zh from './tables/zh.ts';

type Two = ReturnType<typeof phrases>;

const blockers = phrases(en.blockers, zh.blockers);
const notBlocked = phrases(en.notBlocked, zh.notBlocked);
const questions = phrases(en.questions, zh.questions);

/** Whether a phrase of a table stands in a text of either language. */
export const holds = ({ latin, han }: Two, text: string): boolean =>
  text.search(latin) >= 0 || text.search(han) >= 0;

/** Sentences that say that their writer can't go on, or waits for someone. */
export function blockersIn(texts: readonly CitedText[]): CitedText[] {
  return texts.filter(({ text }) => isBlocked(text));
}

/** Whether a normalised sentence says that its writer can't go on, or waits for someone. */
export const isBlocked = (text: string): boolean =>
  !isQuestion(text) && holds(blockers, text) && !holds(notBlocked, text);

/** Sentences that ask something; what stands among the unclear things is asked. */
export function questionsIn(texts: readonly CitedText[]): CitedText[] {
  return texts.filter(({ text, at }) => at.section === 'unclear' || isQuestion(text));
}

/** Whether a sentence asks something that its writer would like to know. */
export const isQuestion = (text: string): boolean =>
  (/[?？]["'”’」』)）]*$/u.test(text) && !/["“「『].*[?？]["”」』]$/u.test(text)) || holds(questions, text);
