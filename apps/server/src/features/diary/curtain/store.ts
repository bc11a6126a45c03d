import { type DiaryDay, dayAt, dayStart, makeCalendar } from '@garden/calendar';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { sessions } from '../../../db/schema/account.ts';
import { diaries, diaryAccesses, teamMornings } from '../../../db/schema/diary.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { DEFAULT_RULES } from '../../team/rules.ts';
import { type CurtainedEntry, isCurtained, type LedgerReader, type MemberSeen } from './rules.ts';

/** The start of a team's day, whose steps are still to be taken. */
export type Morning = {
  readonly teamId: string;
  readonly at: Date;
  /** The team's day that began then. */
  readonly today: DiaryDay;
  /** Whether the team names readers in steps, or all of them at once. */
  readonly curtained: boolean;
};

/** The teams whose day has begun since their last steps; a new team takes its first with its second day. */
export async function listMornings(db: Database, now: Date): Promise<Morning[]> {
  const found = await db
    .select({
      teamId: teams.id,
      timezone: teams.timezone,
      calendar: teams.calendar,
      rules: teams.rules,
      members: teams.memberCount,
      before: sql<Date>`coalesce(${teamMornings.at}, ${teams.createdAt})`.mapWith(teams.createdAt),
    })
    .from(teams)
    .leftJoin(teamMornings, eq(teamMornings.teamId, teams.id));
  return found.flatMap(({ teamId, timezone, calendar: { dayStartsAt }, rules, members, before }) => {
    const calendar = makeCalendar({ timezone, dayStartsAt });
    const today = dayAt(now, calendar);
    const at = dayStart(today, calendar);
    const { anonymous } = rules ?? DEFAULT_RULES;
    return at > before ? [{ teamId, at, today, curtained: isCurtained({ members, anonymous }) }] : [];
  });
}

/** Takes a morning on for this transaction, until whose end other servers wait; false where one of them has done it. */
export async function claimMorning(tx: Transaction, { teamId, at }: Morning): Promise<boolean> {
  const claimed = await tx
    .insert(teamMornings)
    .values({ teamId, at })
    .onConflictDoUpdate({
      target: teamMornings.teamId,
      set: { at },
      setWhere: sql`${teamMornings.at} < ${at.toISOString()}::timestamptz`,
    })
    .returning({ teamId: teamMornings.teamId });
  return claimed.length > 0;
}

/** A team's members, with the newest day on which each was here. */
export async function listMembersSeen(tx: Transaction, teamId: string): Promise<MemberSeen[]> {
  return tx
    .select({
      userId: memberships.userId,
      lastSeen: sql<string>`coalesce(max(${sessions.lastSeenAt} at time zone 'UTC')::date::text, '')`,
    })
    .from(memberships)
    .leftJoin(sessions, eq(sessions.userId, memberships.userId))
    .where(and(eq(memberships.teamId, teamId), isNull(memberships.leftAt)))
    .groupBy(memberships.userId);
}

type Sought = {
  /** A step that cannot be taken for so long is not looked for: it begins anew with the next reader. */
  readonly since: string;
  /** Entries that are looked at in any case. */
  readonly diaryIds: readonly string[];
};

/** The entries of a team that have readers no step has named, by their ids, and what their steps depend on. */
export async function listCurtained(
  tx: Transaction,
  teamId: string,
  { since, diaryIds }: Sought,
): Promise<ReadonlyMap<string, CurtainedEntry>> {
  const { rows } = await tx.execute<
    LedgerReader & { diaryId: string; authorId: string; publishedOn: string }
  >(sql`
    with sought as (
      select unnest(${sql.param(diaryIds)}::uuid[]) as id
      union
      select fresh.diary_id from ${diaryAccesses} as fresh
      where fresh.named_in = '{}'::uuid[] and fresh.day >= ${since}::date
    )
    select ledger.diary_id as "diaryId", entry.author_id as "authorId", ledger.reader_id as "userId",
      (entry.published_at at time zone 'UTC')::date::text as "publishedOn",
      min(ledger.day)::text as "firstDay", bool_or(${teamId}::uuid = any (ledger.named_in)) as "isNamed"
    from sought
    join ${diaries} as entry on entry.id = sought.id and entry.deleted_at is null
      and ${teamId}::uuid = any (entry.team_ids)
    join ${diaryAccesses} as ledger on ledger.diary_id = entry.id and ledger.kind = 'opened'
    join ${memberships} as reading on reading.user_id = ledger.reader_id and reading.team_id = ${teamId}::uuid
      and reading.left_at is null
    group by ledger.diary_id, entry.id, ledger.reader_id`);
  const entries = Map.groupBy(rows, ({ diaryId }) => diaryId);
  return new Map(
    [...entries].flatMap(([diaryId, readers]) => {
      const [entry] = readers;
      return entry ? [[diaryId, { authorId: entry.authorId, publishedOn: entry.publishedOn, readers }]] : [];
    }),
  );
}

type Named = { readonly diaryId: string; readonly userId: string };

/**
 * Names readers of entries for a team. Their rows are written anew in shuffled order, by one transaction, so that nothing
 * about them tells who came first.
 */
export async function nameReaders(tx: Transaction, teamId: string, named: readonly Named[]): Promise<void> {
  if (named.length === 0) return;
  const [diaryIds, readerIds] = [named.map(({ diaryId }) => diaryId), named.map(({ userId }) => userId)];
  await tx.execute(sql`
    with gone as (
      delete from ${diaryAccesses} as ledger
      using unnest(${sql.param(diaryIds)}::uuid[], ${sql.param(readerIds)}::uuid[]) as named(diary_id, reader_id)
      where ledger.diary_id = named.diary_id and ledger.reader_id = named.reader_id
      returning ledger.diary_id, ledger.reader_id, ledger.kind, ledger.day, ledger.named_in
    )
    insert into ${diaryAccesses} (diary_id, reader_id, kind, day, named_in)
    select diary_id, reader_id, kind, day, array_append(named_in, ${teamId}::uuid) from gone order by random()`);
}
