import type { DiaryMonth } from '@garden/calendar';
import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import {
  interviewAnswers,
  interviewRounds,
  interviews,
  interviewVersions,
} from '../../../db/schema/review.ts';
import { memberships, type TeamCalendar, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import { supervisorsOf } from '../../team/departments/store.ts';
import { DEFAULT_RULES } from '../../team/rules.ts';
import type { MembershipBeside } from '../../team/teams/hooks.ts';
import { firstOf } from '../store.ts';
import type { Sides } from './policy.ts';

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

/** A member whose month asks for an interview, with what one reader is shown of it. */
export type InterviewRow = Sides & {
  readonly id: string;
  readonly month: string;
  readonly mean: number;
  /** 0 before it is written down. */
  readonly version: number;
  readonly person: Person;
  readonly supervisor: Person | null;
  /** The newest first; empty for anyone but its two sides. */
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

/** For its two sides alone; nothing for all others, so that no text leaves the database for them. */
const forSides = <T>(readerId: string, rows: SQL) =>
  sql<T[]>`case when ${readerId}::uuid in (${interviews.memberId}, ${interviews.supervisorId})
    then coalesce((${rows}), '[]') else '[]' end`;

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
    versions: forSides<Version>(
      readerId,
      sql`select json_agg(json_build_object(
          'version', said.version, 'heldOn', said.held_on, 'said', said.said, 'steps', said.steps, 'words', said.words,
          'writtenAt', said.written_at, 'writer', ${asPerson('wrote')}
        ) order by said.version desc)
        from ${interviewVersions} as said join ${users} as wrote on wrote.id = said.writer_id
        where said.interview_id = ${interviews.id}`,
    ),
    answers: forSides<Answer>(
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
  const own = sql`(${interviews.memberId} = ${readerId}::uuid or ${interviews.supervisorId} = ${readerId}::uuid or exists (
    select from ${supervisorsOf(interviews.teamId, interviews.memberId)} as cares where cares.user_id = ${readerId}::uuid
  ))`;
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
};

/** A team that has not ended. */
export async function findInterviewTeam(db: Queryable, teamId: string): Promise<InterviewTeam | null> {
  const { timezone, calendar, rules, createdAt, deletedAt } = teams;
  const [found] = await db
    .select({ timezone, calendar, rules, createdAt })
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
  tx.atCommit(
    tx
      .update(interviews)
      .set({ version: version.version, supervisorId })
      .where(eq(interviews.id, interview.id)),
    tx.insert(interviewVersions).values({ interviewId: interview.id, ...version }),
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

/** How many interviews of the last month that a team was looked through for one of its members has to hold, as a column. */
export function countToHold({ teamId, userId }: MembershipBeside): SQL<number> {
  const supervisors = supervisorsOf(sql.raw('waits.team_id'), sql.raw('waits.member_id'));
  return sql<number>`(
    select count(*)::int
    from ${interviews} as waits
    join ${memberships} as belongs on belongs.team_id = waits.team_id and belongs.user_id = waits.member_id
      and belongs.left_at is null
    where waits.team_id = ${teamId} and waits.version = 0
      and waits.month = (select max(taken.month) from ${interviewRounds} as taken where taken.team_id = ${teamId})
      and exists (select from ${supervisors} as cares where cares.user_id = ${userId})
  )`;
}
