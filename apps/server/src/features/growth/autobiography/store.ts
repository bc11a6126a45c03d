import { and, asc, between, desc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { diaries, diaryImages } from '../../../db/schema/diary.ts';
import { bookChapters, bookChapterVersions, books, picturesOf } from '../../../db/schema/growth.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { ImageColumns } from '../../diary/pictures/hooks.ts';
import { isShown } from '../memories/store.ts';
import type { DrawnFrom } from './draw.task.ts';
import { type DiaryPictures, firstDayOf, type KeptChapter } from './rules.ts';

export type Book = Pick<typeof books.$inferSelect, 'title' | 'dedication' | 'order'>;

/** The title page of someone; null until they have written one. */
export async function findBook(db: Database, ownerId: string): Promise<Book | null> {
  const { title, dedication, order } = books;
  const [found] = await db.select({ title, dedication, order }).from(books).where(eq(books.ownerId, ownerId));
  return found ?? null;
}

export type MonthCount = { readonly month: string; readonly diaries: number };

/** How many diaries someone has in each month, but for hidden days. */
export async function countByMonth(db: Database, authorId: string): Promise<MonthCount[]> {
  const month = sql<string>`to_char(${diaries.day}, 'YYYY-MM')`;
  return db
    .select({ month, diaries: sql<number>`count(*)::int` })
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), isNull(diaries.deletedAt), isShown(authorId, diaries.day)))
    .groupBy(sql`1`);
}

export type ChapterHead = { readonly month: string; readonly title: string; readonly lines: number };

/** The chapters of someone without their lines. */
export async function listHeads(db: Database, ownerId: string): Promise<ChapterHead[]> {
  return db
    .select({
      month: sql<string>`to_char(${bookChapters.month}, 'YYYY-MM')`,
      title: bookChapters.title,
      lines: sql<number>`jsonb_array_length(${bookChapters.lines})`,
    })
    .from(bookChapters)
    .where(eq(bookChapters.ownerId, ownerId));
}

const columns = {
  title: bookChapters.title,
  lines: bookChapters.lines,
  takenOut: bookChapters.takenOut,
  version: bookChapters.version,
};

export type DatedChapter = KeptChapter & { readonly month: string };

type Span = { readonly from: string; readonly to: string };

/** The chapters of someone whose months begin between two days, in order. */
export async function listChapters(
  db: Database,
  ownerId: string,
  { from, to }: Span,
): Promise<DatedChapter[]> {
  return db
    .select({ ...columns, month: sql<string>`to_char(${bookChapters.month}, 'YYYY-MM')` })
    .from(bookChapters)
    .where(and(eq(bookChapters.ownerId, ownerId), between(bookChapters.month, from, to)))
    .orderBy(asc(bookChapters.month));
}

/** The chapter of a month, held until the transaction ends; null where it is neither drawn nor written. */
export async function lockChapter(
  tx: Transaction,
  ownerId: string,
  month: string,
): Promise<KeptChapter | null> {
  const [found] = await tx
    .select(columns)
    .from(bookChapters)
    .where(and(eq(bookChapters.ownerId, ownerId), eq(bookChapters.month, firstDayOf(month))))
    .for('update');
  return found ?? null;
}

const isLookedBackOn = (authorId: string, { from, to }: Span) =>
  and(
    eq(diaries.authorId, authorId),
    isNull(diaries.deletedAt),
    between(diaries.day, from, to),
    isShown(authorId, diaries.day),
  );

/** The pictures of someone’s diaries of some days, but for hidden ones, in order. */
export async function listPictures(db: Queryable, authorId: string, span: Span): Promise<DiaryPictures[]> {
  const { id, day, images } = diaries;
  return db
    .select({ id, day, images })
    .from(diaries)
    .where(and(isLookedBackOn(authorId, span), ne(images, sql`'[]'::jsonb`)))
    .orderBy(asc(day));
}

/** The diaries of someone that show some of their pictures. */
export async function listShowing(
  tx: Transaction,
  authorId: string,
  files: readonly string[],
): Promise<readonly (Pick<DiaryPictures, 'id' | 'day'> & { readonly file: string })[]> {
  if (files.length === 0) return [];
  const { file, diaryId } = diaryImages;
  return tx
    .select({ file, id: diaries.id, day: diaries.day })
    .from(diaryImages)
    .innerJoin(diaries, eq(diaries.id, diaryId))
    .where(and(inArray(file, [...files]), eq(diaries.authorId, authorId), isNull(diaries.deletedAt)));
}

/** What someone wrote on some days, but for hidden ones, in order: what a chapter is drawn from. */
export async function listSources(db: Queryable, authorId: string, span: Span): Promise<DrawnFrom[]> {
  const { id, day, sections } = diaries;
  const rows = await db
    .select({ id, day, sections })
    .from(diaries)
    .where(isLookedBackOn(authorId, span))
    .orderBy(asc(day));
  // What was answered to a team is that team’s to read.
  return rows.map(({ sections: entry, ...row }) => ({
    ...row,
    authorId,
    entry: { ...entry, mistakes: [], answers: [], topics: [] },
  }));
}

type Keeping = { readonly ownerId: string; readonly month: string } & KeptChapter & {
    readonly changedAt: Date;
  };

/**
 * Keeps a chapter, and what it said before; where there is one of its version already, nothing of it is written, and it
 * tells so.
 */
export async function keepChapter(
  tx: Transaction,
  { month, lines, takenOut, ...chapter }: Authorized<Keeping>,
): Promise<boolean> {
  const kept = { ...chapter, lines, takenOut: [...takenOut], month: firstDayOf(month) };
  const { ownerId: _, month: __, ...changes } = kept;
  const { ownerId, month: first } = kept;
  const [, , written] = await Promise.all([
    tx
      .insert(bookChapterVersions)
      .select(
        sql`select owner_id, month, version, title, lines, taken_out, changed_at from ${bookChapters}
          where owner_id = ${ownerId}::uuid and month = ${first}::date and version = ${chapter.version - 1}`,
      )
      .onConflictDoNothing(),
    tx
      .delete(bookChapterVersions)
      .where(
        and(isVersionOf(ownerId, month), lt(bookChapterVersions.version, chapter.version - MOST_VERSIONS)),
      ),
    tx
      .insert(bookChapters)
      .values(kept)
      .onConflictDoUpdate({
        target: [bookChapters.ownerId, bookChapters.month],
        set: changes,
        setWhere: eq(bookChapters.version, chapter.version - 1),
      })
      .returning({ version: bookChapters.version }),
  ]);
  return written.length > 0;
}

/** As many earlier versions of a chapter are kept. */
const MOST_VERSIONS = 30;

const isVersionOf = (ownerId: string, month: string) =>
  and(eq(bookChapterVersions.ownerId, ownerId), eq(bookChapterVersions.month, firstDayOf(month)));

/** What a chapter said before, the newest text first. */
export async function listVersions(
  db: Database,
  { ownerId, month }: { readonly ownerId: string; readonly month: string },
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
) {
  const { version, title, lines, writtenAt } = bookChapterVersions;
  return db
    .select({ version, title, lines, writtenAt })
    .from(bookChapterVersions)
    .where(and(isVersionOf(ownerId, month), after === undefined ? undefined : lt(version, after)))
    .orderBy(desc(version))
    .limit(limit);
}

/** One of them; undefined where it is kept no more. */
export async function findVersion(
  tx: Transaction,
  ownerId: string,
  month: string,
  wanted: number,
): Promise<KeptChapter | undefined> {
  const { title, lines, takenOut, version } = bookChapterVersions;
  const [found] = await tx
    .select({ title, lines, takenOut, version })
    .from(bookChapterVersions)
    .where(and(isVersionOf(ownerId, month), eq(version, wanted)));
  return found;
}

/** Keeps the title page of its owner. */
export function keepBook(tx: Transaction, { ownerId, ...book }: Authorized<typeof books.$inferInsert>): void {
  tx.atCommit(
    tx
      .insert(books)
      .values({ ownerId, ...book })
      .onConflictDoUpdate({ target: books.ownerId, set: book }),
  );
}

/** Whether a chapter shows a picture, or showed it in a version that can be restored; by the index over its files. */
export const isShownInBook = ({ file, ownerId }: ImageColumns): SQL<boolean> => {
  const shows = sql`${picturesOf(sql`showing.lines`)} @> jsonb_build_array(${file}) and showing.owner_id = ${ownerId}`;
  return sql<boolean>`(
    exists (select from ${bookChapters} as showing where ${shows})
    or exists (select from ${bookChapterVersions} as showing where ${shows})
  )`;
};
