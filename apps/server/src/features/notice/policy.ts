import type { NoticeKind } from '@garden/contract';
import { placesOf } from '../conversation/policy.ts';

/** What tells somebody outside a team about it. */
const FROM_OUTSIDE: ReadonlySet<NoticeKind> = new Set(['approved', 'rejected', 'invitation', 'removed']);

/** A notice as far as the right to see it goes. */
export type Shown = {
  readonly kind: NoticeKind;
  readonly teamId: string | null;
  /** Whether its team still exists, and its reader is in it now. */
  readonly team: 'none' | 'outside' | 'member';
  /** What kind of object it names, and whether that is still there. */
  readonly objectKind: string | null;
  readonly hasObject: boolean;
  /** The teams that read what is talked about; null where nothing is. */
  readonly readBy: readonly string[] | null;
};

/**
 * Whether its reader may still be shown a notice: they are in its team, and what it is about is there and read by that
 * team. What is about coming to a team, or leaving it, they are shown from outside.
 */
export function mayShow({ kind, teamId, team, objectKind, hasObject, readBy }: Shown): boolean {
  if (teamId !== null && team === 'none') return false;
  if (FROM_OUTSIDE.has(kind)) return true;
  if (teamId !== null && team !== 'member') return false;
  if (objectKind !== null && !hasObject) return false;
  if (readBy === null || teamId === null) return true;
  return placesOf({ teamIds: readBy }, { teamIds: [teamId] }).length > 0;
}
