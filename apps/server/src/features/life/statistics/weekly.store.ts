import { addDays, startOfWeek, workingWeek } from '@garden/calendar';
import type { MailKind } from '@garden/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { noticeSettings } from '../../../db/schema/notice.ts';
import { departmentMembers, departments, memberships } from '../../../db/schema/team.ts';
import type { Mailed, MailPart } from '../../notice/mail/hooks.ts';
import { notifyEach } from '../../notice/store.ts';
import { seesLed } from '../../team/departments/store.ts';
import type { MorningSource, NumbersDue } from '../../team/mornings/hooks.ts';
import { holdTaken, listNumbers } from '../../team/mornings/store.ts';
import { countDays } from '../../team/settings/rules.ts';
import { type Seeing, sightOf } from '../../team/store.ts';
import { STATISTICS } from './numbers.rules.ts';
import { beforeOf, monthsOf, type Period } from './period.rules.ts';
import { seesAll } from './policy.ts';
import { presentPeriod } from './present.ts';
import { type ReadDepartment, toGroups } from './store.ts';
import { linesOfWeek } from './weekly.present.ts';

const WEEKLY = 'weekly_statistics' satisfies MailKind;
/** As many people as one statement tells. */
const AT_ONCE = 500;

/** A week of a team that is over, with the working day whose start tells of it. */
type WeekOver = { readonly teamId: string; readonly week: Period; readonly toldOn: string };

/** The weeks before those that have begun: of each team by its own week and its first working day, holidays included. */
export async function weeksOver(
  { holidays }: Pick<MorningSource, 'holidays'>,
  due: readonly NumbersDue[],
): Promise<WeekOver[]> {
  const weeks: WeekOver[] = [];
  for (const { teamId, timezone, calendar, day } of due) {
    const year = Number(day.slice(0, 4));
    const publicDays = await holidays.between(calendar.region, year - 1, year + 1);
    const days = countDays({ timezone, calendar }, publicDays).calendar;
    const [toldOn] = workingWeek(day, days);
    const first = startOfWeek(day, days);
    if (toldOn !== undefined && toldOn <= day)
      weeks.push({ teamId, week: { from: addDays(first, -7), to: addDays(first, -1) }, toldOn });
  }
  return weeks;
}

/**
 * Tells those who asked for it of the weeks that are over, with the first numbers since: once, and late rather than never
 * where the server was away on that day. A team’s first numbers are of no whole week, and tell of none.
 */
export async function tellOfWeeks(
  tx: Transaction,
  { clock, random }: Pick<MorningSource, 'clock' | 'random'>,
  weeks: readonly WeekOver[],
): Promise<void> {
  if (weeks.length === 0) return;
  const taken = await holdTaken(
    tx,
    STATISTICS,
    weeks.map(({ teamId }) => teamId),
  );
  const untold = new Map(
    weeks.flatMap(({ teamId, week, toldOn }) => {
      const before = taken.get(teamId);
      return before !== undefined && before < toldOn ? [[teamId, week] as const] : [];
    }),
  );
  if (untold.size === 0) return;
  const asking = await listAsking(tx, [...untold.keys()]);
  const told = asking.flatMap(({ teamId, userId }) => {
    const params = untold.get(teamId);
    return params ? [{ userIds: [userId], kind: WEEKLY, teamId, actorId: null, params } as const] : [];
  });
  for (let from = 0; from < told.length; from += AT_ONCE)
    notifyEach(tx, { random, now: clock.now() }, told.slice(from, from + AT_ONCE));
}

/** Who in some teams asked for the mail. */
async function listAsking(tx: Transaction, teamIds: readonly string[]) {
  return tx
    .select({ teamId: memberships.teamId, userId: memberships.userId })
    .from(memberships)
    .innerJoin(noticeSettings, eq(noticeSettings.userId, memberships.userId))
    .where(
      and(
        inArray(memberships.teamId, [...teamIds]),
        isNull(memberships.leftAt),
        sql`coalesce(${noticeSettings.mail}->>${WEEKLY}::text, 'off') <> 'off'`,
      ),
    )
    .orderBy(asc(memberships.userId), asc(memberships.teamId));
}

/** What the mail says of a week: groups alone, no one by name, by the rights that its reader has as it goes out. */
export const weeklyMail: MailPart = {
  kind: WEEKLY,
  async read(db, mailed) {
    const asked = mailed.flatMap((each) => {
      const { team, week } = each.notice;
      return team && week ? [{ ...each, teamId: team.id, week: week as Period }] : [];
    });
    const teamIds = [...new Set(asked.map(({ teamId }) => teamId))];
    const months = [...new Set(asked.flatMap(({ week }) => [week, beforeOf(week)]).flatMap(monthsOf))];
    const [numbers, readers] = await Promise.all([
      listNumbers(db, STATISTICS, teamIds, months),
      listReaders(db, asked),
    ]);
    const byTeam = Map.groupBy(numbers, ({ teamId }) => teamId);
    const groups = new Map(teamIds.map((teamId) => [teamId, toGroups(byTeam.get(teamId) ?? [])]));
    return new Map(
      asked.flatMap(({ userId, teamId, week, notice }) => {
        const reader = readers.find((each) => each.userId === userId && each.teamId === teamId);
        const counted = groups.get(teamId);
        if (!reader || !counted) return [];
        const isAll = seesAll(reader, false);
        const ofTeam = counted.get('');
        const lines = linesOfWeek({
          ...presentPeriod(ofTeam, week, isAll),
          before: presentPeriod(ofTeam, beforeOf(week), isAll).total,
          departments: reader.departments.map(({ id, name, leads }) => ({
            name,
            ...presentPeriod(counted.get(id), week, seesAll(reader, leads)),
          })),
        });
        return [[notice.id, lines] as const];
      }),
    );
  },
};

type Reader = Seeing & {
  readonly userId: string;
  readonly teamId: string;
  readonly departments: readonly ReadDepartment[];
};

/** How some people stand in some teams now, by one statement. */
async function listReaders(
  db: Queryable,
  asked: readonly (Pick<Mailed, 'userId'> & { readonly teamId: string })[],
): Promise<Reader[]> {
  return db
    .select({
      userId: memberships.userId,
      teamId: memberships.teamId,
      sight: sightOf(memberships),
      departments: sql<ReadDepartment[]>`(
        select coalesce(json_agg(json_build_object(
          'id', part.id, 'name', part.name,
          'leads', exists (
            select from ${departmentMembers} as own
            where own.department_id = part.id and own.user_id = ${memberships}.user_id and ${seesLed('own')}
          )
        ) order by lower(part.name), part.id), '[]')
        from ${departments} as part where part.team_id = ${memberships}.team_id
      )`,
    })
    .from(memberships)
    .where(
      and(
        sql`(${memberships.userId}, ${memberships.teamId}) in (
          select * from unnest(
            ${sql.param(asked.map(({ userId }) => userId))}::uuid[],
            ${sql.param(asked.map(({ teamId }) => teamId))}::uuid[]
          )
        )`,
        isNull(memberships.leftAt),
      ),
    );
}
