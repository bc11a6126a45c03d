import type { ReadonlySections } from '@garden/contract';
import { ordinaryDay, score, sentencesOf } from '@garden/rubric';
import { isFunctionWord, stem, tokensOf } from '@garden/rubric/words';
import type { DialogueDay, DialogueTurn } from './day.ts';
import { textOfTurns, withText } from './place-answers.ts';
import { questions as english } from './questions-en.ts';
import { questions as chinese } from './questions-zh.ts';
import type { DialogueTopic, Questions } from './topics.ts';

const questionsIn: Readonly<Record<'en' | 'zh', Questions>> = { en: english, zh: chinese };
const WORDINGS = english.done.length;

const MOST_QUESTIONS = 8;
const MOST_PLANNED = 2;
const QUOTE_LENGTH = 60;

/** The words of a question, in the language of who is asked. */
export function questionText({ topic, wording, about, asked }: DialogueTurn, language: 'en' | 'zh'): string {
  if (asked) return asked.text;
  if (topic === 'notes') return '';
  const [first] = questionsIn[language][topic];
  return (questionsIn[language][topic][wording % WORDINGS] ?? first).replace('{about}', () => about ?? '');
}

/** The same question in other words of the tree. */
export function rewordedTurn({ asked, ...turn }: DialogueTurn): DialogueTurn {
  return asked ? turn : { ...turn, wording: (turn.wording + 1) % WORDINGS };
}

/** Whether more may be asked: too many questions tire the one who is asked. */
export const mayAskMore = (turns: readonly DialogueTurn[]): boolean =>
  turns.filter(({ topic }) => topic !== 'notes').length < MOST_QUESTIONS;

type Asked = Pick<DialogueTurn, 'topic' | 'about'>;

/**
 * What to ask next of a day: the first topic of the tree that is missing in what is written and answered so far, by the
 * rubric, and was not asked about; null where nothing is missing, or enough was asked.
 */
export function nextQuestion(day: DialogueDay, turns: readonly DialogueTurn[]): DialogueTurn | null {
  if (!mayAskMore(turns)) return null;
  const asked = turns.filter(({ topic }) => topic !== 'notes');
  const found = firstMissing(withDay(day, turns), asked);
  return found && { ...found, wording: 0, answer: null };
}

const withDay = (day: DialogueDay, turns: readonly DialogueTurn[]): DialogueDay => ({
  ...day,
  entry: withText(day.entry, textOfTurns(day, turns)),
});

function firstMissing({ entry, modules, isNewcomer, planned, goals }: DialogueDay, asked: readonly Asked[]) {
  const was = (topic: DialogueTopic) => asked.some((each) => each.topic === topic);
  const { learnings, nextTasks } = modules;
  const { parts } = score(entry, { ...ordinaryDay, sections: { learnings, nextTasks }, isNewcomer });
  const found = new Set<string>(Object.values(parts).flatMap(({ reasons }) => reasons.map(({ key }) => key)));
  const has = (...keys: string[]) => keys.some((key) => found.has(key));
  const words = wordsOf(textOf(entry));
  const open = (texts: readonly string[], topic: DialogueTopic) =>
    texts.find(
      (text) => !isTold(text, words) && !asked.some((each) => each.topic === topic && each.about === text),
    );
  const ask = (topic: DialogueTopic, about: string | null = null) => ({ topic, about });
  const quote = was('detail') ? undefined : vaguestOf(entry);

  const plan = asked.filter(({ topic }) => topic === 'plan').length < MOST_PLANNED && open(planned, 'plan');
  if (plan) return ask('plan', plan);
  // What was planned is not all that was done.
  if (!was('done') && (has('dayHardlyTold') || (was('plan') && has('dayPartlyTold')))) return ask('done');
  if (quote !== undefined && has('nothingSpecific', 'dayPartlyTold', 'dayHardlyTold'))
    return ask('detail', quote);
  if (!was('forWhom') && !has('namesFound') && entry.customerGood.length === 0) return ask('forWhom');
  if (!was('hard') && !tellsOfTrouble(entry) && !has('causeGiven', 'surpriseNoted', 'questionOpen'))
    return ask('hard');
  if (!was('learned') && has('learningMissing', 'nothingReflected')) return ask('learned');
  const goal = !was('goal') && open(goals, 'goal');
  if (goal) return ask('goal', goal);
  if (nextTasks && !was('next') && has('aheadMissing', 'stepsMissing')) return ask('next');
  return null;
}

const tellsOfTrouble = ({ unclear, mistakes }: ReadonlySections): boolean =>
  unclear.length + mistakes.length > 0;

/** The shortest sentence of the summary without a number: it says least that can be checked. */
function vaguestOf(entry: ReadonlySections): string | undefined {
  const [found] = sentencesOf(entry)
    .filter(({ at, text }) => at.section === 'summary' && !/\d|[?？]$/u.test(text))
    .sort((a, b) => a.shown.length - b.shown.length);
  return found && quotable(found.shown);
}

/** A sentence as a question quotes it: without its mark at the end, and not too long. */
export const quotable = (sentence: string): string => cut(sentence.replace(/[\s.。!！;；]+$/u, ''));

function cut(text: string): string {
  const units = [...text];
  if (units.length <= QUOTE_LENGTH) return text;
  const short = units.slice(0, QUOTE_LENGTH).join('');
  const gap = short.lastIndexOf(' ');
  return `${gap > QUOTE_LENGTH / 2 ? short.slice(0, gap) : short} …`;
}

const textOf = (entry: ReadonlySections): string =>
  sentencesOf(entry)
    .map(({ text }) => text)
    .join('\n');

/** The words that a text is known by: stems in Latin letters, pairs of Chinese characters. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(
    tokensOf(text.toLowerCase()).flatMap(({ kind, text: word }) =>
      kind === 'han'
        ? [...word].slice(1).map((second, at) => `${[...word][at] ?? ''}${second}`)
        : isFunctionWord(word)
          ? []
          : [stem(word)],
    ),
  );
}

/** Whether most of what a task names stands in a text. */
function isTold(task: string, words: ReadonlySet<string>): boolean {
  const own = [...wordsOf(task)];
  return own.length > 0 && own.filter((word) => words.has(word)).length >= own.length * 0.6;
}
