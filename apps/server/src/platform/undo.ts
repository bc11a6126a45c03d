import { DAY, shift } from './clock.ts';

/** How long what was deleted can be brought back; then it is erased (product, sections 3 and 4). */
export const UNDO_LIFE = 30 * DAY;

/** Whether what was deleted at an instant can still be brought back; true for what is not deleted. */
export function isUndoable(deletedAt: Date | null, now: Date): boolean {
  return deletedAt === null || deletedAt >= shift(now, -UNDO_LIFE);
}
