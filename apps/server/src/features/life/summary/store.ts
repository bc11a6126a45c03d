import type { Source } from '@garden/analysis';
import { and, between, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryTeams, teamDays } from '../../../db/schema/diary.ts';
import { summaryMarks } from '../../../db/schema/life.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import { wordLists } from '../../team/words/store.ts';
import { entryFor } from './rules.ts';

/** A diary as a team reads it, with all that its sentences are shown with. */
export type ReadDiary = Source & {
  readonly day: string;
  readonly author: { readonly id: string; readonly name: string; readonly avatar: string | null };
  /** Sensitive words of its teams. */
  readonly words: readonly string[];
};

/** More diaries than these are looked through by their newest: work and memory stay flat however large a team is. */
export const MOST_DIARIES = 300;

type Days = { readonly teamId: string; readonly from: string; readonly to: string };

/** The diaries that a team reads of some days, the newest of them. */
export async function listDiaries(db: Queryable, { teamId, from, to }: Days): Promise<ReadDiary[]> {
  const page = db
    .select({ diaryId: diaryTeams.diaryId })
    .from(diaryTeams)
    .where(and(eq(diaryTeams.teamId, teamId), between(diaryTeams.day, from, to)))
    .orderBy(desc(diaryTeams.day), desc(diaryTeams.diaryId))
    .limit(MOST_DIARIES)
    .as('page');
  const rows = await db
    .select(diaryColumns)
    .from(page)
    .innerJoin(diaries, eq(diaries.id, page.diaryId))
    .innerJoin(users, eq(users.id, diaries.authorId))
    .orderBy(desc(diaries.day), desc(diaries.id));
  return rows.map((row) => toRead(row, teamId));
}

/** What is read of a diary. */
export const diaryColumns = {
  id: diaries.id,
  day: diaries.day,
  author: personColumns(users),
  sections: diaries.sections,
  asked: diaries.asked,
  words: wordLists(sql`${diaries.teamIds}`),
};

type DiaryRow = Omit<ReadDiary, 'entry' | 'authorId'> &
  Pick<typeof diaries.$inferSelect, 'sections' | 'asked'>;

/** A diary as one of its teams reads it. */
export function toRead({ sections, asked, author, ...row }: DiaryRow, teamId: string): ReadDiary {
  return { ...row, author, authorId: author.id, entry: entryFor({ sections, asked }, teamId) };
}

/** How many diaries a team reads of some days, and by how many people. */
export async function countWritten(
  db: Queryable,
  { teamId, from, to }: Days,
): Promise<{ readonly diaries: number; readonly writers: number }> {
  const [found] = await db
    .select({
      diaries: sql<number>`count(*)::int`,
      writers: sql<number>`count(distinct ${diaryTeams.authorId})::int`,
    })
    .from(diaryTeams)
    .where(and(eq(diaryTeams.teamId, teamId), between(diaryTeams.day, from, to)));
  return found ?? { diaries: 0, writers: 0 };
}

/** How many members have settled some days, each day by itself, and how many there are. */
export async function countSettled(
  db: Queryable,
  teamId: string,
  days: readonly string[],
): Promise<{ readonly settled: number; readonly members: number }> {
  const settled: SQL<number> = sql`coalesce((
    select sum(least(${teamDays.settled}, ${teams.memberCount})) from ${teamDays}
    where ${teamDays.teamId} = ${teams.id} and ${teamDays.day} = any (${sql.param(days)}::date[])
  ), 0)::int`;
  const [found] = await db
    .select({ settled, members: teams.memberCount })
    .from(teams)
    .where(eq(teams.id, teamId));
  return found ?? { settled: 0, members: 0 };
}

export type NamedMember = ReadDiary['author'];

/** Everyone in a team, by name. */
export async function listMembers(db: Queryable, teamId: string): Promise<NamedMember[]> {
  return db
    .select(personColumns(users))
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.teamId, teamId), isNull(memberships.leftAt)));
}

/** What someone is not shown in the summaries of a team, since they, or someone for all, said that it is wrong. */
export async function listMarked(db: Database, teamId: string, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ ref: summaryMarks.ref })
    .from(summaryMarks)
    .where(
      and(
        eq(summaryMarks.teamId, teamId),
        sql`(${summaryMarks.userId} = ${userId} or ${summaryMarks.forAll})`,
      ),
    );
  return new Set(rows.map(({ ref }) => ref));
}

/** A diary that a team reads; null where it does not. */
export async function findDiary(db: Queryable, teamId: string, diaryId: string): Promise<ReadDiary | null> {
  const [found] = await listDiariesById(db, teamId, [diaryId]);
  return found ?? null;
}

/** Those of some diaries that a team reads. */
async function listDiariesById(
  db: Queryable,
  teamId: string,
  diaryIds: readonly string[],
): Promise<ReadDiary[]> {
  if (diaryIds.length === 0) return [];
  const rows = await db
    .select(diaryColumns)
    .from(diaryTeams)
    .innerJoin(diaries, eq(diaries.id, diaryTeams.diaryId))
    .innerJoin(users, eq(users.id, diaries.authorId))
    .where(and(eq(diaryTeams.teamId, teamId), inArray(diaryTeams.diaryId, [...new Set(diaryIds)])));
  return rows.map((row) => toRead(row, teamId));
}

export type SummaryMark = typeof summaryMarks.$inferInsert;

/** Keeps that someone said that a finding is wrong. */
export function addMark(tx: Transaction, mark: Authorized<SummaryMark>): void {
  tx.atCommit(
    tx
      .insert(summaryMarks)
      .values(mark)
      .onConflictDoUpdate({
        target: [summaryMarks.teamId, summaryMarks.userId, summaryMarks.ref],
        set: { forAll: mark.forAll },
      }),
  );
}

/** Takes that back. */
export function removeMark(tx: Transaction, { teamId, userId, ref }: Authorized<SummaryMark>): void {
  tx.atCommit(
    tx
      .delete(summaryMarks)
      .where(
        and(eq(summaryMarks.teamId, teamId), eq(summaryMarks.userId, userId), eq(summaryMarks.ref, ref)),
      ),
  );
}
