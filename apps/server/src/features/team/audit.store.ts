import { createHash } from 'node:crypto';
import type { AuditAction } from '@garden/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { auditEntries, auditHeads } from '../../db/schema/platform.ts';

export type AuditRow = typeof auditEntries.$inferSelect;

/** What happened; `scope` is the team, or the person for what is about an account alone. */
export type AuditEvent = {
  readonly scope: string;
  readonly action: AuditAction;
  readonly actorId: string;
  readonly subjectId?: string | undefined;
  /** In the words of the moment: names and numbers, nothing private. */
  readonly details?: Readonly<Record<string, string | number | boolean>> | undefined;
  readonly at: Date;
};

const BEGINNING = '';

/** Adds an entry to the end of its chain, in the transaction of what it tells. */
export async function recordAudit(tx: Transaction, event: AuditEvent): Promise<void> {
  const { scope } = event;
  await tx.insert(auditHeads).values({ scope, number: 0, hash: BEGINNING }).onConflictDoNothing();
  const [head] = await tx.select().from(auditHeads).where(eq(auditHeads.scope, scope)).for('update');
  if (!head) throw new Error(`the audit chain of ${scope} has no end`);
  const entry = {
    ...{ scope, number: head.number + 1, at: event.at, action: event.action, actorId: event.actorId },
    subjectId: event.subjectId ?? null,
    details: event.details ?? {},
  };
  const hash = hashEntry(entry, head.hash);
  await tx.insert(auditEntries).values({ ...entry, hash });
  await tx.update(auditHeads).set({ number: entry.number, hash }).where(eq(auditHeads.scope, scope));
}

type AuditPage = { readonly before: number | undefined; readonly limit: number };

/** Entries of a chain, newest first. */
export async function listAudit(
  db: Database,
  scope: string,
  { before, limit }: AuditPage,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEntries)
    .where(
      and(eq(auditEntries.scope, scope), before === undefined ? undefined : lt(auditEntries.number, before)),
    )
    .orderBy(desc(auditEntries.number))
    .limit(limit);
}

/**
 * Whether a run of a chain, newest first, is whole: no number is missing, and each hash follows from the one before.
 * The oldest of the run is checked where it is the chain's first; otherwise it vouches for the next one alone.
 */
export function followsWhole(rows: readonly AuditRow[]): boolean {
  return rows.every((row, index) => {
    const older = rows[index + 1];
    if (older) return row.number === older.number + 1 && row.hash === hashEntry(row, older.hash);
    return row.number !== 1 || row.hash === hashEntry(row, BEGINNING);
  });
}

function hashEntry(entry: Omit<AuditRow, 'hash'>, before: string): string {
  const details = Object.entries(entry.details).sort(([a], [b]) => (a < b ? -1 : 1));
  const { scope, number, at, action, actorId, subjectId } = entry;
  const told = JSON.stringify([before, scope, number, at.toISOString(), action, actorId, subjectId, details]);
  return createHash('sha256').update(told).digest('hex');
}
