import { refuseField } from '../../http/refusal.ts';
import { DAY } from '../../platform/clock.ts';

/** Someone who follows again is announced only so long after the last time. */
export const TOLD_ANEW_AFTER = 30 * DAY;

/**
 * Who is put into a group: each once, no one who is taken out at the same time, and everyone known to its owner.
 * @param known people who share a team with the owner
 * @throws Refusal at the field `userIds`: `followSelf`, or `userNotFound`.
 */
export function chooseAdded(
  { userIds = [], removeIds = [] }: { userIds?: readonly string[]; removeIds?: readonly string[] },
  ownerId: string,
  known: ReadonlyMap<string, unknown>,
): string[] {
  const added = [...new Set(userIds)].filter((userId) => !removeIds.includes(userId));
  if (added.includes(ownerId)) throw refuseField('userIds', 'followSelf');
  if (added.some((userId) => !known.has(userId))) throw refuseField('userIds', 'userNotFound');
  return added;
}
