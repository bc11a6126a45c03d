import { type DialogueText, type DialogueTurn, rewordedTurn } from '@garden/analysis';
import type { api, InputOf } from '@garden/contract';
import { refuse, refuseField } from '../../../http/refusal.ts';

type Act = NonNullable<InputOf<typeof api.ai.dialogue>['act']>;

/** A dialogue as it is kept. */
export type KeptDialogue = {
  /** How many steps were taken; 0 before the first. */
  readonly turn: number;
  readonly turns: readonly DialogueTurn[];
  readonly asking: DialogueTurn | null;
  /** The text that a model made of it, once it has ended. */
  readonly offered: Offered | null;
};
export type Offered = { readonly by: string; readonly text: DialogueText };

export const NO_DIALOGUE: KeptDialogue = { turn: 0, turns: [], asking: null, offered: null };

/** Pasted more often than this, notes are better put together first. */
const MOST_NOTES = 5;

type Step = { readonly act: Act; readonly message: string; readonly done: readonly string[] };

/** What comes of a step: what was asked and answered, and what is asked next; null where nothing changes. */
export type Taken = Pick<KeptDialogue, 'turns'> & { readonly asking: DialogueTurn | 'next' | null };

/**
 * Takes a step in a dialogue.
 * @param step `done` are to-dos of the day that were done and are not told yet; they come with pasted notes
 * @throws Refusal where nothing is asked any more, or nothing is said
 */
export function takeStep(
  { turns, asking }: Pick<KeptDialogue, 'turns' | 'asking'>,
  { act, message, done }: Step,
): Taken | null {
  if (act === 'open') return asking || turns.length > 0 ? null : { turns, asking: 'next' };
  if (act === 'end') return { turns, asking: null };
  if (act === 'notes') {
    const notes = [message, ...done.map((text) => `- [x] ${text}`)].filter((text) => text !== '').join('\n');
    if (notes === '') throw refuseField('message', 'contentMissing');
    if (turns.filter(({ topic }) => topic === 'notes').length >= MOST_NOTES)
      throw refuseField('message', 'listTooLong', { maximum: MOST_NOTES });
    return { turns: [...turns, { topic: 'notes', wording: 0, about: null, answer: notes }], asking: 'next' };
  }
  if (!asking) throw refuse('dialogueEnded');
  if (act === 'change') return { turns, asking: rewordedTurn(asking) };
  if (act === 'answer' && message === '') throw refuseField('message', 'contentMissing');
  return { turns: [...turns, { ...asking, answer: act === 'answer' ? message : null }], asking: 'next' };
}

/** Whether a step was taken already, and its answer got lost on the way. */
export function isRepeated(
  { turn, turns }: KeptDialogue,
  { act, message, seen }: Pick<Step, 'act' | 'message'> & { readonly seen: number },
): boolean {
  const answer = turns.at(-1)?.answer ?? null;
  return turn === seen + 1 && act === 'answer' && answer === message;
}
