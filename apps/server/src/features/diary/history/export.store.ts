import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { diaries, diaryVersions } from '../../../db/schema/diary.ts';
import type { AccountOwner } from '../../../platform/personal-data.ts';
import { type ArchiveFile, inPages } from '../../../platform/personal-data.ts';
import { toMarkdown } from '../import/rules.ts';
import type { StoredDiary } from '../store.ts';

type Version = Omit<typeof diaryVersions.$inferSelect, 'diaryId' | 'writtenAt'> & {
  /** ISO 8601. */
  readonly writtenAt: string;
};
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
      earlierVersions: earlier,
    };
  }
}

/** What a diary said before, the oldest first. */
const earlier = sql<Version[]>`(
  select coalesce(json_agg(json_build_object(
    'version', said.version, 'title', said.title, 'sections', said.sections,
    'writtenAt', to_char(said.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) order by said.version), '[]')
  from ${diaryVersions} as said where said.diary_id = ${diaries}.id
)`;

function readDiaries(db: Database, authorId: string): AsyncGenerator<OwnDiary> {
  return inPages(async (after: OwnDiary | undefined, limit) => {
    return db
      .select({ ...getTableColumns(diaries), earlier })
      .from(diaries)
      .where(
        and(
          eq(diaries.authorId, authorId),
          after && sql`(${diaries.day}, ${diaries.id}) > (${after.day}::date, ${after.id}::uuid)`,
        ),
      )
      .orderBy(asc(diaries.day), asc(diaries.id))
      .limit(limit);
  });
}
