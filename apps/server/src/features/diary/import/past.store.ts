import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { diaries, diaryImports, importedDiaries } from '../../../db/schema/diary.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { ownRows } from '../../../http/own-rows.ts';
import { eraseSome } from '../../../platform/erase-hidden.ts';
import type { EraseHidden } from '../../../platform/personal-data.ts';

export const ownImports = ownRows(diaryImports, 'importNotFound');

type ImportRow = typeof diaryImports.$inferSelect;

/** Someone’s import by what their browser calls it, held until the transaction ends. */
export async function findByKey(
  tx: Transaction,
  ownerId: string,
  key: string,
): Promise<ImportRow | undefined> {
  const [found] = await tx
    .select()
    .from(diaryImports)
    .where(and(eq(diaryImports.ownerId, ownerId), eq(diaryImports.key, key)))
    .for('update');
  return found;
}

/** Someone’s import by its id, undone or not, held until the transaction ends. */
export async function findById(tx: Transaction, ownerId: string, id: string): Promise<ImportRow | undefined> {
  const [found] = await tx
    .select()
    .from(diaryImports)
    .where(and(eq(diaryImports.ownerId, ownerId), eq(diaryImports.id, id)))
    .for('update');
  return found;
}

/** Until when an import of someone goes on; undefined where none does. */
export async function findOpen(db: Database, ownerId: string, now: Date): Promise<Date | undefined> {
  const [found] = await db
    .select({ until: diaryImports.openUntil })
    .from(diaryImports)
    .where(and(eq(diaryImports.ownerId, ownerId), gte(diaryImports.openUntil, now)));
  return found?.until ?? undefined;
}

/** Begins an import, or goes on with it; fails with a violation of `diary_imports_open` while another one goes on. */
export async function openImport(tx: Transaction, row: Authorized<ImportRow>, now: Date): Promise<void> {
  await tx
    .update(diaryImports)
    .set({ openUntil: null })
    .where(and(eq(diaryImports.ownerId, row.ownerId), lte(diaryImports.openUntil, now)));
  await tx
    .insert(diaryImports)
    .values(row)
    .onConflictDoUpdate({ target: diaryImports.id, set: { openUntil: row.openUntil } });
}

/** Someone and the teams that they are in: what they shared with one that they left stays there. */
type Owner = { readonly userId: string; readonly teamIds: readonly string[] };

const isThere = sql`${diaries.deletedAt} is null`;
/** As the import made it, and its author's alone to remove. */
const isUntouched = ({ teamIds }: Owner) =>
  sql`${isThere} and ${diaries.version} = 1 and ${diaries.teamIds} <@ ${`{${teamIds.join(',')}}`}::uuid[]`;
const left = (owner: Owner) => sql<number>`(count(*) filter (where ${isUntouched(owner)}))::int`;
const stays = (owner: Owner) =>
  sql<number>`(count(*) filter (where ${isThere} and not (${isUntouched(owner)})))::int`;

/** Diaries of an import that are as it made them, at most so many. */
export async function listUntouched(
  db: Queryable,
  owner: Owner,
  importId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: diaries.id })
    .from(importedDiaries)
    .innerJoin(diaries, eq(diaries.id, importedDiaries.diaryId))
    .where(and(eq(importedDiaries.importId, importId), isUntouched(owner)))
    .orderBy(diaries.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** How many it would still remove, and how many stay. */
export async function countLeft(
  db: Queryable,
  owner: Owner,
  importId: string,
): Promise<{ left: number; changed: number }> {
  const [counted] = await db
    .select({
      left: left(owner),
      changed: stays(owner),
    })
    .from(importedDiaries)
    .innerJoin(diaries, eq(diaries.id, importedDiaries.diaryId))
    .where(eq(importedDiaries.importId, importId));
  return counted ?? { left: 0, changed: 0 };
}

const MOST_LISTED = 20;

/** Imports of someone since a moment that made anything, the newest first. */
export async function listImports(db: Database, owner: Owner, since: Date) {
  return db
    .select({
      id: diaryImports.id,
      beganAt: diaryImports.beganAt,
      deletedAt: diaryImports.deletedAt,
      days: left(owner),
      changed: stays(owner),
      from: sql<string | null>`min(${diaries.day}) filter (where ${isThere})`,
      to: sql<string | null>`max(${diaries.day}) filter (where ${isThere})`,
    })
    .from(diaryImports)
    .innerJoin(importedDiaries, eq(importedDiaries.importId, diaryImports.id))
    .innerJoin(diaries, eq(diaries.id, importedDiaries.diaryId))
    .where(and(eq(diaryImports.ownerId, owner.userId), gte(diaryImports.beganAt, since)))
    .groupBy(diaryImports.id)
    .orderBy(desc(diaryImports.beganAt), desc(diaryImports.id))
    .limit(MOST_LISTED);
}

/** What can no longer be undone needs no list of what it made. */
export function forgetImports(...[tx, , before, limit]: Parameters<EraseHidden>): Promise<number> {
  return eraseSome(tx, [diaryImports.id], lt(diaryImports.beganAt, before), limit);
}
