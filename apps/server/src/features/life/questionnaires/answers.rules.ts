import type { Answer, AnswerValue, Question as Counted } from '@garden/analysis/answers/results';
import { OTHER, questionsAsked, withoutPrivateLines } from '@garden/contract';
import { refuseField } from '../../../http/refusal.ts';
import type { StoredAnswer, StoredAsked } from './store.ts';

/**
 * Checks answers against what is asked: each of its question's kind, none to a question that is skipped, none missing that
 * is required.
 * @throws Refusal at the field `answers.<id of the question>`.
 */
export function checkAnswers(questions: readonly StoredAsked[], answers: readonly StoredAnswer[]): void {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const given = new Set<string>();
  const asked = new Set(questionsAsked(questions, answers).map(({ id }) => id));
  for (const answer of answers) {
    const question = byId.get(answer.questionId);
    if (!question || given.has(answer.questionId) || !fits(question, answer))
      throw refuseField(`answers.${answer.questionId}`, 'answerInvalid');
    if (!asked.has(answer.questionId)) throw refuseField(`answers.${answer.questionId}`, 'answerNotAsked');
    given.add(answer.questionId);
  }
  const missing = questions.find(({ id, required }) => required && asked.has(id) && !given.has(id));
  if (missing) throw refuseField(`answers.${missing.id}`, 'answerMissing');
}

function fits({ kind, choices, other: takesOther }: StoredAsked, answer: StoredAnswer): boolean {
  const { choiceIds = [], other, number, text, day } = answer;
  const isChosen = choiceIds.length > 0 || other !== undefined;
  const written = [isChosen, number !== undefined, text !== undefined, day !== undefined];
  if (written.filter(Boolean).length !== 1) return false;
  if (kind === 'scale') return number !== undefined;
  if (kind === 'text') return text !== undefined;
  if (kind === 'date') return day !== undefined;
  const chosen = new Set(choiceIds);
  const count = choiceIds.length + (other === undefined ? 0 : 1);
  return (
    isChosen &&
    (other === undefined || takesOther) &&
    chosen.size === choiceIds.length &&
    (kind === 'multiple' || count === 1) &&
    choiceIds.every((id) => choices.some((choice) => choice.id === id))
  );
}

/** Under which id the words beside the choices are counted, as texts of their own. */
export const otherId = (questionId: string) => `${questionId}:${OTHER}`;

/** Answers as they are counted; lines that begin with `!!` are for no one's eyes. */
export function valuesOf(answers: readonly StoredAnswer[]): Answer['values'] {
  const values: Record<string, AnswerValue> = {};
  for (const { questionId, choiceIds = [], other, number, text, day } of answers) {
    const shown = text === undefined ? undefined : withoutPrivateLines(text);
    if (number !== undefined) values[questionId] = number;
    else if (day !== undefined) values[questionId] = day;
    else if (shown !== undefined) {
      if (shown !== '') values[questionId] = shown;
    } else values[questionId] = other === undefined ? choiceIds : [...choiceIds, OTHER];
    const otherWords = other === undefined ? '' : withoutPrivateLines(other);
    if (otherWords !== '') values[otherId(questionId)] = otherWords;
  }
  return values;
}

/** What is counted: each question, and the words beside its choices. */
export function countedQuestions(questions: readonly StoredAsked[]): Counted[] {
  return questions.flatMap(({ id, kind, sensitive, other }) => [
    { id, kind, isSensitive: sensitive },
    ...(other ? [{ id: otherId(id), kind: 'text' as const, isSensitive: sensitive, beside: id }] : []),
  ]);
}
