import { auditAction, type Person } from '@garden/contract';
import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { auditEntries, auditHeads } from '../../../db/schema/platform.ts';
import { type AuditHead, type AuditRow, isWhole } from '../../../platform/audit.ts';
import { personColumns } from '../../account/store.ts';

/** An entry with the people it names; null where it names no one, or someone who was never here. */
export type AuditEntry = AuditRow & { readonly actor: Person | null; readonly subject: Person | null };

type AuditPage = { readonly before: number | undefined; readonly limit: number };

const doer = alias(users, 'doer');
const other = alias(users, 'other');

/**
 * Entries of a chain, newest first, those before a number where one is given; one query, so that the end of the chain
 * and its entries are of one moment.
 * @returns one more than the limit where there are more, and whether all that was read is whole
 */
export async function listAudit(
  db: Database,
  scope: string,
  { before, limit }: AuditPage,
): Promise<{ entries: AuditEntry[]; intact: boolean }> {
  const rows = await db
    .select({
      head: getTableColumns(auditHeads),
      entry: getTableColumns(auditEntries),
      actor: personColumns(doer),
      subject: personColumns(other),
    })
    .from(auditHeads)
    .leftJoin(
      auditEntries,
      and(
        eq(auditEntries.scope, auditHeads.scope),
        before === undefined ? undefined : lt(auditEntries.number, before),
      ),
    )
    .leftJoin(doer, eq(doer.id, auditEntries.actorId))
    .leftJoin(other, eq(other.id, auditEntries.subjectId))
    .where(eq(auditHeads.scope, scope))
    .orderBy(desc(auditEntries.number))
    .limit(limit + 1);
  const entries = rows.flatMap(({ entry, actor, subject }) =>
    entry ? [{ ...entry, action: auditAction.parse(entry.action), actor, subject }] : [],
  );
  const head: AuditHead | undefined = rows[0]?.head;
  return { entries, intact: isWhole(entries, { head, before, toTheFirst: entries.length <= limit }) };
}
