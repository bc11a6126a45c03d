import { api } from '@garden/contract';
import { isUniqueViolation } from '../../../db/errors.ts';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { conflict } from '../../../http/refusal.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { findSelf, type Writer } from '../days/store.ts';
import { sharedTeams } from '../policy.ts';
import { presentOwnDiary } from '../present.ts';
import { hydrateOwnDiary } from '../reading/store.ts';
import { restoreDiary } from '../store.ts';
import { diaryRestored } from './hooks.ts';
import { lockWithMemberships, removeDiary } from './removing.store.ts';

export const diaryDelete = call(api.diary.delete, async (ctx, { diaryId, undo = false, questions }) => {
  const writer = await findSelf(ctx);
  if (undo) await bringBack(ctx, writer, diaryId);
  else await removeDiary(ctx, writer, diaryId, { keepsQuestions: questions === 'keep', isChangedToo: true });
  return {};
});

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
