import { CATCH_UP_DAYS, type Calendar } from '@garden/calendar';
import type { DiaryView } from '@garden/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { threads } from '../../../db/schema/conversation.ts';
import { diaries, diaryTeams } from '../../../db/schema/diary.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { Reader } from '../../diary/policy.ts';
import { presentPage } from '../../diary/reading/store.ts';
import { DIARY } from '../../diary/rules.ts';
import { followedBy } from '../../follow/following/store.ts';
import { literalOf } from '../../notice/objects/store.ts';
import type { TeamMember } from '../../team/departments/store.ts';
import type { AnswerCount } from './answer.rules.ts';

/** Whose diaries someone is asked to answer: of those they lead, and of those they follow, in these teams. */
type Asked = {
  readonly reader: Reader;
  /** Teams of the reader that are looked through. */
  readonly teamIds: readonly string[];
  readonly led: readonly TeamMember[];
  readonly since: string;
};

type Page = {
  /** The last diary read: its day and id. */
  readonly after: readonly [day: string, diaryId: string] | undefined;
  readonly limit: number;
};

/**
 * Diaries of others that no one in the reader's teams has answered, newest day first; none that were brought in from
 * elsewhere, long after their days (zones apart).
 */
export async function listUnanswered(
  source: Pick<Ports, 'database' | 'hooks'>,
  { reader, teamIds, led, since }: Asked,
  { after, limit }: Page,
): Promise<DiaryView[]> {
  const page = sql`
    select distinct entry.day, entry.diary_id
    from (
      select led.* from unnest(
        ${sql.param(led.map(({ teamId }) => teamId))}::uuid[], ${sql.param(led.map(({ userId }) => userId))}::uuid[]
      ) as led(team_id, author_id)
      union
      select own.team_id, followed.id from unnest(${sql.param(teamIds)}::uuid[]) as own(team_id)
      cross join (${followedBy(reader.userId)}) as followed(id)
    ) as asked
    join ${diaryTeams} as entry
      on entry.team_id = asked.team_id and entry.author_id = asked.author_id and entry.day >= ${since}::date
    join ${diaries} as waiting on waiting.id = entry.diary_id
    where entry.author_id <> ${reader.userId}
      and waiting.published_at < entry.day + ${CATCH_UP_DAYS + 2}::int
      and not exists (
        select from ${threads} as talk
        where talk.team_id = any (${sql.param(reader.teamIds)}::uuid[])
          and talk.object_kind = ${literalOf(DIARY)} and talk.object_id = entry.diary_id and talk.answered_on is not null
      )
      ${after ? sql`and (entry.day, entry.diary_id) < (${after[0]}::date, ${after[1]}::uuid)` : sql``}
    order by entry.day desc, entry.diary_id desc limit ${limit}`;
  return presentPage(source, page, reader);
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
          eq(threads.objectKind, DIARY),
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
