import { type DiaryDay, dayAt, dayStart, makeCalendar } from '@garden/calendar';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { sessions } from '../../../db/schema/account.ts';
import { teamMornings } from '../../../db/schema/diary.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { DEFAULT_RULES } from '../../team/rules.ts';
import { bare, type Ledger } from '../readers/store.ts';
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
  /** Objects that are looked at in any case; those of other ledgers are none of this one. */
  readonly objectIds: readonly string[];
};

/** The objects of a team that have readers no step has named, by their ids, and what their steps depend on. */
export async function listCurtained(
  tx: Transaction,
  { accesses, objectId, objects, ownerId, openedAt }: Ledger,
  teamId: string,
  { since, objectIds }: Sought,
): Promise<ReadonlyMap<string, CurtainedEntry>> {
  const { rows } = await tx.execute<
    LedgerReader & { objectId: string; authorId: string; publishedOn: string }
  >(sql`
    with sought as (
      select unnest(${sql.param(objectIds)}::uuid[]) as id
      union
      select fresh.${bare(objectId)} from ${accesses} as fresh
      where fresh.named_in = '{}'::uuid[] and fresh.day >= ${since}::date
    )
    select entry.id as "objectId", entry.${bare(ownerId)} as "authorId", ledger.reader_id as "userId",
      (entry.${bare(openedAt)} at time zone 'UTC')::date::text as "publishedOn",
      min(ledger.day)::text as "firstDay", bool_or(${teamId}::uuid = any (ledger.named_in)) as "isNamed"
    from sought
    join ${objects} as entry on entry.id = sought.id and entry.deleted_at is null
      and ${teamId}::uuid = any (entry.team_ids)
    join ${accesses} as ledger on ledger.${bare(objectId)} = entry.id and ledger.kind = 'opened'
    join ${memberships} as reading on reading.user_id = ledger.reader_id and reading.team_id = ${teamId}::uuid
      and reading.left_at is null
    group by entry.id, ledger.reader_id`);
  const entries = Map.groupBy(rows, (row) => row.objectId);
  return new Map(
    [...entries].flatMap(([id, readers]) => {
      const [entry] = readers;
      return entry ? [[id, { authorId: entry.authorId, publishedOn: entry.publishedOn, readers }]] : [];
    }),
  );
}

type Named = { readonly objectId: string; readonly userId: string };

/**
 * Names readers of objects for a team. Their rows are written anew in shuffled order, by one transaction, so that nothing
 * about them tells who came first.
 */
export async function nameReaders(
  tx: Transaction,
  { accesses, objectId }: Ledger,
  teamId: string,
  named: readonly Named[],
): Promise<void> {
  if (named.length === 0) return;
  const objectIds = named.map((each) => each.objectId);
  const readerIds = named.map(({ userId }) => userId);
  const isNamed = sql`(${objectId}, ${accesses.readerId}) in (
    select * from unnest(${sql.param(objectIds)}::uuid[], ${sql.param(readerIds)}::uuid[])
  )`;
  const gone = tx.$with('gone').as(tx.delete(accesses).where(isNamed).returning());
  await tx
    .with(gone)
    .insert(accesses)
    .select(
      sql`select ${bare(objectId)}, reader_id, kind, day, array_append(named_in, ${teamId}::uuid)
        from gone order by random()`,
    );
}
