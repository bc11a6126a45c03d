import { addDays, type Calendar, type DiaryDay, dayAt, makeCalendar, parseDiaryDay } from '@garden/calendar';
import type { TeamRules } from '@garden/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { batchQueryOn } from '../../../db/batch-query.ts';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries, drafts } from '../../../db/schema/diary.ts';
import { memberships, type StoredRules, type TeamCalendar, teams } from '../../../db/schema/team.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Actor, Context, PublicContext } from '../../../http/context.ts';
import { cameAt } from '../../team/membership/store.ts';
import { DEFAULT_RULES, newcomerUntil } from '../../team/rules.ts';
import { countDays, type TeamDays } from '../../team/settings/rules.ts';
import type { Reader } from '../policy.ts';
import { notAhead, openDay } from '../rules.ts';

export type WriterTeam = { readonly teamId: string; readonly joinedAt: Date; readonly cameAt: Date };

/** A person with the day that it is for them. */
export type Writer = {
  readonly userId: string;
  readonly person: { readonly id: string; readonly name: string; readonly avatar: string | null };
  /** The home team's: the team they have been in longest; without one, their own zone with the default hours. */
  readonly calendar: Calendar;
  readonly today: DiaryDay;
  /** What days are called that are free for everyone: public holidays of the region, the team's own days off. */
  readonly dayNames: TeamDays['names'];
  /** The home team's, too; without one, the product's. */
  readonly rules: TeamRules;
  /** Teams they are in now, oldest membership first. */
  readonly teamIds: readonly string[];
  readonly teams: readonly WriterTeam[];
  /** Since when they have been writing here: in their first team, or without one since they have an account. */
  readonly since: Date;
  /** Since when, counted from the first time that they came into that team. */
  readonly cameAt: Date;
  /** Until when they are a newcomer: in every team that they are in, by the rules of each. */
  readonly newcomerUntil: Date;
};

type Moment = Pick<PublicContext, 'holidays' | 'now'>;

/** What the days of a person count by. */
type Person = Pick<Actor, 'userId' | 'timezone' | 'since' | 'name' | 'avatar'> & {
  readonly memberships: readonly (WriterTeam & {
    readonly timezone: string;
    readonly calendar: TeamCalendar;
    readonly rules: StoredRules | null;
  })[];
};

async function toWriter({ holidays, now }: Moment, person: Person): Promise<Writer> {
  const { userId, name, avatar, timezone, since, memberships: own } = person;
  const [home] = own;
  // No one wrote before they came, and no one looks further ahead than a year.
  const firstYear = Math.min(since.getUTCFullYear(), now.getUTCFullYear() - 1);
  const lastYear = now.getUTCFullYear() + 1;
  const { calendar, names }: TeamDays = home
    ? countDays(home, await holidays.between(home.calendar.region, firstYear, lastYear))
    : { calendar: makeCalendar({ timezone }), names: new Map() };
  return {
    userId,
    person: { id: userId, name, avatar },
    calendar,
    today: dayAt(now, calendar),
    dayNames: names,
    rules: home?.rules ?? DEFAULT_RULES,
    teamIds: own.map(({ teamId }) => teamId),
    teams: own,
    since: home?.joinedAt ?? since,
    cameAt: home?.cameAt ?? since,
    newcomerUntil: newcomerUntil(home ? own : [{ cameAt: since, rules: null }]),
  };
}

/** The signed-in person with their day; asks nothing, since their teams came with the session. */
export async function findSelf(ctx: Moment & Pick<Context, 'actor'>): Promise<Writer> {
  return toWriter(ctx, ctx.actor);
}

/** Which day it is for the signed-in person. */
export function todayOf({ actor, now }: Pick<Context, 'actor' | 'now'>): DiaryDay {
  const [home] = actor.memberships;
  const { timezone } = home ?? actor;
  return dayAt(now, makeCalendar({ timezone, dayStartsAt: home?.calendar.dayStartsAt }));
}

/** The last day that is over in all of their teams: the own day of someone may begin before a colleague’s ends. */
export function overOf({ actor, now }: Pick<Context, 'actor' | 'now'>): DiaryDay {
  const days = actor.memberships.map(({ timezone, calendar: { dayStartsAt } }) =>
    dayAt(now, makeCalendar({ timezone, dayStartsAt })),
  );
  const [earliest = todayOf({ actor, now })] = days.sort();
  return addDays(earliest, -1);
}

/** The signed-in person as far as rights go. */
export function readerOf({ userId, memberships }: Actor): Reader {
  return { userId, teamIds: memberships.map(({ teamId }) => teamId) };
}

/** Another person with the day that it is for them, by one query; null where there is no such person. */
export async function findWriter(
  source: Moment & Pick<PublicContext, 'database'>,
  userId: string,
): Promise<Writer | null> {
  const rows = await listOwnTeams(source.database.db, userId);
  const [first] = rows;
  if (!first) return null;
  const { accountSince: since, accountZone: timezone, name, avatar } = first;
  const own = rows.flatMap(({ team, joinedAt, cameAt: came }) =>
    team && joinedAt && came ? [{ ...team, joinedAt, cameAt: new Date(came) }] : [],
  );
  return toWriter(source, { userId, name, avatar, timezone, since, memberships: own });
}

/** A person with each of their teams, the oldest membership first. */
const listOwnTeams = batchQueryOn((db) => async (userIds: readonly string[]) => {
  const byUser = Map.groupBy(await listTeamsOf(db, { userIds }), (row) => row.userId);
  return (userId) => byUser.get(userId) ?? [];
});

const listTeamsOf = statement('list_own_teams', (db, { userIds }: Params<{ userIds: readonly string[] }>) =>
  db
    .select({
      userId: users.id,
      accountSince: users.createdAt,
      accountZone: users.timezone,
      name: users.name,
      avatar: users.avatar,
      team: {
        teamId: teams.id,
        timezone: teams.timezone,
        calendar: teams.calendar,
        rules: teams.rules,
      },
      joinedAt: memberships.joinedAt,
      cameAt: sql<string | null>`to_json(${cameAt('memberships')}) #>> '{}'`,
    })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.userId, users.id), isNull(memberships.leftAt)))
    .leftJoin(teams, eq(teams.id, memberships.teamId))
    .where(and(sql`${users.id} = any (${userIds}::uuid[])`, isNull(users.deletedAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.teamId)),
);

/**
 * The day of a request, when it has begun for its writer. A day ahead of them that they wrote for before their calendar
 * was set back has begun as well: what they have there stays within reach.
 * @throws Refusal `dayInFuture` at the field `day`.
 */
export async function findBegunDay(
  db: Database,
  { userId, today }: Pick<Writer, 'userId' | 'today'>,
  text: string,
): Promise<DiaryDay> {
  const day = parseDiaryDay(text);
  return day > today && (await hasWritten(db, userId, day)) ? day : notAhead(text, today);
}

/**
 * The same, when they may write it today.
 * @throws Refusal `dayInFuture` or `dayTooOld` at the field `day`.
 */
export async function findOpenDay(
  db: Database,
  writer: Pick<Writer, 'userId' | 'today'>,
  text: string,
): Promise<DiaryDay> {
  const day = await findBegunDay(db, writer, text);
  return day > writer.today ? day : openDay(text, writer.today);
}

/** Whether someone has a draft or an entry for a day. */
async function hasWritten(db: Database, userId: string, day: DiaryDay): Promise<boolean> {
  const [found] = await db
    .select({ day: drafts.day })
    .from(drafts)
    .where(and(eq(drafts.authorId, userId), eq(drafts.day, day)))
    .union(
      db
        .select({ day: diaries.day })
        .from(diaries)
        .where(and(eq(diaries.authorId, userId), eq(diaries.day, day), isNull(diaries.deletedAt))),
    );
  return found !== undefined;
}
