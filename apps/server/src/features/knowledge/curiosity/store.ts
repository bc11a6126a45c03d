import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { curiosities, curiosityAccesses } from '../../../db/schema/knowledge.ts';
import { type EventContext, emitEvent } from '../../../platform/events.store.ts';
import { ledgerOf } from '../../diary/readers/store.ts';
import type { DIARY } from '../../diary/rules.ts';
import type { QUESTION } from './rules.ts';

/**
 * Says to teams that what they ask is different now.
 * @param object the question, or the diary whose questions came, changed or went
 */
export function announceQuestions(
  tx: Transaction,
  ctx: EventContext,
  teamIds: readonly string[],
  object: { readonly kind: typeof QUESTION | typeof DIARY; readonly id: string },
): void {
  const team = { audience: 'team', topic: 'questions', object } as const;
  emitEvent(tx, ctx, ...[...new Set(teamIds)].map((audienceId) => ({ ...team, audienceId })));
}

/** The questions of a diary that are shown: a subselect of ids. */
export const selectQuestionsOf = (diaryId: string): SQL =>
  sql`select question.id from ${curiosities} as question
    where question.diary_id = ${diaryId}::uuid and question.deleted_at is null`;

/** Whether a question of its owner shows a picture, hidden ones too: they may be brought back. */
export const isShownInQuestion = (file: SQL, ownerId: SQL): SQL<boolean> =>
  sql<boolean>`exists (
    select from ${curiosities} as showing where showing.asker_id = ${ownerId}
      and showing.images @> jsonb_build_array(jsonb_build_object('file', ${file}))
  )`;

/** Who opened someone else's question. */
export const questionLedger = ledgerOf({
  accesses: curiosityAccesses,
  objectId: curiosityAccesses.curiosityId,
  objects: curiosities,
  ownerId: curiosities.askerId,
  openedAt: curiosities.createdAt,
});
