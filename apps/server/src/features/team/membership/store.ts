import type { Calendar } from '@garden/calendar';
import type { MemberRole } from '@garden/contract';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { PublicContext } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import type { MembershipAsJson } from '../../account/sign-in/hooks.ts';
import type { NoticeTeam } from '../../notice/inbox/hooks.ts';
import { countDays } from '../settings/rules.ts';
import { type Membership, membershipColumns, type Seeing, sightOf } from '../store.ts';
import { leads, own } from '../teams/store.ts';

/** Someone in a team, with the days by which it counts. */
export type MembershipContext = Seeing & {
  readonly teamId: string;
  readonly userId: string;
  readonly role: MemberRole;
  /** Whether they lead a department, or are named as someone's supervisor. */
  readonly leads: boolean;
  readonly memberCount: number;
  readonly calendar: Calendar;
};

type Source = Pick<PublicContext, 'database' | 'holidays' | 'now'>;
type Asked = {
  readonly teamId: string;
  readonly userId: string;
  /** The year whose holidays matter, with those around it; without one, that of the moment. */
  readonly year?: number | undefined;
};

/** How someone stands in a team, by one query; null where they are not in it. */
export async function findMembershipContext(
  { database, holidays, now }: Source,
  { teamId, userId, year = now.getUTCFullYear() }: Asked,
): Promise<MembershipContext | null> {
  const [found] = await database.db
    .select({
      role: own.role,
      sight: sightOf(own),
      leads,
      memberCount: teams.memberCount,
      timezone: teams.timezone,
      calendar: teams.calendar,
    })
    .from(own)
    .innerJoin(teams, eq(teams.id, own.teamId))
    .where(and(eq(own.teamId, teamId), eq(own.userId, userId), isNull(own.leftAt)));
  if (!found) return null;
  const { timezone, calendar, ...rest } = found;
  const publicDays = await holidays.between(calendar.region, year - 1, year + 1);
  return { teamId, userId, ...rest, calendar: countDays({ timezone, calendar }, publicDays).calendar };
}

/** Whether someone leads a department of a team, or is named as a member's supervisor. */
export async function leadsSomeone(
  db: Queryable,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
): Promise<boolean> {
  const [found] = await db
    .select({ leads })
    .from(own)
    // With one table alone its columns would be written without its name, and mean those of the subqueries.
    .innerJoin(teams, eq(teams.id, own.teamId))
    .where(and(eq(own.teamId, teamId), eq(own.userId, userId), isNull(own.leftAt)));
  return found?.leads ?? false;
}

/** The same as a column of another statement. */
export function selectLeads({
  teamId,
  userId,
}: {
  readonly teamId: SQL;
  readonly userId: SQL;
}): SQL<boolean> {
  return sql`coalesce((
    select ${leads} from ${memberships} as ${own}
    where ${own.teamId} = ${teamId} and ${own.userId} = ${userId} and ${own.leftAt} is null
  ), false)`;
}

/** Living memberships of a team by person, the caller's own among them. */
export type LockedMemberships = {
  readonly own: Membership;
  readonly members: ReadonlyMap<string, Membership>;
};

/**
 * The caller's membership and those of others, held until the transaction ends; in one order, so that two people who
 * change each other do not both wait. Anyone who is not in the team is not among them.
 * @throws Refusal `teamNotFound` where the caller is not in it.
 */
export async function lockMembershipsForUpdate(
  tx: Transaction,
  teamId: string,
  callerId: string,
  userIds: readonly string[],
): Promise<LockedMemberships> {
  const held = await tx
    .select(membershipColumns)
    .from(memberships)
    .where(
      and(
        eq(memberships.teamId, teamId),
        inArray(memberships.userId, [callerId, ...userIds]),
        isNull(memberships.leftAt),
      ),
    )
    .orderBy(asc(memberships.userId))
    .for('update');
  const members = new Map(held.map((membership) => [membership.userId, membership]));
  const own = members.get(callerId);
  if (!own) throw refuse('teamNotFound');
  return { own, members };
}

/**
 * Those of some teams that someone is in, who cannot leave or be removed until the transaction ends: what they write
 * for a team counts for as long as they are in it.
 */
export async function lockMembershipsShared(
  tx: Transaction,
  userId: string,
  teamIds: readonly string[],
): Promise<string[]> {
  if (teamIds.length === 0) return [];
  const held = await lockShared(tx, { userId, teamIds });
  return held.map(({ teamId }) => teamId);
}

type Held = { readonly userId: string; readonly teamIds: readonly string[] };

/** The same as a part of a statement. */
export function heldMemberships(db: Database, { userId, teamIds }: Params<Held>) {
  return db
    .select({ teamId: memberships.teamId })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, userId),
        sql`${memberships.teamId} = any (${teamIds}::uuid[])`,
        isNull(memberships.leftAt),
      ),
    )
    .orderBy(asc(memberships.teamId))
    .for('share');
}

const lockShared = statement('lock_memberships_shared', heldMemberships);

/** Holds someone's row until the transaction ends. */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * Someone's row, which everyone holds who joins a team, and all places that they have or had in teams, which everyone
 * holds who publishes, leaves or comes back: what their vacation counts for stays as it is until the transaction ends.
 */
export async function lockPlaces(tx: Transaction, userId: string): Promise<void> {
  await lockPerson(tx, userId);
  await tx
    .select({ teamId: memberships.teamId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.teamId))
    .for('no key update');
}

/** Who of some people is in which of some teams, now: ids of people by team. */
export async function membersAmong(
  db: Database,
  teamIds: readonly string[],
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (teamIds.length === 0 || userIds.length === 0) return new Map();
  const rows = await db
    .select({ teamId: memberships.teamId, userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        sql`${memberships.teamId} = any (${sql.param(teamIds)}::uuid[])`,
        sql`${memberships.userId} = any (${sql.param(userIds)}::uuid[])`,
        isNull(memberships.leftAt),
      ),
    );
  const byTeam = Map.groupBy(rows, ({ teamId }) => teamId);
  return new Map([...byTeam].map(([teamId, members]) => [teamId, members.map(({ userId }) => userId)]));
}

/** The teams that someone is in now. */
export async function listTeamIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ teamId: memberships.teamId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)));
  return rows.map(({ teamId }) => teamId);
}

/** What a notice shows of its team, and how its reader stands to it: a subselect. */
export const selectNoticeTeam: NoticeTeam = ({ teamId, userId }): SQL =>
  sql`select jsonb_build_object('id', ${teams.id}, 'name', ${teams.name}, 'reader', case
      when ${teams.deletedAt} is not null then 'ended'
      when exists (
        select from ${memberships}
        where ${memberships.teamId} = ${teamId} and ${memberships.userId} = ${userId} and ${memberships.leftAt} is null
      ) then 'member'
      else 'outside'
    end)
    from ${teams} where ${teams.id} = ${teamId}`;

/** Names of the teams that someone is or was in, by their ids. */
export async function listTeamNames(db: Database, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: teams.id, name: teams.name })
    .from(memberships)
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(eq(memberships.userId, userId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** When someone came into a team for the first time, of an alias of memberships: stays that ended come in their order. */
export const cameAt = (alias: string): SQL<Date> =>
  sql.raw(`coalesce((${alias}.earlier->0->>'from')::timestamptz, ${alias}.joined_at)`) as SQL<Date>;

/** The teams that a person is in, oldest membership first: a column of the statement that finds their session. */
export function ownMemberships(userId: SQL): SQL<MembershipAsJson[]> {
  return sql`(
    select coalesce(
      json_agg(
        json_build_object(
          'teamId', team.id, 'role', own.role,
          'sight', ${sightOf({ role: sql.raw('own.role'), seesFrom: sql.raw('own.sees_from') })}, 'joinedAt', own.joined_at,
          'cameAt', ${cameAt('own')}, 'timezone', team.timezone, 'calendar', team.calendar, 'rules', team.rules
        ) order by own.joined_at, own.team_id
      ),
      '[]'
    )
    from ${memberships} as own join ${teams} as team on team.id = own.team_id
    where own.user_id = ${userId} and own.left_at is null
  )`;
}

/** The offer to share what someone wrote before they were in the team is answered, whatever the answer. */
export function answerEarlierOffer(
  tx: Transaction,
  { teamId, userId }: Authorized<{ readonly teamId: string; readonly userId: string }>,
): void {
  tx.atCommit(
    tx
      .update(memberships)
      .set({ offersEarlier: false })
      .where(
        and(
          eq(memberships.teamId, teamId),
          eq(memberships.userId, userId),
          eq(memberships.offersEarlier, true),
        ),
      ),
  );
}
