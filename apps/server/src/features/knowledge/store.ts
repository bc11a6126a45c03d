import { isPrivateLine } from '@garden/contract';
import type { Transaction } from '../../db/open-database.ts';
import type { Context } from '../../http/context.ts';
import type { WrittenDiary } from '../diary/writing/hooks.ts';
import { settleCuriosities } from './curiosity/store.ts';
import { type Making, settleMistakes } from './mistakes/store.ts';

/**
 * Brings the items that come with a diary in line with it, in the transaction that writes it: its mistakes in their
 * owner's list, its unclear things as questions to its teams.
 * @param before null where the diary is new, so that nothing came with it yet
 */
export async function syncLinkedItems(
  tx: Transaction,
  before: WrittenDiary | null,
  { id: diaryId, authorId: ownerId, day, teamIds, sections }: WrittenDiary,
  { random, now }: Pick<Context, 'random' | 'now'>,
): Promise<void> {
  const source = { diaryId, ownerId, day, isNew: before === null };
  const making: Making = { newId: () => random.id(), now };
  const readBy = (text: string) => (isPrivateLine(text) ? [] : teamIds);
  const mistakes = sections.mistakes.map(({ text, shared }) => ({
    text,
    teamIds: shared ? readBy(text) : [],
  }));
  const questions = sections.unclear.map((text) => ({ text, teamIds: readBy(text) }));
  const has = (section: 'mistakes' | 'unclear') =>
    sections[section].length > 0 || (before?.sections[section].length ?? 0) > 0;
  await Promise.all([
    has('mistakes') && settleMistakes(tx, source, mistakes, making),
    has('unclear') && settleCuriosities(tx, source, questions, making),
  ]);
}

/** A diary as if nothing came with it: what does, comes or goes with its being seen. */
export function withoutItems(diary: WrittenDiary): WrittenDiary {
  return { ...diary, sections: { ...diary.sections, mistakes: [], unclear: [] } };
}
