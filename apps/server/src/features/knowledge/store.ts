import { isPrivateLine } from '@garden/contract';
import type { Transaction } from '../../db/open-database.ts';
import type { Context } from '../../http/context.ts';
import type { WrittenDiary } from '../diary/writing/hooks.ts';
import { settleCuriosities } from './curiosity/store.ts';
import { type Making, settleMistakes } from './mistakes/store.ts';

/**
 * Brings the items that come with a diary in line with it, in the transaction that writes it: its mistakes in their
 * owner's list, its unclear things as questions to its teams.
 */
export async function syncLinkedItems(
  tx: Transaction,
  { id: diaryId, authorId: ownerId, day, teamIds, sections }: WrittenDiary,
  { random, now }: Pick<Context, 'random' | 'now'>,
): Promise<void> {
  const source = { diaryId, ownerId, day };
  const making: Making = { newId: () => random.id(), now };
  const readBy = (text: string) => (isPrivateLine(text) ? [] : teamIds);
  const mistakes = sections.mistakes.map(({ text, shared }) => ({
    text,
    teamIds: shared ? readBy(text) : [],
  }));
  const questions = sections.unclear.map((text) => ({ text, teamIds: readBy(text) }));
  await settleMistakes(tx, source, mistakes, making);
  await settleCuriosities(tx, source, questions, making);
}

/** What comes with a diary goes with it when it is hidden, all but what its owner went on with. */
export async function withdrawLinkedItems(
  tx: Transaction,
  diary: WrittenDiary,
  ctx: Pick<Context, 'random' | 'now'>,
): Promise<void> {
  await syncLinkedItems(tx, { ...diary, sections: { ...diary.sections, mistakes: [], unclear: [] } }, ctx);
}
