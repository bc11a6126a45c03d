import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaryAccesses } from '../../../db/schema/diary.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { personColumns } from '../../account/store.ts';
import { ANONYMOUS_MEMBERS, DEFAULT_RULES } from '../../team/rules.ts';

type Owned = { readonly id: string; readonly authorId: string; readonly teamIds: readonly string[] };
type Visitor = { readonly userId: string; readonly today: string };

/**
 * Writes into the ledger that somebody opened a diary; once a day, and of its author nothing. In teams where comments can
 * be anonymous only the first time: who comes back to look for an answer would tell whose voice it is.
 */
export async function recordView(
  db: Queryable,
  { id, authorId, teamIds }: Owned,
  { userId, today }: Visitor,
): Promise<void> {
  if (authorId === userId) return;
  await db.execute(sql`
    insert into ${diaryAccesses} (diary_id, reader_id, kind, day)
    select ${id}::uuid, ${userId}::uuid, 'opened', ${today}::date
    where not exists (
      select from ${diaryAccesses}
      where ${diaryAccesses.diaryId} = ${id} and ${diaryAccesses.readerId} = ${userId}
        and ${diaryAccesses.kind} = 'opened'
    ) or not exists (
      select from ${teams}
      where ${teams.id} = any (${sql.param(teamIds)}::uuid[]) and ${teams.memberCount} >= ${ANONYMOUS_MEMBERS}
        and coalesce((${teams.rules}->>'anonymous')::boolean, ${DEFAULT_RULES.anonymous})
    )
    on conflict do nothing`);
}

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

/** Whether the ledger says that somebody has opened a diary. */
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

/** Somebody who has opened a diary: on which day first, and on which last. */
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
