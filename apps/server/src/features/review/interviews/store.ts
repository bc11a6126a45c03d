import type { DiaryMonth } from '@garden/calendar';
import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { vacations } from '../../../db/schema/diary.ts';
import {
  interviewAnswers,
  interviewReaders,
  interviewRounds,
  interviews,
  interviewVersions,
} from '../../../db/schema/review.ts';
import { memberships, type TeamCalendar, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import { lookedAfterBy, supervisorsOf } from '../../team/departments/store.ts';
import { DEFAULT_RULES } from '../../team/rules.ts';
import type { MembershipColumns } from '../../team/teams/hooks.ts';
import { firstOf } from '../store.ts';
import type { Sides } from './policy.ts';
import { MONTHS_BACK } from './rules.ts';

type Person = { readonly id: string; readonly name: string; readonly avatar: string | null };
export type Version = Omit<
  typeof interviewVersions.$inferSelect,
  'interviewId' | 'writerId' | 'writtenAt'
> & {
  readonly writer: Person;
  /** ISO 8601. */
  readonly writtenAt: string;
};
export type Answer = {
  readonly person: Person;
  readonly version: number;
  readonly accepted: boolean;
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
};

type Closing = {
  readonly by: Person;
  /** Null for those who may not read it. */
  readonly reason: string | null;
  /** ISO 8601. */
  readonly at: string;
};

/** A member whose month asks for an interview, with what one reader is shown of it. */
export type InterviewRow = Sides & {
  readonly id: string;
  readonly month: string;
  readonly mean: number;
  /** 0 before it is written down. */
  readonly version: number;
  readonly person: Person;
  readonly supervisor: Person | null;
  /** Who closed it instead of holding it. */
  readonly closed: Closing | null;
  /** Who else may read the record. */
  readonly readers: readonly Person[];
  /** The newest first; empty for anyone who may not read them. */
  readonly versions: readonly Version[];
  /** The oldest first. */
  readonly answers: readonly Answer[];
};

const asPerson = (table: string) => sql`json_build_object(
  'id', ${sql.raw(table)}.id,
  'name', case when ${sql.raw(table)}.deleted_at is null then ${sql.raw(table)}.name else '' end,
  'avatar', case when ${sql.raw(table)}.deleted_at is null then ${sql.raw(table)}.avatar end
)`;

/** Who looks after someone in a team, as an array. */
export const supervisorIdsOf = (teamId: SQLWrapper, userId: SQLWrapper) =>
  sql<string[]>`array(select cares.user_id from ${supervisorsOf(teamId, userId)} as cares)`;

const cares = (readerId: string) => sql`exists (
  select from ${supervisorsOf(interviews.teamId, interviews.memberId)} as cares where cares.user_id = ${readerId}::uuid
)`;

/** For those who read the record; nothing for all others, so that no text leaves the database for them. */
const forReaders = <T>(readerId: string, rows: SQL) =>
  sql<T[]>`case when ${readerId}::uuid in (${interviews.memberId}, ${interviews.supervisorId}) or (
      exists (
        select from ${interviewReaders} as reads
        where reads.interview_id = ${interviews.id} and reads.user_id = ${readerId}::uuid
      ) and ${cares(readerId)}
    ) then coalesce((${rows}), '[]') else '[]' end`;

function interviewColumns(readerId: string) {
  return {
    id: interviews.id,
    month: interviews.month,
    mean: interviews.mean,
    version: interviews.version,
    memberId: interviews.memberId,
    recordedBy: interviews.supervisorId,
    person: personColumns(users),
    supervisorIds: supervisorIdsOf(interviews.teamId, interviews.memberId),
    supervisor: sql<Person | null>`(
      select ${asPerson('held')} from ${users} as held where held.id = ${interviews.supervisorId}
    )`,
    besides: sql<string[]>`array(
      select reads.user_id from ${interviewReaders} as reads where reads.interview_id = ${interviews.id}
    )`,
    closed: sql<Closing | null>`(
      select json_build_object('by', ${asPerson('closer')}, 'at', ${interviews.closedAt}, 'reason',
        case when ${readerId}::uuid = ${interviews.memberId} or ${cares(readerId)} then ${interviews.closedReason} end)
      from ${users} as closer where closer.id = ${interviews.closedById}
    )`,
    readers: forReaders<Person>(
      readerId,
      sql`select json_agg(${asPerson('reads')} order by reads.name, reads.id)
        from ${interviewReaders} as may join ${users} as reads on reads.id = may.user_id
        where may.interview_id = ${interviews.id} and exists (
          select from ${supervisorsOf(interviews.teamId, interviews.memberId)} as still where still.user_id = reads.id
        )`,
    ),
    versions: forReaders<Version>(
      readerId,
      sql`select json_agg(json_build_object(
          'version', said.version, 'heldOn', said.held_on, 'said', said.said, 'steps', said.steps, 'words', said.words,
          'writtenAt', said.written_at, 'writer', ${asPerson('wrote')}
        ) order by said.version desc)
        from ${interviewVersions} as said join ${users} as wrote on wrote.id = said.writer_id
        where said.interview_id = ${interviews.id}`,
    ),
    answers: forReaders<Answer>(
      readerId,
      sql`select json_agg(json_build_object(
          'version', gave.version, 'accepted', gave.accepted, 'reason', gave.reason, 'at', gave.at,
          'person', ${asPerson('who')}
        ) order by gave.at, gave.person_id)
        from ${interviewAnswers} as gave join ${users} as who on who.id = gave.person_id
        where gave.interview_id = ${interviews.id}`,
    ),
  };
}

type Asked = {
  readonly teamId: string;
  readonly month: DiaryMonth;
  readonly readerId: string;
  /** Whether the reader sees all states, or their own people's and their own. */
  readonly sees: 'all' | 'own';
  readonly userId?: string | undefined;
  /** The last member that was read. */
  readonly after?: string | undefined;
  readonly limit: number;
};

/** Members of a team whose month asks for an interview, in the order of their ids; of those who are in it now. */
export async function listInterviews(
  db: Queryable,
  { teamId, month, readerId, sees, userId, after, limit }: Asked,
): Promise<InterviewRow[]> {
  const own = sql`(${interviews.memberId} = ${readerId}::uuid or ${interviews.supervisorId} = ${readerId}::uuid
    or ${cares(readerId)})`;
  return db
    .select(interviewColumns(readerId))
    .from(interviews)
    .innerJoin(users, eq(users.id, interviews.memberId))
    .innerJoin(
      memberships,
      sql`${memberships.teamId} = ${interviews.teamId} and ${memberships.userId} = ${interviews.memberId}
        and ${memberships.leftAt} is null`,
    )
    .where(
      and(
        eq(interviews.teamId, teamId),
        eq(interviews.month, firstOf(month)),
        sees === 'own' ? own : undefined,
        userId === undefined ? undefined : eq(interviews.memberId, userId),
        after === undefined ? undefined : sql`${interviews.memberId} > ${after}::uuid`,
      ),
    )
    .orderBy(asc(interviews.memberId))
    .limit(limit);
}

/** A team as far as its interviews depend on it. */
export type InterviewTeam = {
  readonly timezone: string;
  readonly calendar: TeamCalendar;
  readonly rules: typeof DEFAULT_RULES;
  readonly createdAt: Date;
  /** Months, by their first day, of which a reader still has interviews to hold; the oldest first. */
  readonly open: readonly { readonly month: string; readonly count: number }[];
};

/**
 * A team that has not ended.
 * @param since the first day of the first month in which the reader's interviews are counted
 */
export async function findInterviewTeam(
  db: Queryable,
  teamId: string,
  readerId: string,
  since: string,
): Promise<InterviewTeam | null> {
  const { timezone, calendar, rules, createdAt, deletedAt } = teams;
  const open = sql<InterviewTeam['open']>`(
    select coalesce(json_agg(json_build_object('month', months.month::text, 'count', months.count) order by months.month), '[]')
    from (
      select waits.month, count(*)::int
      from ${lookedAfterBy(sql`${readerId}::uuid`)} as led
      join ${interviews} as waits on waits.team_id = led.team_id and waits.member_id = led.user_id
      where led.team_id = ${teamId}::uuid and ${isOpen(sql.raw('waits'))} and waits.month >= ${since}::date
      group by waits.month
    ) as months
  )`;
  const [found] = await db
    .select({ timezone, calendar, rules, createdAt, open })
    .from(teams)
    .where(sql`${teams.id} = ${teamId} and ${deletedAt} is null`);
  return found ? { ...found, rules: found.rules ?? DEFAULT_RULES } : null;
}

/** A member of a team, and who looks after them; null where they are not in it. */
export async function findCared(
  db: Queryable,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
): Promise<{ readonly person: Person; readonly supervisorIds: readonly string[] } | null> {
  const [found] = await db
    .select({
      person: personColumns(users),
      supervisorIds: supervisorIdsOf(memberships.teamId, memberships.userId),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      sql`${memberships.teamId} = ${teamId} and ${memberships.userId} = ${userId} and ${memberships.leftAt} is null`,
    );
  return found ?? null;
}

type Which = { readonly teamId: string; readonly userId: string; readonly month: DiaryMonth };

/** An interview with all that its sides see of it, held until the transaction ends. */
export async function lockInterview(
  tx: Transaction,
  which: Which,
  readerId: string,
): Promise<InterviewRow | null> {
  const [found] = await tx
    .select(interviewColumns(readerId))
    .from(interviews)
    .innerJoin(users, eq(users.id, interviews.memberId))
    .where(ofMember(which))
    .for('update', { of: interviews });
  return found ?? null;
}

const ofMember = ({ teamId, userId, month }: Which) =>
  and(eq(interviews.teamId, teamId), eq(interviews.month, firstOf(month)), eq(interviews.memberId, userId));

export type NewVersion = Omit<typeof interviewVersions.$inferSelect, 'interviewId'>;

/** Writes the next version of an interview; from its first on, its writer and the member are its two sides. */
export function writeVersion(
  tx: Transaction,
  interview: Authorized<InterviewRow>,
  version: NewVersion,
  supervisorId: string,
): void {
  const { id, supervisorIds } = interview;
  tx.atCommit(
    tx.update(interviews).set({ version: version.version, supervisorId }).where(eq(interviews.id, id)),
    tx.insert(interviewVersions).values({ interviewId: id, ...version }),
  );
  const besides = version.version === 1 ? supervisorIds.filter((userId) => userId !== supervisorId) : [];
  if (besides.length === 0) return;
  tx.atCommit(tx.insert(interviewReaders).values(besides.map((userId) => ({ interviewId: id, userId }))));
}

/** Closes an interview that is not held, or opens it again. */
export function setClosed(
  tx: Transaction,
  interview: Authorized<InterviewRow>,
  closing: { readonly by: string; readonly reason: string; readonly at: Date } | null,
): void {
  const { by = null, reason = null, at = null } = closing ?? {};
  tx.atCommit(
    tx
      .update(interviews)
      .set({ closedById: by, closedReason: reason, closedAt: at })
      .where(eq(interviews.id, interview.id)),
  );
}

export type NewAnswer = Omit<typeof interviewAnswers.$inferSelect, 'interviewId'>;

export function answerInterview(
  tx: Transaction,
  interview: Authorized<InterviewRow>,
  answer: NewAnswer,
): void {
  tx.atCommit(tx.insert(interviewAnswers).values({ interviewId: interview.id, ...answer }));
}

/** Interviews that are still to be held, of an alias of their table. */
export const isOpen = (table: SQL) => sql`${table}.version = 0 and ${table}.closed_at is null`;

/**
 * Interviews of a member that are still to be held about one of the last months, as a table of `id`, `name`, `month` and
 * `interview`; none in a team that blocks no one.
 */
export function openInterviewsOf({
  teamId,
  userId,
  now,
}: {
  readonly teamId: SQL;
  readonly userId: SQL;
  readonly now: SQL;
}): SQL {
  const thisMonth = sql`date_trunc('month',
    (${now} at time zone held.timezone) - (held.calendar->>'dayStartsAt')::interval)::date`;
  return sql`(
    select waits.id, waits.name, needed.month, json_build_object(
      'teamId', held.id, 'timezone', held.timezone, 'calendar', held.calendar, 'month', needed.month::text,
      'from', coalesce((held.rules->'review'->'interviews'->>'day')::int, 15),
      'member', json_build_object('id', waits.id, 'name', waits.name),
      'away', array(
        select away.day::text from ${vacations} as away where away.user_id = waits.id and away.day >= ${thisMonth}
      )
    ) as interview
    from ${interviews} as needed
    join ${teams} as held on held.id = needed.team_id
    join ${users} as waits on waits.id = needed.member_id and waits.deleted_at is null
    where needed.team_id = ${teamId} and needed.member_id = ${userId} and ${isOpen(sql.raw('needed'))}
      and needed.month >= ${thisMonth} - interval '${sql.raw(String(MONTHS_BACK))} months' and needed.month < ${thisMonth}
      and coalesce((held.rules->'review'->'interviews'->>'blocks')::boolean, true)
  )`;
}

/** How many interviews of the last months that a team was looked through for one of its members has to hold, as a column. */
export function countToHold({ teamId, userId }: MembershipColumns): SQL<number> {
  const supervisors = supervisorsOf(sql.raw('waits.team_id'), sql.raw('waits.member_id'));
  return sql<number>`(
    select count(*)::int
    from ${interviews} as waits
    join ${memberships} as belongs on belongs.team_id = waits.team_id and belongs.user_id = waits.member_id
      and belongs.left_at is null
    where waits.team_id = ${teamId} and ${isOpen(sql.raw('waits'))}
      and waits.month > (
        select max(taken.month) - interval '${sql.raw(String(MONTHS_BACK))} months'
        from ${interviewRounds} as taken where taken.team_id = ${teamId}
      )
      and exists (select from ${supervisors} as cares where cares.user_id = ${userId})
  )`;
}
