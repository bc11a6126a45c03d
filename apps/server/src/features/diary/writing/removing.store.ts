import type { Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { type HiddenObject, objectsHidden } from '../../notice/objects/hooks.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import type { Writer } from '../days/store.ts';
import { mayChange, type Reader } from '../policy.ts';
import { DIARY } from '../rules.ts';
import { hideDiary, lockOwnDiary, type StoredDiary } from '../store.ts';
import { diaryHidden } from './hooks.ts';

type Removing = {
  /** Whether the questions asked in it stay. */
  readonly keepsQuestions: boolean;
  /** Whether it goes whatever it says, or only as it was published. */
  readonly isChangedToo: boolean;
  /** Whether the call removes others besides: then it does not wait for that call's outcome. */
  readonly isOneOfMany?: boolean;
};

/**
 * Hides a diary of the caller with what goes with it, in a transaction of its own; false where it was hidden before, or
 * stays since it was changed.
 * @throws Refusal `diaryNotFound`
 */
export async function removeDiary(
  ctx: Context,
  writer: Writer,
  diaryId: string,
  { keepsQuestions, isChangedToo, isOneOfMany = false }: Removing,
): Promise<boolean> {
  const remove = async (tx: Transaction) => {
    const { diary, held } = await lockWithMemberships(tx, writer, diaryId);
    if (diary.deletedAt || (!isChangedToo && diary.version > 1)) return false;
    hideDiary(tx, authorize(diary, mayChange(diary, held), 'teamNotFound'), ctx.now);
    const hidden: HiddenObject[] = [{ kind: DIARY, ids: [diary.id] }];
    const hideAlong = (...objects: readonly HiddenObject[]) => void hidden.push(...objects);
    await ctx.hooks.run(tx, diaryHidden, { diary, keepsQuestions, hideAlong }, ctx);
    await ctx.hooks.run(tx, objectsHidden, hidden, ctx);
    return true;
  };
  return ctx.database.transaction(remove, { commitsAtOnce: isOneOfMany });
}

/** The diary and its author's memberships, both held until the transaction ends. */
export async function lockWithMemberships(
  tx: Transaction,
  { userId, teamIds }: Writer,
  diaryId: string,
): Promise<{ diary: StoredDiary; held: Reader }> {
  const [diary, heldIds] = await Promise.all([
    lockOwnDiary(tx, diaryId, userId),
    lockMembershipsShared(tx, userId, teamIds),
  ]);
  if (!diary) throw refuse('diaryNotFound');
  return { diary, held: { userId, teamIds: heldIds } };
}
