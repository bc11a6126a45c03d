import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { threads } from '../../db/schema/conversation.ts';
import { diaryAccesses } from '../../db/schema/follow.ts';
import { memberships } from '../../db/schema/team.ts';
import { personColumns } from '../account/store.ts';

type Owned = { readonly id: string; readonly authorId: string; readonly teamIds: readonly string[] };
type Visitor = { readonly userId: string; readonly today: string };

/**
 * Writes into the ledger that somebody opened a diary; once a day, and of its author nothing. Once an anonymous voice
 * has spoken there, opening it again is written down no more: coming back for the answer would tell whose voice it is.
 */
export async function noteReading(
  db: Database | Transaction,
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
      select from ${threads}
      where ${threads.teamId} = any (${sql.param(teamIds)}::uuid[]) and ${threads.objectKind} = 'diary'
        and ${threads.objectId} = ${id} and ${threads.voices} > 0
    )
    on conflict do nothing`);
}

/**
 * How many members of a team have opened a diary just as one of them has, as far as its ledger tells: those who opened it
 * on that person's today, or those who did before and not today. 0 for somebody who has not opened it.
 */
export async function countReadersAlike(
  db: Database,
  { diaryId, teamId }: { readonly diaryId: string; readonly teamId: string },
  { userId, today }: Visitor,
): Promise<number> {
  const readers = await db
    .select({
      id: diaryAccesses.readerId,
      isToday: sql<boolean>`bool_or(${diaryAccesses.day} >= ${today}::date)`,
    })
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
  const own = readers.find(({ id }) => id === userId);
  return own ? readers.filter(({ isToday }) => isToday === own.isToday).length : 0;
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
