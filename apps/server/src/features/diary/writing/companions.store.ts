import { isPrivateLine, type ReadonlySections } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import type { Context } from '../../../http/context.ts';
import { settleCuriosities } from '../../knowledge/curiosity/store.ts';
import { type Making, settleMistakes } from '../../knowledge/mistakes/store.ts';

/** A diary whose items are also rows of other lists. */
export type Accompanied = {
  readonly id: string;
  readonly authorId: string;
  readonly day: string;
  readonly teamIds: readonly string[];
  readonly sections: Pick<ReadonlySections, 'mistakes' | 'unclear'>;
};

/**
 * Brings all that comes with a diary in line with it, in the transaction that writes it: its mistakes in their owner's
 * list, its unclear things as questions to its teams. Each kind is settled by one function of its own.
 */
export async function settleCompanions(
  tx: Transaction,
  { id: diaryId, authorId: ownerId, day, teamIds, sections }: Accompanied,
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
export async function withdrawCompanions(
  tx: Transaction,
  diary: Accompanied,
  ctx: Pick<Context, 'random' | 'now'>,
): Promise<void> {
  await settleCompanions(tx, { ...diary, sections: { mistakes: [], unclear: [] } }, ctx);
}
