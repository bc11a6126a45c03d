import { lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { curiosities, curiosityTeams } from '../../../db/schema/knowledge.ts';
import type { HookContext } from '../../../platform/hooks.ts';
import { objectsErasing } from '../../notice/objects/hooks.ts';
import { changeCounts, countedIn } from '../ranking/counts.store.ts';
import { QUESTION } from './rules.ts';

/** Erases at most so many questions that were hidden before an instant, with all that hangs on them; tells how many. */
export async function eraseHiddenQuestions(
  tx: Transaction,
  ctx: HookContext,
  before: Date,
  limit: number,
): Promise<number> {
  const due = await tx
    .select({ id: curiosities.id })
    .from(curiosities)
    .where(lt(curiosities.deletedAt, before))
    .limit(limit);
  await eraseQuestions(
    tx,
    ctx,
    due.map(({ id }) => id),
  );
  return due.length;
}

/** Erases questions with all that hangs on them in areas above. */
export async function eraseQuestions(
  tx: Transaction,
  ctx: HookContext,
  questionIds: readonly string[],
): Promise<void> {
  if (questionIds.length === 0) return;
  const gone = tx.$with('gone').as(
    tx
      .delete(curiosityTeams)
      .where(sql`${curiosityTeams.curiosityId} = any (${sql.param(questionIds)}::uuid[])`)
      .returning(),
  );
  await changeCounts(tx.with(gone), countedIn(gone, -1));
  await ctx.hooks.run(tx, objectsErasing, { kind: QUESTION, ids: questionIds }, ctx);
  await tx.delete(curiosities).where(sql`${curiosities.id} = any (${sql.param(questionIds)}::uuid[])`);
}
