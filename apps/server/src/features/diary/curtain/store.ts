import { type DiaryDay, dayAt, dayStart, makeCalendar } from '@garden/calendar';
import { eq, sql } from 'drizzle-orm';
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
  readonly members: number;
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
    const curtained = isCurtained({ members, anonymous });
    return at > before ? [{ teamId, at, today, curtained, members }] : [];
  });
}

/**
 * Takes mornings on for this transaction, until whose end other servers wait; tells which, since another server may have
 * done some.
 */
export async function claimMornings<Begun extends Morning>(
  tx: Transaction,
  mornings: readonly Begun[],
): Promise<Begun[]> {
  const teamIds = mornings.map(({ teamId }) => teamId);
  const moments = mornings.map(({ at }) => at.toISOString());
  const claimed = await tx
    .insert(teamMornings)
    // In one order, so that two servers do not wait for each other.
    .select(
      sql`select * from unnest(${sql.param(teamIds)}::uuid[], ${sql.param(moments)}::timestamptz[]) as begun(team_id, at)
        order by team_id`,
    )
    .onConflictDoUpdate({
      target: teamMornings.teamId,
      set: { at: sql`excluded.at` },
      setWhere: sql`${teamMornings.at} < excluded.at`,
    })
    .returning({ teamId: teamMornings.teamId });
  const ids = new Set(claimed.map(({ teamId }) => teamId));
  return mornings.filter(({ teamId }) => ids.has(teamId));
}

/** The members of some teams, with the newest day on which each was here. */
export async function listMembersSeen(
  tx: Transaction,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MemberSeen[]>> {
  const { rows } = await tx.execute<MemberSeen & { teamId: string }>(sql`
    select member.team_id as "teamId", member.user_id as "userId",
      coalesce((max(session.last_seen_at) at time zone 'UTC')::date::text, '') as "lastSeen"
    from ${memberships} as member left join ${sessions} as session on session.user_id = member.user_id
    where member.team_id = any (${sql.param(teamIds)}::uuid[]) and member.left_at is null
    group by member.team_id, member.user_id`);
  return Map.groupBy(rows, ({ teamId }) => teamId);
}

/** What is looked for in a team. */
export type Sought = {
  readonly teamId: string;
  /** Objects that are looked at in any case; those of other ledgers are none of this one. */
  readonly objectIds: readonly string[];
};

/** An object as a team's step finds it. */
export type CurtainedObject = CurtainedEntry & { readonly teamId: string; readonly objectId: string };

/**
 * The objects of some teams that have readers no step has named, and what their steps depend on.
 * @param since a step that cannot be taken for so long is not looked for: it begins anew with the next reader
 */
export async function listCurtained(
  tx: Transaction,
  { accesses, objectId, objects, ownerId, openedAt }: Ledger,
  sought: readonly Sought[],
  since: string,
): Promise<CurtainedObject[]> {
  const teamIds = sought.map(({ teamId }) => teamId);
  const named = sought.flatMap(({ teamId, objectIds }) => objectIds.map((id) => ({ teamId, id })));
  // From the members to what they have read: what other teams have read is not looked at.
  const { rows } = await tx.execute<
    LedgerReader & { teamId: string; objectId: string; authorId: string; publishedOn: string }
  >(sql`
    with sought as (
      select * from unnest(
        ${sql.param(named.map(({ teamId }) => teamId))}::uuid[], ${sql.param(named.map(({ id }) => id))}::uuid[]
      ) as given(team_id, id)
      union
      select member.team_id, fresh.${bare(objectId)}
      from ${memberships} as member
      join ${accesses} as fresh on fresh.reader_id = member.user_id
        and fresh.named_in = '{}'::uuid[] and fresh.day >= ${since}::date
      where member.team_id = any (${sql.param(teamIds)}::uuid[]) and member.left_at is null
    )
    select sought.team_id as "teamId", entry.id as "objectId", entry.${bare(ownerId)} as "authorId",
      ledger.reader_id as "userId", (entry.${bare(openedAt)} at time zone 'UTC')::date::text as "publishedOn",
      min(ledger.day)::text as "firstDay", bool_or(sought.team_id = any (ledger.named_in)) as "isNamed"
    from sought
    join ${objects} as entry on entry.id = sought.id and entry.deleted_at is null
      and sought.team_id = any (entry.team_ids)
    join ${accesses} as ledger on ledger.${bare(objectId)} = entry.id and ledger.kind = 'opened'
    join ${memberships} as reading on reading.user_id = ledger.reader_id and reading.team_id = sought.team_id
      and reading.left_at is null
    group by sought.team_id, entry.id, ledger.reader_id`);
  const entries = Map.groupBy(rows, (row) => row.teamId + row.objectId);
  return [...entries.values()].flatMap((readers) => {
    const [entry] = readers;
    if (!entry) return [];
    const { teamId, objectId: id, authorId, publishedOn } = entry;
    return [{ teamId, objectId: id, authorId, publishedOn, readers }];
  });
}

/** A reader of an object who is named by a team's step. */
export type Named = { readonly teamId: string; readonly objectId: string; readonly userId: string };

/**
 * Names readers of objects, for one team or several. Their rows are written anew in shuffled order, by one transaction, so
 * that nothing about them tells who came first; those of someone in several teams once.
 */
export async function nameReaders(
  tx: Transaction,
  { accesses, objectId }: Ledger,
  named: readonly Named[],
): Promise<void> {
  if (named.length === 0) return;
  const objectIds = named.map((each) => each.objectId);
  const readerIds = named.map(({ userId }) => userId);
  const teamIds = named.map(({ teamId }) => teamId);
  await tx.execute(sql`
    with named as (
      select object_id, reader_id, array_agg(team_id) as team_ids
      from unnest(
        ${sql.param(objectIds)}::uuid[], ${sql.param(readerIds)}::uuid[], ${sql.param(teamIds)}::uuid[]
      ) as step(object_id, reader_id, team_id)
      group by object_id, reader_id
    ), gone as (
      delete from ${accesses} as access using named
      where access.${bare(objectId)} = named.object_id and access.reader_id = named.reader_id
      returning access.${bare(objectId)}, access.reader_id, access.kind, access.day, access.named_in,
        access.owner_id, named.team_ids
    )
    insert into ${accesses} (${bare(objectId)}, reader_id, kind, day, named_in, owner_id)
    select ${bare(objectId)}, reader_id, kind, day, named_in || team_ids, owner_id from gone order by random()`);
}
