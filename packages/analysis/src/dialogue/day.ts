import type { ReadonlySections } from '@garden/contract';
import type { DialogueTopic } from './topics.ts';

/** Optional sections that a dialogue may write into. */
export type DialogueModules = {
  readonly learnings: boolean;
  readonly mistakes: boolean;
  readonly nextTasks: boolean;
  readonly unclear: boolean;
};

/** The day that a dialogue is about. */
export type DialogueDay = {
  /** What its author has written so far. */
  readonly entry: ReadonlySections;
  readonly modules: DialogueModules;
  readonly isNewcomer: boolean;
  /** What was planned for it and is not settled. */
  readonly planned: readonly string[];
  /** Open goals. */
  readonly goals: readonly string[];
};

/** A question that was asked, or notes that were pasted: `answer` is what its author wrote, null where they skipped it. */
export type DialogueTurn = {
  readonly topic: DialogueTopic | 'notes';
  /** Which of the ways to ask it was taken. */
  readonly wording: number;
  /** What the question quotes: a task, a goal, a sentence of the entry. */
  readonly about: string | null;
  readonly answer: string | null;
  /** The words of a model that asked it; without them it is asked in those of the tree. */
  readonly asked?: { readonly by: string; readonly text: string } | undefined;
};

/** What a dialogue adds to each section of a day, in its author’s words. */
export type DialogueText = {
  readonly summary: string;
  readonly learnings: string;
  readonly mistakes: readonly string[];
  readonly nextTasks: readonly string[];
  readonly unclear: readonly string[];
};
