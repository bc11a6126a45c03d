import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as f from '../fields.ts';
import { MAX_DIALOGUE_MESSAGE } from '../limits.ts';

/** Why a model did not do what it was asked for, so that rules of the product did. */
export const modelFault = () =>
  z.object({
    key: z.enum([
      'aiNoProvider',
      'aiTurnedAway',
      'aiAway',
      'aiNoAnswer',
      'aiHourSpent',
      'aiBudgetSpent',
      'aiTeamBudgetSpent',
    ]),
    /** Until it is worth asking again, where that is known; else 0. */
    minutes: z.int(),
  });

const dialogueText = z.object({
  summary: z.string(),
  learnings: z.string(),
  mistakes: z.array(z.string()),
  nextTasks: z.array(z.string()),
  unclear: z.array(z.string()),
});
export type DialogueTextView = z.output<typeof dialogueText>;

const dialogueView = z.object({
  /** Who asks now, or made the text once it has ended: the name of a model, or `built-in` for rules of the product itself. */
  by: z.string(),
  day: f.day(),
  /** Grows with each step; the next one names it, so that no two windows go on with the same. */
  turn: z.int(),
  /** What is asked now, in the language that was asked for; null once it has ended. */
  question: z.nullable(z.string()),
  /** What was asked before, oldest first; without an answer it was skipped. Notes have no question. */
  asked: z.array(
    z.object({ by: z.string(), question: z.nullable(z.string()), answer: z.nullable(z.string()) }),
  ),
  /** What its answers add to each section of the day: its author’s own words, or what a model made of them and no more. */
  text: dialogueText,
  /** Why the model did not ask or make the text, where it was to. */
  fault: z.nullable(modelFault()),
});
export type DialogueView = z.output<typeof dialogueView>;

export const dialogue = endpoint({
  method: 'POST',
  path: 'user/ai/dialogue',
  summary:
    'One question at a time about a day of one’s own: opens or resumes the dialogue, answers, skips or changes its question, sorts pasted notes and to-dos done, or ends it; a turn that is not the newest answers 409.',
  kind: 'write',
  access: 'session',
  cost: 'dear',
  input: z.strictObject({
    day: f.day(),
    /** An answer, or notes; with a message and without this it is an answer, without both the dialogue is opened. */
    act: z.optional(z.enum(['open', 'answer', 'notes', 'skip', 'change', 'end'])),
    message: z._default(f.text({ max: MAX_DIALOGUE_MESSAGE }), ''),
    /** The turn that the caller has read; without it, the newest. */
    turn: z.optional(f.version({ from: 0 })),
    /** Whether the AI provider asks, and puts the answers together; without it, nothing leaves the server. */
    model: z.optional(z.boolean()),
    locale: z._default(f.locale(), 'en'),
  }),
  output: dialogueView,
});

export const clearHistory = endpoint({
  method: 'POST',
  path: 'user/ai/clear_history',
  summary: 'Forgets what was asked and answered in the dialogue about a day, so that it can start over.',
  kind: 'write',
  access: 'session',
  input: z.strictObject({ day: f.day() }),
  output: f.nothing(),
});
