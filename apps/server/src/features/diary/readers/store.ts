import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
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

/** Whether comments can be anonymous in a team, so that its readers are named in steps alone. */
const isCurtained = (team: SQL): SQL => sql`(
  ${team}.member_count >= ${sql.raw(String(ANONYMOUS_MEMBERS))}
  and coalesce((${team}.rules ->> 'anonymous')::boolean, ${sql.raw(String(DEFAULT_RULES.anonymous))})
)`;

/**
 * Writes into the ledger that someone opened a diary which they may read; once a day, and of its author nothing. In teams
 * where comments can be anonymous only the first time: who comes back to look for an answer would tell who wrote it. Other
 * teams name their readers at once.
 */
export const recordView = statement(
  'record_view',
  (db, { diaryId, readerId, teamIds, today }: Params<View>) =>
    db
      .insert(diaryAccesses)
      .select(sql`
        select opened.id, ${readerId}::uuid, 'opened', ${today}::date, array(
          select reading.id from ${teams} as reading
          where reading.id = any (opened.team_ids) and reading.id = any (${teamIds}::uuid[])
            and not ${isCurtained(sql`reading`)}
        )
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
              where reading.id = any (opened.team_ids) and ${isCurtained(sql`reading`)}
            )
          )`)
      .onConflictDoNothing(),
);

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

/** A diary, and those of its teams for which it is asked: where its author is now. */
type Audience = { readonly diaryId: string; readonly teamIds: readonly string[] };

const firstDay: SQL<string> = sql`min(${diaryAccesses.day})::text`;
const lastDay: SQL<string> = sql`max(${diaryAccesses.day})::text`;

const isNamedIn = (teamIds: readonly string[]): SQL =>
  sql`${diaryAccesses.namedIn} && ${sql.param(teamIds)}::uuid[]`;

/** The readers of a diary that the steps of some teams have named, each once, the latest first. */
export async function listReaders(
  db: Database,
  { diaryId, teamIds }: Audience,
  { after, limit }: ReaderPage,
): Promise<ReaderRow[]> {
  return db
    .select({ reader: personColumns(users), firstDay, lastDay })
    .from(diaryAccesses)
    .innerJoin(users, eq(users.id, diaryAccesses.readerId))
    .where(and(eq(diaryAccesses.diaryId, diaryId), eq(diaryAccesses.kind, 'opened'), isNamedIn(teamIds)))
    .groupBy(users.id)
    .having(after && sql`(max(${diaryAccesses.day}), ${users.id}) < (${after[0]}::date, ${after[1]}::uuid)`)
    .orderBy(desc(sql`max(${diaryAccesses.day})`), desc(users.id))
    .limit(limit);
}

/** How many people of some teams have opened a diary, in these teams now or no more, and how many of them are named. */
export async function countAllReaders(
  db: Database,
  { diaryId, teamIds }: Audience,
): Promise<{ total: number; named: number }> {
  const isOfTeams = sql`exists (
    select from ${memberships} as reading
    where reading.user_id = ${diaryAccesses.readerId} and reading.team_id = any (${sql.param(teamIds)}::uuid[])
  )`;
  const [counted] = await db
    .select({
      total: sql<number>`count(distinct ${diaryAccesses.readerId})::int`,
      named: sql<number>`(count(distinct ${diaryAccesses.readerId}) filter (where ${isNamedIn(teamIds)}))::int`,
    })
    .from(diaryAccesses)
    .where(
      and(
        eq(diaryAccesses.diaryId, diaryId),
        eq(diaryAccesses.kind, 'opened'),
        sql`(${isNamedIn(teamIds)} or ${isOfTeams})`,
      ),
    );
  return counted ?? { total: 0, named: 0 };
}
