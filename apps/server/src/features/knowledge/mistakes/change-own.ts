import type { MistakeView } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { isOwn } from '../handbook/policy.ts';
import { findMistake, lockMistake, type MistakeRow } from './own.store.ts';
import { presentMistake } from './present.ts';

type Change = (tx: Transaction, mistake: Authorized<MistakeRow>) => Promise<void>;

/**
 * Changes a mistake of the caller, which no one else changes meanwhile.
 * @returns the mistake as it is then
 * @throws Refusal `mistakeNotFound`
 */
export async function changeOwn(
  { actor: { userId }, database }: Pick<Context, 'actor' | 'database'>,
  mistakeId: string,
  change: Change,
): Promise<MistakeView> {
  return database.transaction(async (tx) => {
    const kept = await lockMistake(tx, mistakeId, userId);
    if (!kept || kept.deletedAt) throw refuse('mistakeNotFound');
    await change(tx, authorize(kept, isOwn(kept, userId), 'mistakeNotFound'));
    const changed = await findMistake(tx, mistakeId, userId);
    if (!changed) throw refuse('mistakeNotFound');
    return presentMistake(changed);
  });
}
