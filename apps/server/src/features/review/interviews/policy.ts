import { oversees } from '../../team/policy.ts';
import type { Seeing } from '../../team/store.ts';

/** An interview as far as rights go. */
export type Sides = {
  readonly memberId: string;
  /** Who looks after the member now. */
  readonly supervisorIds: readonly string[];
  /** Who wrote it down; null before anyone has. */
  readonly recordedBy: string | null;
  /** Who else looked after the member when it was first written down. */
  readonly besides: readonly string[];
};

/** The member, and who wrote it down: what was said is between them. */
export function isSide({ memberId, recordedBy }: Sides, userId: string): boolean {
  return userId === memberId || userId === recordedBy;
}

/** Who reads the record: its two sides, and those who could have held it as well, while they look after the member. */
export function readsRecord(sides: Sides, userId: string): boolean {
  return isSide(sides, userId) || (sides.besides.includes(userId) && sides.supervisorIds.includes(userId));
}

/** Who closes an interview instead of holding it, or opens it again: someone who looks after the member. */
export function mayClose({ supervisorIds }: Sides, userId: string): boolean {
  return supervisorIds.includes(userId);
}

/** Why it was closed is for the member and those who look after them. */
export function readsReason({ memberId, supervisorIds }: Sides, userId: string): boolean {
  return userId === memberId || supervisorIds.includes(userId);
}

/** Who writes an interview down: someone who looks after the member, and once it is written down its writer alone. */
export function mayRecord({ supervisorIds, recordedBy }: Sides, userId: string): boolean {
  return recordedBy === null ? supervisorIds.includes(userId) : recordedBy === userId;
}

/** The mean is for the member and those who look after them. */
export function seesMean(sides: Sides, userId: string): boolean {
  return isSide(sides, userId) || sides.supervisorIds.includes(userId);
}

/** Whose interviews someone sees as needed, held or closed: administrators all, others their own people's and their own. */
export function statesSeen(reader: Seeing): 'all' | 'own' {
  return oversees(reader) ? 'all' : 'own';
}
