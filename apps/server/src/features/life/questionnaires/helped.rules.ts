import { HELPED, type Helped } from '@garden/contract';
import type { StoredAnswer, StoredAsked } from './store.ts';

/** Something that was done about the results of a run, of which the next run asks whether it helped. */
export type Tried = { readonly id: string; readonly text: string };

const words = {
  yes: { en: 'Yes', zh: '有' },
  partly: { en: 'Partly', zh: '有一些' },
  no: { en: 'No', zh: '没有' },
};

/** By which answers to it are kept: no question has this id. */
export const helpedId = (actionId: string) => `helped:${actionId}`;

/** Actions as the questions that they are: kept, counted and exported as all others, and never required. */
export const questionsOfTried = (tried: readonly Tried[]): StoredAsked[] =>
  tried.map(({ id, text }) => ({
    id: helpedId(id),
    kind: 'single',
    text: { en: `Did it help? ${text}`, zh: `有帮助吗？${text}` },
    required: false,
    sensitive: false,
    section: null,
    choices: HELPED.map((choice) => ({ id: choice, text: words[choice] })),
    other: false,
    low: null,
    high: null,
    showIf: null,
  }));

type Said = { readonly actionId: string; readonly helped: Helped };

/** What someone said of actions as the answers that are kept: each action once, and none that is gone. */
export function answersOfHelped(said: readonly Said[], actionIds: readonly string[]): StoredAnswer[] {
  const byAction = new Map(said.map(({ actionId, helped }) => [actionId, helped]));
  return actionIds.flatMap((actionId) => {
    const helped = byAction.get(actionId);
    return helped ? [{ questionId: helpedId(actionId), choiceIds: [helped] }] : [];
  });
}

/** What someone said of actions, of the answers that were kept. */
export function helpedOf(answers: readonly StoredAnswer[], actionIds: readonly string[]): Said[] {
  return actionIds.flatMap((actionId) => {
    const answer = answers.find(({ questionId }) => questionId === helpedId(actionId));
    const helped = HELPED.find((each) => answer?.choiceIds?.includes(each));
    return helped ? [{ actionId, helped }] : [];
  });
}
