import { inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { diaryScores, toldCells } from '../../../db/schema/review.ts';
import { DAY, shift } from '../../../platform/clock.ts';
import { ToldCells } from './told.rules.ts';

/** A team's first morning makes up twelve months; days of cells that are older are told nowhere. */
const CELL_DAYS = 400;

/** Cells of days by their numbers, and the highest number that any has. */
export async function findCells(db: Database, ids: readonly number[]): Promise<ToldCells> {
  const { id, people, days } = toldCells;
  const [cells, [highest]] = await Promise.all([
    db
      .select({ id, people, days })
      .from(toldCells)
      .where(inArray(id, [...new Set(ids)])),
    db.select({ last: sql<number>`coalesce(max(${id}), 0)::int` }).from(toldCells),
  ]);
  return new ToldCells(new Map(cells.map(({ id: at, ...size }) => [at, size])), highest?.last);
}

/**
 * Keeps what was told. A server that cuts a cell makes one with a number after the highest: of two servers that tell at once the
 * second one fails, and looks again.
 */
export async function keepCells(tx: Transaction, cells: ToldCells, toldAt: Date): Promise<void> {
  const changes = cells.changes();
  if (changes.days.length === 0) return;
  const rows = (of: readonly object[]) => sql`${JSON.stringify(of)}::jsonb`;
  const isNew = changes.cells.filter((cell) => cell.isNew);
  await tx.insert(toldCells).values(isNew.map(({ id, people, days }) => ({ id, people, days, toldAt })));
  await tx
    .update(toldCells)
    .set({ people: sql`cell.people`, days: sql`cell.days` })
    .from(
      sql`jsonb_to_recordset(${rows(changes.cells.filter((cell) => !cell.isNew))}) as cell (id int, people int, days int)`,
    )
    .where(sql`${toldCells.id} = cell.id`);
  // One that is scored anew meanwhile was told with a score that no one has any more.
  await tx
    .update(diaryScores)
    .set({ toldCell: sql`told.cell` })
    .from(
      sql`jsonb_to_recordset(${rows(changes.days)}) as told ("diaryId" uuid, score int, "isSettled" boolean, cell int)`,
    )
    .where(
      sql`${diaryScores.diaryId} = told."diaryId" and (told."isSettled" or ${diaryScores.score} = told.score)`,
    );
}

/** Erases cells so old that none of their days is told anywhere any more; the last one stays, so that numbers go on. */
export async function eraseOldCells(db: Database, now: Date): Promise<void> {
  const before = shift(now, -CELL_DAYS * DAY);
  await db
    .delete(toldCells)
    .where(
      sql`${lt(toldCells.toldAt, before)} and ${toldCells.id} < (select max(last.id) from ${toldCells} as last)`,
    );
}
