import type { Api } from '@garden/contract';
import { isUniqueViolation } from '../../../db/errors.ts';
import type { Transaction } from '../../../db/open-database.ts';
import { authorize } from '../../../http/authorize.ts';
import type { Context, Handler } from '../../../http/context.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { lockMembershipsShared } from '../../team/membership/store.ts';
import { findSelf, type Writer } from '../days/store.ts';
import { mayChange, type Reader, sharedTeams } from '../policy.ts';
import { presentOwnDiary } from '../present.ts';
import { hydrateOwnDiary } from '../reading/store.ts';
import { hideDiary, lockOwnDiary, restoreDiary, type StoredDiary } from '../store.ts';
import { diaryHidden, diaryRestored } from './hooks.ts';

export const deleteDiary: Handler<Api['diary']['delete']> = async (
  ctx,
  { diaryId, undo = false, questions },
) => {
  const writer = await findSelf(ctx);
  await (undo ? bringBack(ctx, writer, diaryId) : takeAway(ctx, writer, diaryId, questions === 'keep'));
  return {};
};

async function takeAway(
  ctx: Context,
  writer: Writer,
  diaryId: string,
  keepsQuestions: boolean,
): Promise<void> {
  await ctx.database.transaction(async (tx) => {
    const { diary, held } = await lockWithMemberships(tx, writer, diaryId);
    if (diary.deletedAt) return;
    hideDiary(tx, authorize(diary, mayChange(diary, held), 'teamNotFound'), ctx.now);
    await ctx.hooks.run(tx, diaryHidden, { diary, keepsQuestions }, ctx);
  });
}

/** It comes back to those of its teams that its author is still in. */
async function bringBack(ctx: Context, writer: Writer, diaryId: string): Promise<void> {
  let day = '';
  try {
    await ctx.database.transaction(async (tx) => {
      const { diary, held } = await lockWithMemberships(tx, writer, diaryId);
      if (!diary.deletedAt) return;
      day = diary.day;
      const inTime = isUndoable(diary.deletedAt, ctx.now);
      const teamIds = sharedTeams(diary, held);
      restoreDiary(tx, authorize(diary, inTime, 'diaryNotFound'), teamIds);
      const restored = { diary: { ...diary, teamIds }, hiddenAt: diary.deletedAt, writer };
      await ctx.hooks.run(tx, diaryRestored, restored, ctx);
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'diaries_author_day')) throw error;
    const other = await hydrateOwnDiary(ctx, writer, day);
    throw conflict('diaryExists', other && presentOwnDiary(other, writer));
  }
}

/** The diary and its author's memberships, both held until the transaction ends. */
async function lockWithMemberships(
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
