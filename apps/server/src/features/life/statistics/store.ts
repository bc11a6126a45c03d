import type { DiaryMonth } from '@garden/calendar';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { statisticsDownloads } from '../../../db/schema/life.ts';
import { departmentMembers, departments, morningNumbers, teams } from '../../../db/schema/team.ts';
import { personColumns } from '../../account/store.ts';
import { inOrderOf, listPeopleIn, onPage, type ViewPage } from '../../diary/readers/store.ts';
import { seesLed } from '../../team/departments/store.ts';
import { selectLeads } from '../../team/membership/store.ts';
import { type Day, type MonthOfDays, STATISTICS, unpackDay } from './numbers.rules.ts';

/** A department of a team, for someone who looks at its statistics. */
export type ReadDepartment = { readonly id: string; readonly name: string; readonly leads: boolean };

/** A team as its statistics need it: who they are for, its departments, and when numbers were taken down last. */
export async function findGroups(db: Queryable, { teamId, userId }: { teamId: string; userId: string }) {
  const [found] = await db
    .select({
      takenOn: sql<string | null>`(
        select kept.taken_on::text from ${morningNumbers} as kept
        where kept.team_id = ${teams}.id and kept.kind = ${STATISTICS} and kept.part = ''
      )`,
      locale: sql<
        'en' | 'zh'
      >`(select reader.locale from ${users} as reader where reader.id = ${userId}::uuid)`,
      leads: selectLeads({ teamId: sql`${teams}.id`, userId: sql`${userId}::uuid` }),
      departments: sql<ReadDepartment[]>`(
        select coalesce(json_agg(json_build_object(
          'id', part.id, 'name', part.name,
          'leads', exists (
            select from ${departmentMembers} as own
            where own.department_id = part.id and own.user_id = ${userId}::uuid and ${seesLed('own')}
          )
        ) order by lower(part.name), part.id), '[]')
        from ${departments} as part where part.team_id = ${teams}.id
      )`,
    })
    .from(teams)
    .where(eq(teams.id, teamId));
  return found ?? { takenOn: null, locale: 'en' as const, leads: false, departments: [] };
}

/** Days that were counted, by the id of their department, or by an empty one of the whole team. */
export type CountedGroups = ReadonlyMap<string, ReadonlyMap<string, Day>>;

/**
 * What was counted of some months: of a team, and of one of its departments or of all.
 * @param departmentId null for the team alone
 */
export async function listDays(
  db: Queryable,
  { teamId, departmentId }: { readonly teamId: string; readonly departmentId: string | null | undefined },
  months: readonly DiaryMonth[],
): Promise<CountedGroups> {
  const of =
    departmentId === undefined
      ? sql`left(${morningNumbers.part}, 7) = any (${sql.param(months)}::text[])`
      : sql`${morningNumbers.part} = any (${sql.param(
          months.flatMap((month) => (departmentId === null ? [month] : [`${month}/${departmentId}`])),
        )}::text[])`;
  const rows = await db
    .select({ part: morningNumbers.part, numbers: morningNumbers.numbers })
    .from(morningNumbers)
    .where(sql`${morningNumbers.teamId} = ${teamId} and ${morningNumbers.kind} = ${STATISTICS} and ${of}`);
  return toGroups(rows);
}

/** Days by their groups, of months as they are kept. */
export function toGroups(
  rows: readonly { readonly part: string; readonly numbers: unknown }[],
): CountedGroups {
  const groups = new Map<string, Map<string, Day>>();
  for (const { part, numbers } of rows) {
    const [month = '', group = ''] = part.split('/');
    const days = groups.get(group) ?? new Map<string, Day>();
    groups.set(group, days);
    for (const [date, packed] of Object.entries(numbers as MonthOfDays))
      days.set(`${month}-${date}`, unpackDay(packed));
  }
  return groups;
}

const { teamId, memberId, readerId, day, fromDay, toDay } = statisticsDownloads;
const columns = { ownerId: memberId, readerId, day, id: teamId };

/** Who downloaded numbers about someone, the latest day first; also in a team that they have left. */
export async function listDownloadsOf(db: Database, userId: string, page: ViewPage) {
  return db
    .select({ id: teamId, title: teams.name, reader: personColumns(users), day, from: fromDay, to: toDay })
    .from(statisticsDownloads)
    .innerJoin(users, eq(users.id, readerId))
    .innerJoin(teams, eq(teams.id, teamId))
    .where(onPage(columns, userId, page))
    .orderBy(...inOrderOf(columns))
    .limit(page.limit);
}

/** The people who downloaded numbers about someone. */
export const listDownloaders = (db: Database, userId: string, since: string) =>
  listPeopleIn(db, columns, userId, { since });
