import type { MistakeView } from '@garden/contract';
import type { LinkedMistake } from './own.store.ts';

/** A mistake on the wire, to its owner alone. */
export function presentMistake(mistake: LinkedMistake): MistakeView {
  const { id, text, day, instead, tags, diaryId, nextOn, times, outgrownOn, guideline } = mistake;
  return {
    id,
    text,
    day,
    instead,
    tags,
    diaryId,
    nextOn,
    times,
    outgrownOn,
    shared: mistake.sharedWith.length > 0,
    guideline: guideline && { id: guideline.id, title: guideline.title },
    createdAt: mistake.createdAt.toISOString(),
  };
}
