import type { DialogueView } from '@garden/contract';
import type { Context } from '../../../http/context.ts';
import { Registry } from '../../../platform/hooks.ts';
import type { DrawnFrom } from './draw.task.ts';

/** A sentence as it stands in a diary. */
type Sentence = { readonly sourceId: string; readonly shown: string };

/** What a model chose, in the order of the days; or why it chose nothing. */
type Choice =
  | { readonly by: string; readonly sentences: readonly Sentence[] }
  | { readonly fault: NonNullable<DialogueView['fault']> };

/** Chooses the sentences that tell most of days of the one who asks. */
export type SentenceChooser = (
  ctx: Context,
  of: { readonly diaries: readonly DrawnFrom[]; readonly most: number },
) => Promise<Choice>;

/** Who chooses sentences of a chapter, where it is to be a model: one, if any. */
export const sentenceChoosers = new Registry<SentenceChooser>('sentenceChoosers');
