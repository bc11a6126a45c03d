import { describeTexts } from '../../diary/search/rules.ts';
import { isAlike, likenessOf } from '../likeness/rules.ts';
import type { Kept, Wanted } from '../rules.ts';

/** The kind of object that a question is. */
export const QUESTION = 'curious';

/** What a question is found by: its words, its asker and the teams that read it. */
export function wordsOfQuestion(question: string, askerId: string, teamIds: readonly string[]): string {
  return describeTexts([question], { authorId: askerId, teamIds });
}

/** A question of a diary that reads otherwise now. */
export type Reworded = { readonly id: string; readonly text: string };

/**
 * Pairs the questions that a diary lost with those that came: the most similar first, so that one which is reworded keeps
 * what was said about it. Identical texts were matched before.
 */
export function matchReworded(kept: readonly Kept[], items: readonly Wanted[]): Reworded[] {
  const texts = new Set(items.map(({ text }) => text));
  const known = new Set(kept.map(({ text }) => text));
  const lost = kept.filter(({ text }) => !texts.has(text));
  const come = items.filter(({ text }) => !known.has(text));
  const pairs = lost
    .flatMap(({ id, text }) => come.map((item) => ({ id, before: text, text: item.text })))
    .filter(({ before, text }) => isAlike(before, text))
    .sort((a, b) => likenessOf(b.before, b.text) - likenessOf(a.before, a.text));
  const taken = new Set<string>();
  return pairs.flatMap(({ id, text }) => {
    if (taken.has(id) || taken.has(text)) return [];
    taken.add(id).add(text);
    return [{ id, text }];
  });
}
