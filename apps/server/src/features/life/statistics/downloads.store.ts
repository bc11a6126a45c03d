import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { statisticsDownloads } from '../../../db/schema/life.ts';
import { departmentMembers, memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { eraseSome, inBatches } from '../../../platform/erase-hidden.ts';
import { personColumns } from '../../account/store.ts';
import { keptSince } from '../../diary/readers/rules.ts';
import type { Period } from './period.rules.ts';

/** As many as the page shows. */
const MOST_SHOWN = 20;

type Download = {
  readonly teamId: string;
  readonly userId: string;
  readonly departmentId: string | undefined;
  readonly day: string;
  readonly period: Period;
};

/** Writes down for each member whose numbers are in a download who downloaded them. */
export async function recordDownload(
  tx: Transaction,
  { teamId, userId, departmentId, day, period }: Authorized<Download>,
): Promise<void> {
  const { fromDay, toDay } = statisticsDownloads;
  const isAmong =
    departmentId === undefined
      ? sql`true`
      : sql`exists (
          select from ${departmentMembers} as part
          where part.team_id = ${teamId} and part.user_id = member.user_id and part.department_id = ${departmentId}
        )`;
  await tx
    .insert(statisticsDownloads)
    .select(
      sql`select member.team_id, member.user_id, ${userId}::uuid, ${day}::date, ${period.from}::date, ${period.to}::date
        from ${memberships} as member
        where member.team_id = ${teamId} and member.left_at is null and member.user_id <> ${userId} and ${isAmong}
        order by member.user_id`,
    )
    .onConflictDoUpdate({
      target: [
        statisticsDownloads.teamId,
        statisticsDownloads.memberId,
        statisticsDownloads.readerId,
        statisticsDownloads.day,
      ],
      set: {
        fromDay: sql`least(${fromDay}, excluded.from_day)`,
        toDay: sql`greatest(${toDay}, excluded.to_day)`,
      },
    });
}

/** Who downloaded numbers about someone in a team, the latest first. */
export async function listDownloads(db: Queryable, { teamId, userId }: { teamId: string; userId: string }) {
  const { day, fromDay, toDay } = statisticsDownloads;
  return db
    .select({ reader: personColumns(users), day, from: fromDay, to: toDay })
    .from(statisticsDownloads)
    .innerJoin(users, eq(users.id, statisticsDownloads.readerId))
    .where(and(eq(statisticsDownloads.teamId, teamId), eq(statisticsDownloads.memberId, userId)))
    .orderBy(desc(day), desc(users.id))
    .limit(MOST_SHOWN);
}

/** Forgets downloads that the ledger has kept for long enough. */
export async function forgetDownloads(db: Database, now: Date): Promise<void> {
  const { teamId, memberId, readerId, day } = statisticsDownloads;
  await inBatches((limit) =>
    eraseSome(db, [teamId, memberId, readerId, day], lt(day, keptSince(now)), limit),
  );
}
