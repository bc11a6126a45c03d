import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryAccesses } from '../../../db/schema/diary.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { type Params, statement } from '../../../db/statement.ts';
import { personColumns } from '../../account/store.ts';
import { ANONYMOUS_MEMBERS, DEFAULT_RULES } from '../../team/rules.ts';

type View = {
  readonly diaryId: string;
  readonly readerId: string;
  /** Teams that the reader is in. */
  readonly teamIds: readonly string[];
  /** The reader's own day. */
  readonly today: string;
};

/**
 * Writes into the ledger that someone opened a diary which they may read; once a day, and of its author nothing. In teams
 * where comments can be anonymous only the first time: who comes back to look for an answer would tell who wrote it.
 */
export const recordView = statement(
  'record_view',
  (db, { diaryId, readerId, teamIds, today }: Params<View>) =>
    db
      .insert(diaryAccesses)
      .select(sql`
        select opened.id, ${readerId}::uuid, 'opened', ${today}::date
        from ${diaries} as opened
        where opened.id = ${diaryId}::uuid and opened.author_id <> ${readerId}::uuid
          and opened.deleted_at is null and opened.team_ids && ${teamIds}::uuid[]
          and (
            not exists (
              select from ${diaryAccesses} as before
              where before.diary_id = opened.id and before.reader_id = ${readerId}::uuid and before.kind = 'opened'
            )
            or not exists (
              select from ${teams} as reading
              where reading.id = any (opened.team_ids) and reading.member_count >= ${ANONYMOUS_MEMBERS}
                and coalesce((reading.rules ->> 'anonymous')::boolean, ${DEFAULT_RULES.anonymous})
            )
          )`)
      .onConflictDoNothing(),
);

/** How many members of a team have opened a diary, and how many of them did so first on a day or later. */
export async function countReaders(
  db: Queryable,
  { diaryId, teamId }: { readonly diaryId: string; readonly teamId: string },
  today: string,
): Promise<{ total: number; today: number }> {
  const readers = await db
    .select({ firstDay: sql<string>`min(${diaryAccesses.day})::text` })
    .from(diaryAccesses)
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, diaryAccesses.readerId),
        eq(memberships.teamId, teamId),
        isNull(memberships.leftAt),
      ),
    )
    .where(and(eq(diaryAccesses.diaryId, diaryId), eq(diaryAccesses.kind, 'opened')))
    .groupBy(diaryAccesses.readerId);
  return { total: readers.length, today: readers.filter(({ firstDay }) => firstDay >= today).length };
}

/** Whether the ledger says that someone has opened a diary. */
export async function hasOpened(db: Database, diaryId: string, readerId: string): Promise<boolean> {
  const [found] = await db
    .select({ day: diaryAccesses.day })
    .from(diaryAccesses)
    .where(
      and(
        eq(diaryAccesses.diaryId, diaryId),
        eq(diaryAccesses.readerId, readerId),
        eq(diaryAccesses.kind, 'opened'),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Someone who has opened a diary: on which day first, and on which last. */
export type ReaderRow = {
  readonly reader: { readonly id: string; readonly name: string; readonly avatar: string | null };
  readonly firstDay: string;
  readonly lastDay: string;
};

type ReaderPage = {
  /** The last one read: their last day, and their id. */
  readonly after: readonly [lastDay: string, readerId: string] | undefined;
  readonly limit: number;
};

const firstDay: SQL<string> = sql`min(${diaryAccesses.day})::text`;
const lastDay: SQL<string> = sql`max(${diaryAccesses.day})::text`;

/** Who has opened a diary, each once, the latest first. */
export async function listReaders(
  db: Database,
  diaryId: string,
  { after, limit }: ReaderPage,
): Promise<ReaderRow[]> {
  return db
    .select({ reader: personColumns(users), firstDay, lastDay })
    .from(diaryAccesses)
    .innerJoin(users, eq(users.id, diaryAccesses.readerId))
    .where(and(eq(diaryAccesses.diaryId, diaryId), eq(diaryAccesses.kind, 'opened')))
    .groupBy(users.id)
    .having(after && sql`(max(${diaryAccesses.day}), ${users.id}) < (${after[0]}::date, ${after[1]}::uuid)`)
    .orderBy(desc(sql`max(${diaryAccesses.day})`), desc(users.id))
    .limit(limit);
}

/** How many people have opened a diary, wherever they are now. */
export async function countAllReaders(db: Database, diaryId: string): Promise<number> {
  const [counted] = await db
    .select({ readers: sql<number>`count(distinct ${diaryAccesses.readerId})::int` })
    .from(diaryAccesses)
    .where(and(eq(diaryAccesses.diaryId, diaryId), eq(diaryAccesses.kind, 'opened')));
  return counted?.readers ?? 0;
}
