import { type DiaryDay, isLate } from '@garden/calendar';
import type { Sections } from '@garden/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { diaries, diaryImports, drafts, importedDiaries } from '../../../db/schema/diary.ts';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { askedIn } from '../asking/rules.ts';
import { listAsked } from '../asking/store.ts';
import { countNew } from '../attendance/store.ts';
import type { Writer } from '../days/store.ts';
import { describeImages, showImages } from '../pictures/store.ts';
import { mayPublishTo } from '../policy.ts';
import { lengthOf } from '../rules.ts';
import { insertDiary } from '../store.ts';
import { diaryPublished } from '../writing/hooks.ts';

/** An entry that may be taken in. */
export type Import = {
  readonly day: DiaryDay;
  readonly title: string | null;
  readonly expression: string | null;
  readonly sections: Sections;
  readonly images: readonly { readonly file: string; readonly alt: string }[];
};

type Taken = 'written' | 'made' | 'begun';

/**
 * Of some days, those on which someone has an entry, those on which they have a draft, and those whose entry an earlier
 * request of the same import made.
 * @param key what their browser calls that import
 */
export async function findTakenDays(
  db: Database,
  authorId: string,
  days: readonly string[],
  key: string | undefined,
): Promise<{ readonly [Kind in Taken]: ReadonlySet<string> }> {
  if (days.length === 0) return { written: new Set(), made: new Set(), begun: new Set() };
  const isMade = sql`${diaryImports.key} = ${key ?? null}::uuid and ${diaryImports.ownerId} = ${authorId}::uuid`;
  const rows = await db
    .select({ day: diaries.day, kind: sql<Taken>`case when ${isMade} then 'made' else 'written' end` })
    .from(diaries)
    .leftJoin(importedDiaries, eq(importedDiaries.diaryId, diaries.id))
    .leftJoin(diaryImports, eq(diaryImports.id, importedDiaries.importId))
    .where(and(eq(diaries.authorId, authorId), inArray(diaries.day, [...days]), isNull(diaries.deletedAt)))
    .unionAll(
      db
        .select({ day: drafts.day, kind: sql<Taken>`'begun'` })
        .from(drafts)
        .where(and(eq(drafts.authorId, authorId), inArray(drafts.day, [...days]))),
    );
  const daysOf = (wanted: Taken) => new Set(rows.filter(({ kind }) => kind === wanted).map(({ day }) => day));
  return { written: daysOf('written'), made: daysOf('made'), begun: daysOf('begun') };
}

/**
 * Takes an entry in, in a transaction of its own; false where its author has one for the day already. It is published
 * as of now, in an import of theirs: no one is told, and its tasks, whose day is over, are planned for no one.
 * @throws Refusal `teamNotFound` where the writer has left one of the teams meanwhile
 */
export async function takeIn(
  ctx: Context,
  writer: Writer,
  { day, title, expression, sections, images }: Import,
  teamIds: readonly string[],
  into: Authorized<{ readonly id: string }>,
): Promise<boolean> {
  const { db } = ctx.database;
  const { userId } = writer;
  const [shown, running] = await Promise.all([
    describeImages(db, userId, images),
    listAsked(db, ctx.hooks, writer, { ...sections, day }),
  ]);
  const written = {
    id: ctx.random.id(),
    authorId: userId,
    day,
    teamIds: [...teamIds],
    title,
    sections,
    expression,
    images: shown,
    asked: askedIn(sections, running),
    length: lengthOf(sections),
    late: isLate(ctx.now, day, writer.calendar),
    publishedAt: ctx.now,
  };
  const diary = authorize(written, mayPublishTo(teamIds, writer), 'teamNotFound');
  const insert = async (tx: Transaction) => {
    const added = await insertDiary(tx, ctx, diary, { endsDraft: false });
    if (!added) return false;
    await showImages(tx, { ...diary, images: [] }, images);
    const published = { diary, imported: true, writer, extras: added.extras };
    await ctx.hooks.run(tx, diaryPublished, published, ctx);
    countNew(tx, diary);
    tx.atCommit(tx.insert(importedDiaries).values({ diaryId: diary.id, importId: into.id }));
    return true;
  };
  // Hundreds of days, each once: what a broken import took in is told as taken when it is repeated.
  return ctx.database.transaction(insert, { commitsAtOnce: true });
}
