import { isAlike } from '../likeness/rules.ts';
import type { Wanted } from '../rules.ts';

/** A mistake of a diary as it is kept. */
export type KeptMistake = {
  readonly id: string;
  /** How its diary worded it last. */
  readonly diaryText: string;
  /** How its owner words it; another text than the diary's where they changed it in their list. */
  readonly text: string;
  readonly teamIds: readonly string[];
  /** Its owner went on with it: it outlives its place in the diary. */
  readonly isOwnersNow: boolean;
  readonly isHidden: boolean;
};

/** A mistake that its diary words anew, or that other teams read from now on. */
export type MovedMistake = {
  readonly id: string;
  readonly text: string;
  /** Null where the diary says the same. */
  readonly diaryText: string | null;
  readonly teamIds: readonly string[];
};

export type MistakeSync = {
  readonly added: readonly Wanted[];
  /** Rows to erase. */
  readonly gone: readonly string[];
  readonly moved: readonly MovedMistake[];
};

/**
 * Compares the mistakes of a diary with its items. An item that the diary words as before is the same mistake, and so is
 * one that takes the place of a similar text: it keeps its tags, its guideline and its place in the loop. What the diary
 * holds no more goes, unless its owner went on with it: then no one else reads it.
 */
export function syncMistakes(kept: readonly KeptMistake[], items: readonly Wanted[]): MistakeSync {
  const itemOf = new Map<string, Wanted>();
  const free = new Map(items.map((item) => [item.text, item]));
  const pair = (mistake: KeptMistake, item: Wanted | undefined) => {
    if (!item) return;
    itemOf.set(mistake.id, item);
    free.delete(item.text);
  };
  for (const mistake of kept) pair(mistake, free.get(mistake.diaryText));
  for (const mistake of kept) {
    if (itemOf.has(mistake.id) || mistake.isHidden) continue;
    pair(
      mistake,
      [...free.values()].find(({ text }) => isReworded(mistake.diaryText, text)),
    );
  }
  const lost = kept.filter(({ id, isHidden }) => !itemOf.has(id) && !isHidden);
  return {
    added: [...free.values()],
    gone: lost.filter(({ isOwnersNow }) => !isOwnersNow).map(({ id }) => id),
    moved: kept.flatMap((mistake) => moveOf(mistake, itemOf.get(mistake.id)) ?? []),
  };
}

function moveOf(mistake: KeptMistake, item: Wanted | undefined): MovedMistake | null {
  const { id, diaryText, isOwnersNow, isHidden, teamIds } = mistake;
  if (isHidden || (!item && !isOwnersNow)) return null;
  const said = item?.text ?? diaryText;
  const text = mistake.text === diaryText ? said : mistake.text;
  const readers = item?.teamIds ?? [];
  if (said === diaryText && isSame(readers, teamIds)) return null;
  return { id, text, diaryText: said === text ? null : said, teamIds: readers };
}

/** Whether a text is another one in other words: one goes on from the other, or both say much the same. */
function isReworded(before: string, after: string): boolean {
  return before.startsWith(after) || after.startsWith(before) || isAlike(before, after);
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((teamId) => b.includes(teamId));
}
