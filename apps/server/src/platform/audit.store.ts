import type { AuditAction } from '@garden/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/open-database.ts';
import { auditEntries, auditHeads } from '../db/schema/platform.ts';
import { type AuditRow, BEGINNING, hashEntry } from './audit.ts';

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

/** Adds an entry to the end of its chain, in the transaction of what it tells. */
export async function recordAudit(tx: Transaction, event: AuditEvent): Promise<void> {
  await recordAudits(tx, event.scope, [event]);
}

/** Adds entries to the end of one chain, in their order and at once. */
export async function recordAudits(
  tx: Transaction,
  scope: string,
  events: readonly Omit<AuditEvent, 'scope'>[],
): Promise<void> {
  if (events.length === 0) return;
  const [head] = await tx
    .insert(auditHeads)
    .values({ scope, number: 0, hash: BEGINNING })
    // Changes nothing, but holds the row and gives it back.
    .onConflictDoUpdate({ target: auditHeads.scope, set: { scope } })
    .returning();
  if (!head) throw new Error(`the audit chain of ${scope} has no end`);
  const entries: AuditRow[] = [];
  let { number, hash } = head;
  for (const { at, action, actorId, subjectId = null, details = {} } of events) {
    number += 1;
    const entry = { scope, number, at, action, actorId, subjectId, details };
    hash = hashEntry(entry, hash);
    entries.push({ ...entry, hash });
  }
  const added = tx.$with('added').as(tx.insert(auditEntries).values(entries));
  await tx.with(added).update(auditHeads).set({ number, hash }).where(eq(auditHeads.scope, scope));
}
