import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { diaries, diaryVersions } from '../../../db/schema/diary.ts';
import type { AccountOwner } from '../../../platform/personal-data.ts';
import { type ArchiveFile, inPages } from '../../../platform/personal-data.ts';
import { toMarkdown } from '../import/rules.ts';
import type { StoredDiary } from '../store.ts';

type Version = typeof diaryVersions.$inferSelect;
type OwnDiary = StoredDiary & { readonly earlier: readonly Version[] };
type TeamNames = ReadonlyMap<string, string>;

/** Everything that someone published as Markdown, a file for each day. */
export async function* readAsMarkdown(
  db: Database,
  { id, locale }: AccountOwner,
  teams: TeamNames,
): AsyncGenerator<ArchiveFile> {
  for await (const diary of readDiaries(db, id)) {
    if (diary.deletedAt) continue;
    const { day } = diary;
    yield { path: `diaries/${day.slice(0, 4)}/${day}.md`, content: toMarkdown(diary, teams, locale) };
  }
}

/** The same with all that is kept of it: hidden entries too, each with its earlier versions. */
export async function* readWithVersions(db: Database, authorId: string, teams: TeamNames) {
  for await (const diary of readDiaries(db, authorId)) {
    const { authorId: _, teamIds, deletedAt, earlier, length: __, ...kept } = diary;
    yield {
      ...kept,
      teams: teamIds.map((id) => ({ id, name: teams.get(id) ?? null })),
      hiddenAt: deletedAt,
      earlierVersions: earlier.map(({ diaryId: ___, ...version }) => version),
    };
  }
}

function readDiaries(db: Database, authorId: string): AsyncGenerator<OwnDiary> {
  return inPages(async (after: OwnDiary | undefined, limit) => {
    const page = await db
      .select()
      .from(diaries)
      .where(
        and(
          eq(diaries.authorId, authorId),
          after && sql`(${diaries.day}, ${diaries.id}) > (${after.day}::date, ${after.id}::uuid)`,
        ),
      )
      .orderBy(asc(diaries.day), asc(diaries.id))
      .limit(limit);
    const ids = page.map(({ id }) => id);
    const versions = await db
      .select()
      .from(diaryVersions)
      .where(inArray(diaryVersions.diaryId, ids))
      .orderBy(asc(diaryVersions.version));
    const byDiary = Map.groupBy(versions, ({ diaryId }) => diaryId);
    return page.map((diary) => ({ ...diary, earlier: byDiary.get(diary.id) ?? [] }));
  });
}
