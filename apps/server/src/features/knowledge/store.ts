import { isPrivateLine } from '@garden/contract';
import type { Transaction } from '../../db/open-database.ts';
import type { Context } from '../../http/context.ts';
import type { WrittenDiary } from '../diary/writing/hooks.ts';
import { settleCuriosities, shareCuriosities } from './curiosity/store.ts';
import { type Making, settleMistakes, shareMistakes } from './mistakes/store.ts';
import type { Wanted } from './rules.ts';

/**
 * Brings the items that come with a diary in line with it, in the transaction that writes it: its mistakes in their
 * owner's list, its unclear things as questions to its teams.
 * @param before null where the diary is new, so that nothing came with it yet
 */
export async function syncLinkedItems(
  tx: Transaction,
  before: WrittenDiary | null,
  after: WrittenDiary,
  { random, now }: Pick<Context, 'random' | 'now'>,
): Promise<void> {
  const { id: diaryId, authorId: ownerId, day, sections } = after;
  const source = { diaryId, ownerId, day, isNew: before === null };
  const making: Making = { newId: () => random.id(), now };
  const { mistakes, questions } = itemsOf(after);
  const has = (section: 'mistakes' | 'unclear') =>
    sections[section].length > 0 || (before?.sections[section].length ?? 0) > 0;
  await Promise.all([
    has('mistakes') && settleMistakes(tx, source, mistakes, making),
    has('unclear') && settleCuriosities(tx, source, questions, making),
  ]);
}

/** Lets the teams that read diaries from now on read the items that came with them; what the diaries say is as it was. */
export function shareLinkedItems(tx: Transaction, diaries: readonly WrittenDiary[]): void {
  const items = diaries.map((diary) => ({ diaryId: diary.id, ...itemsOf(diary) }));
  shareMistakes(
    tx,
    items.flatMap(({ diaryId, mistakes }) => mistakes.map((item) => ({ diaryId, ...item }))),
  );
  shareCuriosities(
    tx,
    items.flatMap(({ diaryId, questions }) => questions.map((item) => ({ diaryId, ...item }))),
  );
}

/** What comes with a diary, with the teams that read each; an item that stands there twice counts once, as the last. */
function itemsOf({ teamIds, sections }: WrittenDiary): { mistakes: Wanted[]; questions: Wanted[] } {
  const readBy = (text: string) => (isPrivateLine(text) ? [] : teamIds);
  const mistakes = sections.mistakes.map(({ text, shared }) => ({
    text,
    teamIds: shared ? readBy(text) : [],
  }));
  const questions = sections.unclear.map((text) => ({ text, teamIds: readBy(text) }));
  return { mistakes: eachOnce(mistakes), questions: eachOnce(questions) };
}

const eachOnce = (items: readonly Wanted[]) => [...new Map(items.map((item) => [item.text, item])).values()];

/** A diary as if nothing came with it: what does, comes or goes with its being seen. */
export function withoutItems(diary: WrittenDiary): WrittenDiary {
  return { ...diary, sections: { ...diary.sections, mistakes: [], unclear: [] } };
}
