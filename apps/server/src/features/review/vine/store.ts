import { type DiaryMonth, dayAt, parseDiaryDay } from '@garden/calendar';
import type { Grade } from '@garden/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { users } from '../../../db/schema/account.ts';
import { diaries, diaryTeams, vacations } from '../../../db/schema/diary.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { BothNames } from '../../../platform/holidays.ts';
import type { Ports } from '../../../platform/ports.ts';
import { personColumns } from '../../account/store.ts';
import { daysSince } from '../../diary/history/rules.ts';
import { type DiaryGrade, type Reader, worthSeen } from '../../diary/policy.ts';
import { gradeColumn } from '../../diary/reading/hooks.ts';
import { daysOf, firstOf, homeOf } from '../store.ts';

type Person = { readonly id: string; readonly name: string; readonly avatar: string | null };
type Berry = {
  readonly id: string;
  readonly day: string;
  readonly late: boolean;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly worth: DiaryGrade | null;
};

/** A member's month as the team sees it: what they wrote for this team. */
export type TeamBunch = {
  readonly person: Person;
  readonly joinedAt: Date;
  readonly teamSince: Date;
  readonly days: readonly {
    readonly day: string;
    readonly state: ReturnType<typeof daysSince>[number]['state'];
    readonly late: boolean;
    readonly grade: Grade | null;
    readonly plain: boolean;
    readonly diaryId: string | null;
    readonly holiday: BothNames | undefined;
  }[];
};

type Asked = {
  readonly teamId: string;
  readonly month: DiaryMonth;
  /** The last member that was read: when they joined, and their id. */
  readonly after: readonly [joinedAt: string, userId: string] | undefined;
  readonly limit: number;
};

/** The bunches of a page of members, in the order they joined; by one query. */
export async function listBunches(
  ctx: Pick<Ports, 'database' | 'holidays' | 'hooks'> & { readonly now: Date },
  { teamId, month, after, limit }: Asked,
  reader: Reader,
): Promise<TeamBunch[]> {
  const { db } = ctx.database;
  const first = firstOf(month);
  const page = db
    .select({ userId: memberships.userId, joinedAt: memberships.joinedAt })
    .from(memberships)
    .where(
      and(
        eq(memberships.teamId, teamId),
        isNull(memberships.leftAt),
        after && sql`(${memberships.joinedAt}, ${memberships.userId}) > (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
    .limit(limit)
    .as('page');
  const worth = ctx.hooks.column(gradeColumn, {
    diaryId: sql.raw('entry.id'),
    authorId: sql.raw('entry.author_id'),
    teamIds: sql`array[${teamId}]::uuid[]`,
    readerId: sql`${reader.userId}::uuid`,
    readerTeamIds: sql`array[${teamId}]::uuid[]`,
  });
  const inTeam = { ...reader, teamIds: [teamId] };
  const within = sql`>= ${first}::date and listed.day < ${first}::date + interval '1 month'`;
  const rows = await db
    .select({
      person: personColumns(users),
      joinedAt: page.joinedAt,
      teamSince: teams.createdAt,
      home: homeOf(sql`${page.userId}`),
      vacation: sql<string[]>`array(
        select listed.day::text from ${vacations} as listed where listed.user_id = ${page.userId} and listed.day ${within}
      )`,
      written: sql<Berry[]>`(
        select coalesce(json_agg(json_build_object(
          'id', entry.id, 'day', entry.day, 'late', entry.late, 'publishedAt', entry.published_at, 'worth', ${worth}
        )), '[]')
        from ${diaryTeams} as listed join ${diaries} as entry on entry.id = listed.diary_id
        where listed.team_id = ${teamId} and listed.author_id = ${page.userId} and listed.day ${within}
      )`,
    })
    .from(page)
    .innerJoin(users, eq(users.id, page.userId))
    .innerJoin(teams, eq(teams.id, teamId))
    .orderBy(asc(page.joinedAt), asc(page.userId));
  return Promise.all(
    rows.map(async ({ person, joinedAt, teamSince, home, vacation, written }) => {
      const { calendar, names } = await daysOf(ctx, home, month);
      const entries = written.map((berry) => ({ ...berry, publishedAt: new Date(berry.publishedAt) }));
      const days = daysSince(month, {
        calendar,
        firstDay: dayAt(joinedAt, calendar),
        today: dayAt(ctx.now, calendar),
        written: new Map(entries.map((berry) => [berry.day, berry])),
        vacation: new Set(vacation.map(parseDiaryDay)),
      });
      return {
        person,
        joinedAt,
        teamSince,
        days: days.map(({ day, state, submitted }) => {
          const { score, plain } = worthSeen(person.id, submitted?.worth ?? null, inTeam);
          return {
            day,
            state,
            late: submitted?.late ?? false,
            diaryId: submitted?.id ?? null,
            holiday: names.get(day),
            grade: score?.grade ?? null,
            plain,
          };
        }),
      };
    }),
  );
}
