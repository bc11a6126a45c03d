import {
  type Condition,
  HELPED,
  type Helped,
  type QuestionAnswer,
  type QuestionnaireView,
  questionsAsked,
} from '@garden/contract';
import type { Kind } from '../building/built.ts';

/** An answer while it is given. */
export type Answer = {
  readonly choiceIds?: readonly string[] | undefined;
  /** Undefined while the answer of one's own is not chosen; empty while it is not written. */
  readonly other?: string | undefined;
  readonly number?: number | undefined;
  readonly text?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly day?: string | undefined;
};

/** By the question's id. */
export type Answers = Readonly<Record<string, Answer>>;

type Asked = {
  readonly id: string;
  readonly kind: Kind;
  readonly required: boolean;
  readonly showIf: Condition | null;
};

/** Whether a question has an answer. */
export function isAnswered({ kind }: Pick<Asked, 'kind'>, answer: Answer | undefined): boolean {
  if (!answer) return false;
  if (kind === 'scale') return answer.number !== undefined;
  if (kind === 'text') return (answer.text ?? '').trim() !== '';
  if (kind === 'date') return (answer.day ?? '') !== '';
  return (answer.choiceIds ?? []).length > 0 || (answer.other ?? '').trim() !== '';
}

/** The questions that are asked, as they follow from the answers so far. */
export function askedOf<Q extends Asked>(questions: readonly Q[], answers: Answers): Q[] {
  const given = Object.entries(answers).map(([questionId, answer]) => ({ questionId, ...answer }));
  return questionsAsked(questions, given);
}

/** The required questions among those asked that have no answer, and those where “Other” is chosen and not written. */
export function missingAnswers<Q extends Asked>(questions: readonly Q[], answers: Answers): Q[] {
  return askedOf(questions, answers).filter((question) => {
    const answer = answers[question.id];
    return (question.required && !isAnswered(question, answer)) || answer?.other?.trim() === '';
  });
}

/** What is sent: answers to what is asked, and nothing of what was answered before another choice hid it. */
export function sentAnswers(questions: readonly Asked[], answers: Answers): QuestionAnswer[] {
  return askedOf(questions, answers).flatMap((question): QuestionAnswer[] => {
    const answer = answers[question.id];
    if (!answer || !isAnswered(question, answer)) return [];
    const { choiceIds, other, number, text, day } = answer;
    const questionId = question.id;
    if (question.kind === 'scale') return [{ questionId, number }];
    if (question.kind === 'text') return [{ questionId, text }];
    if (question.kind === 'date') return [{ questionId, day }];
    return [{ questionId, choiceIds: [...(choiceIds ?? [])], ...(other !== undefined && { other }) }];
  });
}

type Said = QuestionnaireView['ownHelped'][number];

/** Beside the answers to questions: no question has this id. */
const helpedKey = (actionId: string) => `helped:${actionId}`;

/** Whether an action helped, as far as it was said. */
export const helpedOf = (answers: Answers, actionId: string): Helped | undefined =>
  HELPED.find((each) => answers[helpedKey(actionId)]?.choiceIds?.includes(each));

/** The answers with what is said of an action; undefined takes it back. */
export function withHelped(answers: Answers, actionId: string, helped: Helped | undefined): Answers {
  const { [helpedKey(actionId)]: _, ...rest } = answers;
  return helped ? { ...rest, [helpedKey(actionId)]: { choiceIds: [helped] } } : rest;
}

/** What is sent of actions: of those that are asked about, what was said. */
export const sentHelped = (actions: readonly { readonly id: string }[], answers: Answers): Said[] =>
  actions.flatMap(({ id }) => {
    const helped = helpedOf(answers, id);
    return helped ? [{ actionId: id, helped }] : [];
  });

/** The answers as they were sent. */
export function answersOf(sent: readonly QuestionAnswer[], said: readonly Said[] = []): Answers {
  const answers = Object.fromEntries(sent.map(({ questionId, ...answer }) => [questionId, answer]));
  return said.reduce<Answers>((all, { actionId, helped }) => withHelped(all, actionId, helped), answers);
}

/** How far one has come. */
export function progressOf(questions: readonly Asked[], answers: Answers) {
  const asked = askedOf(questions, answers);
  return {
    asked: asked.length,
    answered: asked.filter((question) => isAnswered(question, answers[question.id])).length,
  };
}
