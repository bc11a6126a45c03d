import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { diaries, diaryVersions } from '../../../db/schema/diary.ts';

/** What a diary says, or said, since an instant. */
export type VersionRow = Pick<
  typeof diaryVersions.$inferSelect,
  'version' | 'title' | 'sections' | 'writtenAt'
>;

type VersionPage = { readonly before: number | undefined; readonly limit: number };

/** The versions of one's own diary, the one that stands first; null where one has no such diary. */
export async function listVersions(
  db: Database,
  diaryId: string,
  authorId: string,
  { before, limit }: VersionPage,
): Promise<VersionRow[] | null> {
  const [current] = await db
    .select({
      version: diaries.version,
      title: diaries.title,
      sections: diaries.sections,
      writtenAt: diaries.updatedAt,
    })
    .from(diaries)
    .where(and(eq(diaries.id, diaryId), eq(diaries.authorId, authorId), isNull(diaries.deletedAt)));
  if (!current) return null;
  const earlier = await db
    .select({
      version: diaryVersions.version,
      title: diaryVersions.title,
      sections: diaryVersions.sections,
      writtenAt: diaryVersions.writtenAt,
    })
    .from(diaryVersions)
    .where(
      and(
        eq(diaryVersions.diaryId, diaryId),
        before === undefined ? undefined : lt(diaryVersions.version, before),
      ),
    )
    .orderBy(desc(diaryVersions.version))
    .limit(limit);
  return before === undefined ? [current, ...earlier].slice(0, limit) : earlier;
}
