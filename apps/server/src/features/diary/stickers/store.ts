import { and, asc, count, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { diaries, memes } from '../../../db/schema/diary.ts';
import { ownRows } from '../../../http/own-rows.ts';
import { shift } from '../../../platform/clock.ts';
import { inBatches } from '../../../platform/erase-hidden.ts';
import type { Files } from '../../../platform/files.ts';
import type { Ports } from '../../../platform/ports.ts';
import { UNDO_LIFE } from '../../../platform/undo.ts';

export const ownMemes = ownRows(memes, 'memeNotFound');

export type MemeRow = typeof memes.$inferSelect;
type Erasing = Pick<Ports, 'clock' | 'database' | 'files'>;

const AT_ONCE = 100;

/** The key of a sticker's file. */
export const memeKey = (file: string): string => `memes/${file}`;

const kept = (ownerId: string) => and(eq(memes.ownerId, ownerId), isNull(memes.deletedAt));

export async function listMemes(db: Database, ownerId: string): Promise<MemeRow[]> {
  return db.select().from(memes).where(kept(ownerId)).orderBy(asc(memes.createdAt), asc(memes.id));
}

export async function countMemes(db: Database, ownerId: string): Promise<number> {
  const [counted] = await db.select({ memes: count() }).from(memes).where(kept(ownerId));
  return counted?.memes ?? 0;
}

export function insertMeme(tx: Transaction, meme: Omit<MemeRow, 'deletedAt'>): void {
  tx.atCommit(tx.insert(memes).values(meme));
}

/** Whether someone may put this sticker beside a diary. */
export async function hasMeme(db: Queryable, ownerId: string, file: string): Promise<boolean> {
  const found = await db
    .select({ id: memes.id })
    .from(memes)
    .where(and(kept(ownerId), eq(memes.file, file)));
  return found.length > 0;
}

/** All stickers of someone, deleted ones too until they are erased. */
export async function listOwnMemes(db: Database, ownerId: string): Promise<MemeRow[]> {
  return db
    .select()
    .from(memes)
    .where(eq(memes.ownerId, ownerId))
    .orderBy(asc(memes.createdAt), asc(memes.id));
}

/** Erases all stickers of a person but those beside diaries that others read; their files go first. */
export async function eraseOwnMemes(tx: Transaction, files: Files, ownerId: string): Promise<void> {
  await tx.update(memes).set({ deletedAt: memes.createdAt }).where(eq(memes.ownerId, ownerId));
  const due = await tx
    .select({ id: memes.id, file: memes.file })
    .from(memes)
    .where(and(eq(memes.ownerId, ownerId), notExists(showing(tx))));
  await eraseFilesOf(tx, files, due);
}

/**
 * Erases stickers that can no longer be brought back and stand beside no diary; tells how many.
 * Their files go before the rows do: whatever ends this in between, it is done again.
 */
export async function eraseMemes({ clock, database, files }: Erasing): Promise<number> {
  const before = shift(clock.now(), -UNDO_LIFE);
  const eraseSome = (limit: number) =>
    database.transaction(async (tx) => {
      const due = await lockUnused(tx, before, limit);
      await eraseFilesOf(tx, files, due);
      return due.length;
    });
  return inBatches(eraseSome, AT_ONCE);
}

async function eraseFilesOf(
  tx: Transaction,
  files: Files,
  due: readonly Pick<MemeRow, 'id' | 'file'>[],
): Promise<void> {
  await Promise.all(due.map(({ file }) => files.delete(memeKey(file))));
  const gone = due.map(({ id }) => id);
  if (gone.length > 0) await tx.delete(memes).where(inArray(memes.id, gone));
}

/** Diaries of a sticker's owner that show it. */
function showing(tx: Transaction) {
  return tx
    .select({ id: diaries.id })
    .from(diaries)
    .where(
      and(
        eq(diaries.authorId, memes.ownerId),
        isNull(diaries.deletedAt),
        sql`${diaries.expression} = 'meme:' || ${memes.file}`,
      ),
    );
}

function lockUnused(tx: Transaction, before: Date, limit: number) {
  const { id, file, deletedAt } = memes;
  return tx
    .select({ id, file })
    .from(memes)
    .where(and(isNotNull(deletedAt), lt(deletedAt, before), notExists(showing(tx))))
    .limit(limit)
    .for('update', { of: memes, skipLocked: true });
}
