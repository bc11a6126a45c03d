import { and, desc, eq, inArray, isNull, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { activities } from '../../../db/schema/life.ts';
import { departmentMembers, departments, memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { TopicAsked, TopicColumns } from '../../diary/asking/hooks.ts';
import { foundObject } from '../../notice/objects/hooks.ts';
import type { stateOf } from './rules.ts';

type StoredTopic = typeof activities.$inferSelect;
/** A topic with the number of diaries that answer it. */
export type TopicRow = StoredTopic & { readonly answers: number };
export type NewTopic = Omit<StoredTopic, 'deletedAt'>;
export type TopicChanges = Partial<
  Pick<StoredTopic, 'title' | 'prompt' | 'startsOn' | 'endsOn' | 'departmentIds'>
>;

/** Whether a diary answers a topic. */
export const answersTopic = (topicId: SQL | string) =>
  sql`diaries.asked @> jsonb_build_array(jsonb_build_object('id', ${topicId}::uuid))`;

/** Names are written out, since a query of one table leaves its own name away and the inner tables have the same columns. */
const answers = sql<number>`(
  select count(*)::int from diary_teams
  join diaries on diaries.id = diary_teams.diary_id
  where diary_teams.team_id = activities.team_id
    and diary_teams.day between activities.starts_on and activities.ends_on
    and ${answersTopic(sql`activities.id`)}
)`;

const living = isNull(activities.deletedAt);

/** Whether a topic is of one of some teams. */
const isOf = (teamIds: readonly string[]) => sql`${activities.teamId} = any (${sql.param(teamIds)}::uuid[])`;

/**
 * A living topic.
 * @param within the teams to look in, so that one of another team takes as long as none; unless told, all
 */
export async function findTopic(
  db: Queryable,
  topicId: string,
  within?: readonly string[],
): Promise<TopicRow | null> {
  const [found] = await db
    .select({ topic: activities, answers })
    .from(activities)
    .where(and(eq(activities.id, topicId), living, within && isOf(within)));
  return found ? { ...found.topic, answers: found.answers } : null;
}

/** The members of its team that a topic asks: all, or those of its departments. */
export async function listAsked(tx: Transaction, { teamId, departmentIds }: StoredTopic): Promise<string[]> {
  const inDepartment = sql`exists (
    select from ${departmentMembers}
    where ${departmentMembers.teamId} = ${teamId} and ${departmentMembers.userId} = ${memberships.userId}
      and ${inArray(departmentMembers.departmentId, [...departmentIds])}
  )`;
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.teamId, teamId),
        isNull(memberships.leftAt),
        departmentIds.length === 0 ? undefined : inDepartment,
      ),
    );
  return rows.map(({ userId }) => userId);
}

type TopicPage = {
  readonly state: ReturnType<typeof stateOf> | undefined;
  /** By this day's reckoning. */
  readonly today: string;
  /** The last topic read: its last day and id. */
  readonly after: readonly [endsOn: string, topicId: string] | undefined;
  readonly limit: number;
};

/** The topics of a team, those that end last first. */
export async function listTopics(
  db: Database,
  teamId: string,
  { state, today, after, limit }: TopicPage,
): Promise<TopicRow[]> {
  const inState = {
    coming: sql`${activities.startsOn} > ${today}::date`,
    running: sql`${today}::date between ${activities.startsOn} and ${activities.endsOn}`,
    past: lt(activities.endsOn, today),
  };
  const rows = await db
    .select({ topic: activities, answers })
    .from(activities)
    .where(
      and(
        eq(activities.teamId, teamId),
        living,
        state && inState[state],
        after && sql`(${activities.endsOn}, ${activities.id}) < (${after[0]}::date, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(activities.endsOn), desc(activities.id))
    .limit(limit);
  return rows.map(({ topic, answers }) => ({ ...topic, answers }));
}

/** As many topics as one diary can answer. */
const MOST = 20;

/** The topics that someone is asked about on a day, in all their teams; those that end first first. */
export function topicsAsked({ userId, teamIds, day }: TopicColumns): SQL<TopicAsked[]> {
  return sql`(
    select coalesce(
      json_agg(
        json_build_object(
          'id', asked.id, 'teamId', asked.team_id, 'title', asked.title, 'prompt', asked.prompt,
          'endsOn', asked.ends_on
        ) order by asked.ends_on, asked.id
      ),
      '[]'
    )
    from (
      select topic.* from ${activities} as topic
      where topic.team_id = any (${teamIds}) and ${day} between topic.starts_on and topic.ends_on
        and topic.deleted_at is null
        and (topic.department_ids = '{}' or exists (
          select from ${departmentMembers} as own
          where own.user_id = ${userId} and own.department_id = any (topic.department_ids)
        ))
      order by topic.ends_on, topic.id
      limit ${sql.raw(String(MOST))}
    ) as asked
  )`;
}

/** A topic of one of some teams, hidden or not, held until the transaction ends. */
export async function lockTopic(
  tx: Transaction,
  topicId: string,
  within: readonly string[],
): Promise<StoredTopic | null> {
  const [found] = await tx
    .select()
    .from(activities)
    .where(and(eq(activities.id, topicId), isOf(within)))
    .for('update');
  return found ?? null;
}

export async function insertTopic(tx: Transaction, topic: Authorized<NewTopic>): Promise<void> {
  await tx.insert(activities).values(topic);
}

export async function changeTopic(
  tx: Transaction,
  topic: Authorized<StoredTopic>,
  changes: TopicChanges,
): Promise<void> {
  await tx.update(activities).set(changes).where(eq(activities.id, topic.id));
}

/** Deletes a topic, or restores it with null. */
export async function hideTopic(
  tx: Transaction,
  topic: Authorized<StoredTopic>,
  deletedAt: Date | null,
): Promise<void> {
  await tx.update(activities).set({ deletedAt }).where(eq(activities.id, topic.id));
}

/** Whether all of these are departments of a team. */
export async function areDepartmentsOf(
  db: Queryable,
  teamId: string,
  departmentIds: readonly string[],
): Promise<boolean> {
  const wanted = [...new Set(departmentIds)];
  if (wanted.length === 0) return true;
  const found = await db
    .select({ id: departments.id })
    .from(departments)
    .where(and(eq(departments.teamId, teamId), inArray(departments.id, wanted)));
  return found.length === wanted.length;
}

/** What a notice shows of a living topic: a subselect. */
export function selectNoticedTopic(id: SQLWrapper): SQL {
  return sql`select ${foundObject({ title: activities.title })} from ${activities}
    where ${activities.id} = ${id} and ${living}`;
}
