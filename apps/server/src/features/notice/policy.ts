import type { NoticeKind } from '@garden/contract';

/** What tells someone outside a team about it. */
export const SHOWN_OUTSIDE: readonly NoticeKind[] = ['approved', 'rejected', 'invitation', 'removed'];
/** What tells of a team that has ended. */
export const SHOWN_AFTER_THE_END: readonly NoticeKind[] = ['removed'];

/** A notice as far as the right to see it goes. */
export type Shown = {
  readonly kind: NoticeKind;
  readonly teamId: string | null;
  /** Whether its team has ended, or else its reader is in it now; `none` where it is about no team. */
  readonly team: 'none' | 'ended' | 'outside' | 'member';
  /** Why someone was removed: the team itself has ended. */
  readonly cause: 'ended' | null;
  /** What kind of object it names, and whether that is still there. */
  readonly objectKind: string | null;
  readonly hasObject: boolean;
  /** The teams that read what it is about; null where every member of its team may. */
  readonly readBy: readonly string[] | null;
};

/**
 * Whether its reader may still be shown a notice: they are in its team, and what it is about is there and read by that
 * team. What is about coming to a team, or leaving it, they are shown from outside.
 */
export function mayShow({ kind, teamId, team, cause, objectKind, hasObject, readBy }: Shown): boolean {
  if (cause === 'ended') return team === 'ended';
  if (team === 'ended') return SHOWN_AFTER_THE_END.includes(kind);
  if (SHOWN_OUTSIDE.includes(kind)) return true;
  if (team === 'outside') return false;
  if (objectKind !== null && !hasObject) return false;
  return readBy === null || teamId === null || readBy.includes(teamId);
}
