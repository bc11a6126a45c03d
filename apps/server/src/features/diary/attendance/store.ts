import { type DiaryMonth, daysOfMonth } from '@garden/calendar';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { diaryTeams, teamDays, vacations } from '../../../db/schema/diary.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { MemberEntries } from '../../team/members/hooks.ts';

/** One more person has written for a day, or one fewer. */
type By = 1 | -1;
/** A diary in the feeds of the teams that read it. */
type Entry = {
  readonly diaryId: string;
  readonly authorId: string;
  readonly day: string;
  readonly teamIds: readonly string[];
};

/** How rows of a team's days are added: to what they count already. */
export const addToCounted = {
  target: [teamDays.teamId, teamDays.day],
  set: { settled: sql`${teamDays.settled} + excluded.settled` },
};

/**
 * Puts an entry into the feeds of the teams that read it and takes it out of all others, and counts it in or out of
 * their days; an author who is on vacation that day is counted already.
 */
export const moveEntry = statement('move_entry', (db, { diaryId, authorId, day, teamIds }: Params<Entry>) => {
  const { teamId } = diaryTeams;
  const left = db.$with('left_feeds').as(
    db
      .delete(diaryTeams)
      .where(and(eq(diaryTeams.diaryId, diaryId), sql`${teamId} <> all (${teamIds}::uuid[])`))
      .returning({ teamId }),
  );
  const entered = db.$with('entered_feeds').as(
    db
      .insert(diaryTeams)
      .select(
        sql`select team_id, ${day}::date, ${diaryId}::uuid, ${authorId}::uuid
          from unnest(${teamIds}::uuid[]) as team_id`,
      )
      .onConflictDoNothing()
      .returning({ teamId }),
  );
  const moved = sql`
    select team_id, ${day}::date as day, 1 as counts from ${entered}
    union all select team_id, ${day}::date, -1 from ${left}`;
  return db
    .with(left, entered)
    .insert(teamDays)
    .select(countedIn(moved, authorId))
    .onConflictDoUpdate(addToCounted);
});

type NewEntry = Omit<Entry, 'diaryId'>;

/**
 * Counts an entry that is new in the feeds of its teams in their days, as `moveEntry` counts others. The last step of a
 * publish: those who publish to a team on one day wait for each other from here to the commit.
 */
export function countNew(tx: Transaction, { authorId, day, teamIds }: Authorized<NewEntry>): void {
  if (teamIds.length > 0) tx.atCommit(countEntry(tx, { authorId, day, teamIds }));
}

const countEntry = statement('count_entry', (db, { authorId, day, teamIds }: Params<NewEntry>) =>
  db
    .insert(teamDays)
    .select(
      countedIn(
        sql`select team_id, ${day}::date as day, 1 as counts from unnest(${teamIds}::uuid[]) as team_id`,
        authorId,
      ),
    )
    .onConflictDoUpdate(addToCounted),
);

/**
 * What an author's entries count in the days of their teams, in the order in which everyone holds those: on a day of
 * vacation they are counted already.
 * @param moved rows of `team_id`, `day` and `counts`
 */
export function countedIn(moved: SQL, authorId: unknown): SQL {
  return sql`select team_id, day, counts from (${moved}) as moved
    where not exists (
      select from ${vacations} where ${vacations.userId} = ${authorId}::uuid and ${vacations.day} = moved.day
    )
    order by team_id, day`;
}

/** Counts someone who comes to a team, or leaves it, in or out of the days that they wrote or are on vacation. */
export async function countMember(tx: Transaction, teamId: string, userId: string, by: By): Promise<void> {
  await count(
    tx,
    sql`select ${teamId}::uuid, day, ${by}::int from (
        select ${diaryTeams.day} from ${diaryTeams}
        where ${diaryTeams.teamId} = ${teamId} and ${diaryTeams.authorId} = ${userId}
        union select ${vacations.day} from ${vacations} where ${vacations.userId} = ${userId}
      ) as days
      order by day`,
  );
}

/**
 * Counts days of vacation in or out, in each team of theirs that does not read an entry for the day already; those
 * that were removed among them, since members come back with their team.
 */
export async function countVacation(
  tx: Transaction,
  userId: string,
  days: readonly string[],
  by: By,
): Promise<void> {
  if (days.length === 0) return;
  await count(
    tx,
    sql`select ${memberships.teamId}, away.day, ${by}::int
      from ${memberships} join ${teams} on ${teams.id} = ${memberships.teamId}
      cross join unnest(${sql.param(days)}::date[]) as away (day)
      where ${memberships.userId} = ${userId}
        and (${memberships.leftAt} is null or ${memberships.leftAt} = ${teams.deletedAt})
        and not exists (
          select from ${diaryTeams}
          where ${diaryTeams.teamId} = ${memberships.teamId} and ${diaryTeams.authorId} = ${userId}
            and ${diaryTeams.day} = away.day
        )
      order by ${memberships.teamId}, away.day`,
  );
}

/** Adds rows of team, day and number; each in the order of team and day, so that no two count in a circle. */
async function count(tx: Transaction, rows: SQL): Promise<void> {
  await tx.insert(teamDays).select(rows).onConflictDoUpdate(addToCounted);
}

type Asked = { readonly teamId: string; readonly userId: string; readonly month: DiaryMonth };

/** On how many days of a month a person has written for a team, and the last day of all. */
export async function countEntries(db: Queryable, { teamId, userId, month }: Asked): Promise<MemberEntries> {
  const [first, last] = [daysOfMonth(month)[0], daysOfMonth(month).at(-1)];
  const [counted] = await db
    .select({
      thisMonth: sql<number>`(count(*) filter (where ${diaryTeams.day} between ${first} and ${last}))::int`,
      lastDay: sql<string | null>`max(${diaryTeams.day})::text`,
    })
    .from(diaryTeams)
    .where(and(eq(diaryTeams.teamId, teamId), eq(diaryTeams.authorId, userId)));
  return counted ?? { thisMonth: 0, lastDay: null };
}
