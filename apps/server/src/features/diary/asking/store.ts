import { type DiaryDay, lastWorkingDayOfWeek } from '@garden/calendar';
import type { ReadonlySections } from '@garden/contract';
import { and, asc, between, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { leadsSomeone, selectLeads } from '../../team/membership/store.ts';
import { listQuestions } from '../../team/settings/store.ts';
import type { Writer } from '../days/store.ts';
import type { StoredDiary } from '../store.ts';
import { topicColumn } from './hooks.ts';
import {
  type Asked,
  asksForMistakes,
  daysLeftOfWeek,
  type Minimum,
  minimumAt,
  type WeekEnd,
  weekAround,
} from './rules.ts';

type Answered = Pick<ReadonlySections, 'answers' | 'topics'> & { readonly day: string };

/**
 * What the answers of an entry may answer, as it reads now: the questions of the writer's home team, and the topics of
 * all their teams that ask them on its day.
 */
export async function listAsked(
  db: Queryable,
  hooks: Hooks,
  { userId, teamIds }: Pick<Writer, 'userId' | 'teamIds'>,
  { answers, topics, day }: Answered,
): Promise<Asked[]> {
  const [homeId] = teamIds;
  if (homeId === undefined) return [];
  const [questions, running] = await Promise.all([
    answers.length === 0 ? [] : listQuestions(db, homeId),
    topics.length === 0 ? [] : listTopics(db, hooks, { userId, teamIds, day }),
  ]);
  return [
    ...questions.map(({ id, text }) => ({ id, teamId: homeId, text })),
    ...running.map(({ id, teamId, title }) => ({ id, teamId, text: title })),
  ];
}

async function listTopics(
  db: Queryable,
  hooks: Hooks,
  { userId, teamIds, day }: Pick<Writer, 'userId' | 'teamIds'> & Pick<Answered, 'day'>,
) {
  const asked = {
    userId: sql`${userId}::uuid`,
    teamIds: sql`${sql.param(teamIds)}::uuid[]`,
    day: sql`${day}::date`,
  };
  const [found] = await db
    .select({ topics: hooks.column(topicColumn, asked) })
    .from(sql`(values (1)) as one`);
  return found?.topics ?? [];
}

type WeekEntry = Pick<StoredDiary, 'day' | 'sections'>;

/** What someone has published for the other days of the week around a day, oldest first. */
export async function listRestOfWeek(
  db: Queryable,
  { userId, calendar }: Pick<Writer, 'userId' | 'calendar'>,
  day: DiaryDay,
): Promise<WeekEntry[]> {
  const { first, last } = weekAround(day, calendar);
  return db
    .select({ day: diaries.day, sections: diaries.sections })
    .from(diaries)
    .where(
      and(
        eq(diaries.authorId, userId),
        between(diaries.day, first, last),
        ne(diaries.day, day),
        isNull(diaries.deletedAt),
      ),
    )
    .orderBy(asc(diaries.day));
}

/** What the entry of a day needs, and what the end of its week asks. */
type Demands = { readonly minimum: Minimum; readonly weekEnd: WeekEnd };

/** What is asked of the entry of a day that was, or is, published at an instant; read where its week ends. */
export async function findDemands(db: Queryable, writer: Writer, day: DiaryDay, at: Date): Promise<Demands> {
  const { userId, teamIds, calendar } = writer;
  const isLastDay = lastWorkingDayOfWeek(day, calendar) === day;
  const [teamId] = teamIds;
  if (!isLastDay || (teamId === undefined && !asksForMistakes(writer, day)))
    return {
      minimum: minimumAt(writer, at, { day, mistakesElsewhere: 0 }),
      weekEnd: { isLastDay, leads: false },
    };
  const { first, last } = weekAround(day, calendar);
  const [found] = await readWeek(db, { userId, teamId: teamId ?? null, day, first, last });
  const { mistakesElsewhere = 0, leads = false, written = [] } = found ?? {};
  const daysLeft = daysLeftOfWeek(day, calendar, written);
  return {
    minimum: minimumAt(writer, at, { day, mistakesElsewhere }),
    weekEnd: { isLastDay, leads, daysLeft },
  };
}

type OfWeek = {
  readonly userId: string;
  readonly teamId: string | null;
  readonly day: string;
  readonly first: string;
  readonly last: string;
};

/** Which other days of a week have entries, how many mistakes those hold, and whether their author leads someone. */
const readWeek = statement('read_week', (db, { userId, teamId, day, first, last }: Params<OfWeek>) => {
  const mistakesElsewhere = sql`(
    select coalesce(sum(jsonb_array_length(coalesce(${diaries.sections} -> 'mistakes', '[]'))), 0)::int
    from ${diaries}
    where ${diaries.authorId} = ${userId}::uuid and ${diaries.day} between ${first}::date and ${last}::date
      and ${diaries.day} <> ${day}::date and ${diaries.deletedAt} is null
  )`;
  const written = sql`(
    select coalesce(json_agg(${diaries.day}), '[]') from ${diaries}
    where ${diaries.authorId} = ${userId}::uuid and ${diaries.day} between ${first}::date and ${last}::date
      and ${diaries.day} <> ${day}::date and ${diaries.deletedAt} is null
  )`;
  const leads = selectLeads({ teamId: sql`${teamId}::uuid`, userId: sql`${userId}::uuid` });
  // As columns of a subquery, since those of a select from one table are written without its name.
  return db
    .select({
      mistakesElsewhere: sql<number>`mistakes_elsewhere`,
      leads: sql<boolean>`leads`,
      written: sql<readonly string[]>`written`,
    })
    .from(
      sql`(select ${mistakesElsewhere} as mistakes_elsewhere, ${leads} as leads, ${written} as written) as week`,
    );
});

/** What the entry of a day needs, beside what is known of the rest of its week. */
export function minimumOfDay(
  writer: Writer,
  day: DiaryDay,
  at: Date,
  rest: readonly Pick<WeekEntry, 'sections'>[],
): Minimum {
  const mistakesElsewhere = rest.reduce((count, { sections }) => count + sections.mistakes.length, 0);
  return minimumAt(writer, at, { day, mistakesElsewhere });
}

/** What the end of the week asks on a day; whether the writer leads is read where that decides. */
export async function findWeekEnd(
  db: Queryable,
  { userId, teamIds, calendar }: Writer,
  day: DiaryDay,
): Promise<WeekEnd> {
  const [teamId] = teamIds;
  const isLastDay = lastWorkingDayOfWeek(day, calendar) === day;
  if (!isLastDay || teamId === undefined) return { isLastDay, leads: false };
  return { isLastDay, leads: await leadsSomeone(db, { teamId, userId }) };
}
