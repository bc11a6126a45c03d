import { CATCH_UP_DAYS, type Calendar } from '@garden/calendar';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { threads } from '../../../db/schema/conversation.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import { follows } from '../../../db/schema/follow.ts';
import type { Placed } from '../../team/departments/store.ts';
import type { Reader } from '../policy.ts';
import { type DiaryRow, diaryWithAuthor, toDiaryRow } from '../store.ts';
import type { AnswerCount } from './answer.rules.ts';

/** Whose diaries somebody is asked to answer: of those whom they lead, and of those whom they follow, in these teams. */
type Asked = {
  readonly reader: Reader;
  /** Teams of the reader that are looked through. */
  readonly teamIds: readonly string[];
  readonly led: readonly Placed[];
  readonly since: string;
};

type Page = {
  /** The last diary read: its day and id. */
  readonly after: readonly [day: string, diaryId: string] | undefined;
  readonly limit: number;
};

/**
 * Diaries of others that nobody in the reader's teams has answered, newest day first; none that were brought in from
 * elsewhere, long after their days (zones apart).
 */
export async function listUnanswered(
  db: Database,
  { reader, teamIds, led, since }: Asked,
  { after, limit }: Page,
): Promise<DiaryRow[]> {
  const rows = await db
    .select(diaryWithAuthor)
    .from(sql`(
      select distinct ${diaryTeams.day}, ${diaryTeams.diaryId}
      from (
        select led.* from unnest(
          ${sql.param(led.map(({ teamId }) => teamId))}::uuid[], ${sql.param(led.map(({ userId }) => userId))}::uuid[]
        ) as led(team_id, author_id)
        union
        select own.team_id, ${follows.followeeId} from unnest(${sql.param(teamIds)}::uuid[]) as own(team_id)
        cross join ${follows} where ${follows.followerId} = ${reader.userId}
      ) as asked
      join ${diaryTeams}
        on ${diaryTeams.teamId} = asked.team_id and ${diaryTeams.authorId} = asked.author_id
        and ${diaryTeams.day} >= ${since}::date
      join ${diaries} on ${diaries.id} = ${diaryTeams.diaryId}
      where ${diaryTeams.authorId} <> ${reader.userId}
        and ${diaries.publishedAt} < ${diaryTeams.day} + ${CATCH_UP_DAYS + 2}::int
        and not exists (
          select from ${threads}
          where ${threads.teamId} = any (${sql.param(reader.teamIds)}::uuid[])
            and ${threads.objectKind} = 'diary' and ${threads.objectId} = ${diaryTeams.diaryId}
            and ${threads.answeredOn} is not null
        )
        ${after ? sql`and (${diaryTeams.day}, ${diaryTeams.diaryId}) < (${after[0]}::date, ${after[1]}::uuid)` : sql``}
      order by ${diaryTeams.day} desc, ${diaryTeams.diaryId} desc limit ${limit}
    ) as page`)
    .innerJoin(diaries, sql`${diaries.id} = page.diary_id`)
    .innerJoin(users, eq(users.id, diaries.authorId))
    .orderBy(desc(diaries.day), desc(diaries.id));
  return rows.map(toDiaryRow);
}

/** How soon the entries of a team were answered, counted alike days together, and how many people wrote them. */
export async function countAnswers(
  db: Database,
  {
    teamId,
    since,
    calendar,
  }: { readonly teamId: string; readonly since: string; readonly calendar: Calendar },
): Promise<{ counts: AnswerCount[]; writers: number }> {
  const { timezone, dayStartsAt } = calendar;
  const publishedOn = sql<string>`((${diaries.publishedAt} at time zone ${timezone}) - ${dayStartsAt}::interval)::date`;
  const ofTeam = and(eq(diaryTeams.teamId, teamId), gte(diaryTeams.day, since));
  const [counts, [wrote]] = await Promise.all([
    db
      .select({
        ...{
          day: diaryTeams.day,
          publishedOn: sql<string>`${publishedOn}::text`,
          answeredOn: threads.answeredOn,
        },
        entries: sql<number>`count(*)::int`,
      })
      .from(diaryTeams)
      .innerJoin(diaries, eq(diaries.id, diaryTeams.diaryId))
      .leftJoin(
        threads,
        and(
          eq(threads.teamId, diaryTeams.teamId),
          eq(threads.objectKind, 'diary'),
          eq(threads.objectId, diaryTeams.diaryId),
        ),
      )
      .where(ofTeam)
      .groupBy(sql`1`, sql`2`, sql`3`),
    db
      .select({ writers: sql<number>`count(distinct ${diaryTeams.authorId})::int` })
      .from(diaryTeams)
      .where(ofTeam),
  ]);
  return { counts, writers: wrote?.writers ?? 0 };
}
