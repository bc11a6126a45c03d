import { datesIn } from '../claims/dates.ts';
import { namesNamed, standsIn } from '../claims/names.ts';
import { numbersIn } from '../claims/numbers.ts';
import { echoes, isHan, isPlain, plain, quotedIn } from '../claims/readings.ts';

/** What a question of a model is held against. */
export type QuestionStandards = {
  readonly language: 'en' | 'zh';
  /** What the model was told to do. */
  readonly instructions: readonly string[];
  /** What the model was told that someone wrote and said. */
  readonly told: readonly string[];
  /** What was asked before. */
  readonly asked: readonly string[];
};

/** Why a question of a model is not asked. */
export type QuestionFault = 'form' | 'question' | 'language' | 'echo' | 'repeated' | 'invented';

const LONGEST = 200;

/**
 * Why a question is not asked, or null where it may be: it is one question of plain words in the language of the one who is asked,
 * short and new, repeats no instructions, and names no number, no name and no words that they have not written themselves.
 */
export function questionFaultOf(
  question: string,
  { language, instructions, told, asked }: QuestionStandards,
): QuestionFault | null {
  const text = plain(question);
  if (!isPlain(question) || text.includes('*') || text.length > LONGEST || !/\p{L}/u.test(text))
    return 'form';
  const unquoted = text.replace(/"[^"]*"/gu, '');
  // One mark, at the end: one question at a time.
  if (!/^[^?]*\?"?$/u.test(unquoted)) return 'question';
  if (isHan(unquoted) !== (language === 'zh')) return 'language';
  if (instructions.some((instruction) => echoes(text, instruction))) return 'echo';
  if (asked.some((each) => plain(each).toLowerCase() === text.toLowerCase())) return 'repeated';
  return inventsNothing(text, unquoted, told.map(plain)) ? null : 'invented';
}

function inventsNothing(text: string, unquoted: string, told: readonly string[]): boolean {
  const lower = told.map((each) => each.toLowerCase());
  const { rest } = datesIn(unquoted);
  const numbers = new Set(told.flatMap((each) => numbersIn(each)));
  return (
    quotedIn(text).every((quoted) => lower.some((each) => each.includes(quoted.toLowerCase()))) &&
    numbersIn(rest).every((number) => numbers.has(number)) &&
    namesNamed(rest).every((name) => told.some((each) => standsIn(name, each)))
  );
}
