import { isRecord } from '../../../lib/is-record.ts';
import { storedValue } from '../../../lib/stored-value.ts';
import type { Typed } from './typed.ts';

const keyOf = (userId: string, teamId: string) => `questionnaire-draft:${userId}:${teamId}`;

/** The questionnaire that someone builds for a team and hasn’t opened yet, in this browser alone. */
export const keptTyped = {
  read(userId: string, teamId: string): Typed | undefined {
    const kept = storedValue.read(keyOf(userId, teamId));
    if (kept === null) return undefined;
    try {
      const typed: unknown = JSON.parse(kept);
      // Written by this product alone; what an older build wrote begins anew.
      return isRecord(typed) && Array.isArray(typed.items) && isRecord(typed.title)
        ? (typed as Typed)
        : undefined;
    } catch {
      return undefined;
    }
  },
  write(userId: string, teamId: string, typed: Typed | undefined): void {
    storedValue.write(keyOf(userId, teamId), typed === undefined ? null : JSON.stringify(typed));
  },
};
