import { isPrivateLine, sharedSections, textsOf } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import type { EventContext } from '../../../platform/events.store.ts';
import type { WrittenDiary } from '../../diary/writing/hooks.ts';
import { notify } from '../../notice/store.ts';
import { findMentions } from './store.ts';

/**
 * Tells whom a diary mentions where others read it, never in mistakes and private lines; of a changed one those whom it
 * did not mention before.
 */
export async function notifyMentioned(
  tx: Transaction,
  ctx: EventContext,
  diary: WrittenDiary,
  before?: WrittenDiary,
): Promise<void> {
  const { id, authorId } = diary;
  const told = new Set<string>();
  for (const { id: userId } of before ? await findMentions(tx, sharedText(before), before.teamIds) : []) {
    told.add(userId);
  }
  for (const teamId of diary.teamIds) {
    const mentioned = await findMentions(tx, sharedText(diary), [teamId]);
    const userIds = mentioned.map((person) => person.id).filter((userId) => !told.has(userId));
    await notify(tx, ctx, {
      kind: 'mention',
      teamId,
      actorId: authorId,
      object: { kind: 'diary', id },
      userIds,
    });
    for (const userId of userIds) told.add(userId);
  }
}

/** All that others may read of a diary, as one text. */
function sharedText({ title, sections }: Pick<WrittenDiary, 'title' | 'sections'>): string {
  const shown = title !== null && !isPrivateLine(title) ? [title] : [];
  return [...shown, ...textsOf(sharedSections(sections))].join('\n');
}
