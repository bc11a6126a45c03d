import { createHash } from 'node:crypto';
import type { AuditAction } from '@garden/contract';

/** An entry of the audit log as it is kept. */
export type AuditRow = {
  readonly scope: string;
  /** Counts the entries of a chain from 1. */
  readonly number: number;
  readonly at: Date;
  readonly action: AuditAction;
  readonly actorId: string;
  readonly subjectId: string | null;
  readonly details: Readonly<Record<string, string | number | boolean>>;
  /** Over all of the entry and the hash of the one before. */
  readonly hash: string;
};

/** Where a chain ends. */
export type AuditHead = Pick<AuditRow, 'number' | 'hash'>;

/** What the first entry of a chain follows. */
export const BEGINNING = '';

/** The hash of an entry that follows one with the hash `before`. */
export function hashEntry(entry: Omit<AuditRow, 'hash'>, before: string): string {
  const details = Object.entries(entry.details).sort(([a], [b]) => (a < b ? -1 : 1));
  const { scope, number, at, action, actorId, subjectId } = entry;
  const told = JSON.stringify([before, scope, number, at.toISOString(), action, actorId, subjectId, details]);
  return createHash('sha256').update(told).digest('hex');
}

type Reading = {
  /** The end of the chain; undefined where it has none. */
  readonly head: AuditHead | undefined;
  /** The number before which was read; undefined for a reading from the end. */
  readonly before: number | undefined;
  /** Whether the reading goes back to the first entry. */
  readonly toTheFirst: boolean;
};

/**
 * Whether what was read of a chain, newest first, is whole: it begins where it should, no number is missing, each
 * entry follows from the one before, and the first from nothing. The oldest that was read, unless it is the first,
 * vouches for the next one alone.
 */
export function isWhole(rows: readonly AuditRow[], { head, before, toTheFirst }: Reading): boolean {
  if (!head) return false;
  const newest = rows[0];
  if (before === undefined) {
    if (newest?.number !== head.number || newest.hash !== head.hash) return false;
  } else if ((newest?.number ?? 0) !== before - 1) return false;
  return rows.every((row, index) => {
    const older = rows[index + 1];
    if (older) return row.number === older.number + 1 && row.hash === hashEntry(row, older.hash);
    return !toTheFirst || (row.number === 1 && row.hash === hashEntry(row, BEGINNING));
  });
}
