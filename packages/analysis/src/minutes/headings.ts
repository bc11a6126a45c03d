import type { MinutesHeading } from '@garden/contract';
import { phrases } from '@garden/rubric/tables/compile';
import { isFunctionWord, stem, tokensOf } from '@garden/rubric/words';
import { holds, isBlocked, isQuestion } from '../marks.ts';
import type { Turn } from './minutes.ts';
import * as tables from './tables.ts';

const table = ({ en, zh }: { readonly en: string; readonly zh: string }) => phrases(en, zh);
type Table = ReturnType<typeof table>;

const inTheWay = table(tables.inTheWay);
const overcome = table(tables.overcome);
/** What says that a line belongs below a heading, and what says that it does not. */
const told: Partial<Record<MinutesHeading, { readonly is: Table; readonly isNot?: Table }>> = {
  done: { is: table(tables.done), isNot: table(tables.notDone) },
  next: { is: table(tables.next), isNot: table(tables.iDoNot) },
  wentWell: { is: table(tables.wentWell), isNot: table(tables.notWell) },
  wentBadly: { is: table(tables.wentBadly), isNot: table(tables.notBad) },
  feedback: { is: table(tables.feedback) },
  needs: { is: table(tables.needs) },
};
/** A customer asks for what they need; elsewhere a question is none of these. */
const MAY_ASK: readonly MinutesHeading[] = ['needs'];

const normalise = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/**
 * The lines that belong below a heading of a template, in their order; none for summary, decisions, actions and questions,
 * which are found by themselves, and for a team's own.
 */
export function linesUnder(heading: MinutesHeading, turns: readonly Turn[]): { readonly line: number }[] {
  const rule = told[heading];
  return turns.flatMap(({ text }, line) => {
    const said = normalise(text);
    if (isQuestion(said) && !MAY_ASK.includes(heading)) return [];
    const isTold = heading === 'blockers' ? isBlocker(said) : rule !== undefined && isOf(rule, said);
    return isTold ? [{ line }] : [];
  });
}

const isOf = ({ is, isNot }: { readonly is: Table; readonly isNot?: Table }, text: string): boolean =>
  holds(is, text) && !(isNot && holds(isNot, text));

const isBlocker = (text: string): boolean =>
  (holds(inTheWay, text) && !holds(overcome, text)) || isBlocked(text);

/** The lines that say a word of a title that a team gave: “Budget”, “风险和阻碍”. */
export function linesAbout(title: string, turns: readonly Turn[]): { readonly line: number }[] {
  const words = stemsIn(title);
  const terms = title.split(HAN_BREAK).filter((term) => term.length > 1);
  return turns.flatMap(({ text }, line) => {
    const isSaid =
      terms.some((term) => text.includes(term)) || [...stemsIn(text)].some((each) => words.has(each));
    return isSaid ? [{ line }] : [];
  });
}

/** What no Chinese term holds, and the small words between two of them. */
const HAN_BREAK = /[^\p{Script=Han}]+|[和与及的]/u;

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(
    tokensOf(normalise(text)).flatMap(({ kind, text: word }) =>
      kind === 'word' && word.length > 2 && !isFunctionWord(word) ? [stem(word)] : [],
    ),
  );
