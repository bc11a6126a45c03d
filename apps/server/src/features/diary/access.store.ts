import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { diaryAccesses } from '../../db/schema/follow.ts';
import { memberships } from '../../db/schema/team.ts';
import { personColumns } from '../account/store.ts';

type Owned = { readonly id: string; readonly authorId: string };
type Visitor = { readonly userId: string; readonly today: string };

/** Writes into the ledger that somebody opened a diary; once a day, and of its author nothing. */
export async function noteReading(
  db: Database | Transaction,
  diary: Owned,
  { userId, today }: Visitor,
): Promise<void> {
  if (diary.authorId === userId) return;
  await db
    .insert(diaryAccesses)
    .values({ diaryId: diary.id, readerId: userId, kind: 'opened', day: today })
    .onConflictDoNothing();
}

/** How many people other than its author have opened a diary, of those who are in a team now. */
export async function countReaders(
  db: Database | Transaction,
  { diaryId, teamId }: { readonly diaryId: string; readonly teamId: string },
): Promise<number> {
  const [counted] = await db
    .select({ readers: sql<number>`count(distinct ${diaryAccesses.readerId})::int` })
    .from(diaryAccesses)
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, diaryAccesses.readerId),
        eq(memberships.teamId, teamId),
        isNull(memberships.leftAt),
      ),
    )
    .where(and(eq(diaryAccesses.diaryId, diaryId), eq(diaryAccesses.kind, 'opened')));
  return counted?.readers ?? 0;
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
