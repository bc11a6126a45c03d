import { isPrivateLine, sharedSections, textsOf } from '@garden/contract';
import type { Transaction } from '../../../db/open-database.ts';
import type { EventContext } from '../../../platform/events.store.ts';
import { DIARY } from '../../diary/rules.ts';
import type { WrittenDiary } from '../../diary/writing/hooks.ts';
import { notify } from '../../notice/store.ts';
import { mentionsIn } from './rules.ts';
import { listNamed, type Named } from './store.ts';

/** A diary as it is written, and as it was where it was published before. */
type Change = { readonly before?: WrittenDiary; readonly after: WrittenDiary };

/**
 * Tells the people that diaries mention where others read them, never in mistakes and private lines; of a changed one
 * those that no version of it mentioned before.
 */
export async function notifyMentioned(
  tx: Transaction,
  ctx: EventContext,
  changes: readonly Change[],
): Promise<void> {
  const written = changes.flatMap(({ before, after }) => (before ? [before, after] : [after]));
  const teamIds = [...new Set(written.flatMap((diary) => diary.teamIds))];
  const people = await listNamed(tx, written.map(sharedText).join('\n'), teamIds);
  if (people.length === 0) return;
  for (const { before, after } of changes) {
    const told = new Set(before ? mentionedBy(before, before.teamIds, people) : []);
    for (const teamId of after.teamIds) {
      const userIds = mentionedBy(after, [teamId], people).filter((userId) => !told.has(userId));
      const object = { kind: DIARY, id: after.id };
      const once = before && before.sections !== after.sections ? true : undefined;
      await notify(tx, ctx, { kind: 'mention', teamId, actorId: after.authorId, object, userIds, once });
      for (const userId of userIds) told.add(userId);
    }
  }
}

/** The people that a diary mentions, of those who are in some teams. */
function mentionedBy(diary: WrittenDiary, teamIds: readonly string[], people: readonly Named[]): string[] {
  const readers = people.filter((person) => person.teamIds.some((teamId) => teamIds.includes(teamId)));
  return mentionsIn(sharedText(diary), readers).map(({ id }) => id);
}

/** All that others may read of a diary, as one text. */
function sharedText({ title, sections }: Pick<WrittenDiary, 'title' | 'sections'>): string {
  const shown = title !== null && !isPrivateLine(title) ? [title] : [];
  return [...shown, ...textsOf(sharedSections(sections))].join('\n');
}
