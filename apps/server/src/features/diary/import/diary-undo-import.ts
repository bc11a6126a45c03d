import { api } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { findSelf } from '../days/store.ts';
import { removeDiary } from '../writing/removing.store.ts';
import { countLeft, findById, listUntouched, ownImports } from './past.store.ts';

/** Diaries that are removed in one request: a second's work. */
const AT_ONCE = 100;

export const diaryUndoImport = call(api.diary.undoImport, async (ctx, { importId }) => {
  const writer = await findSelf(ctx);
  const { db } = ctx.database;
  const end = async (tx: Transaction) => {
    const found = await findById(tx, writer.userId, importId);
    if (!found || !isUndoable(found.beganAt, ctx.now)) throw refuse('importNotFound');
    if (found.deletedAt) return;
    // What is still under way of it ends with that.
    const changes = { deletedAt: ctx.now, openUntil: null };
    await ownImports.change(tx, ownImports.own(found, writer.userId), changes);
  };
  await ctx.database.transaction(end, { commitsAtOnce: true });
  let removed = 0;
  for (const diaryId of await listUntouched(db, writer, importId, AT_ONCE)) {
    // It may have been changed since it was listed; then it stays.
    const isRemoved = await removeDiary(ctx, writer, diaryId, {
      keepsQuestions: false,
      isChangedToo: false,
      isOneOfMany: true,
    });
    if (isRemoved) removed += 1;
  }
  return { removed, ...(await countLeft(db, writer, importId)) };
});
