import { type DiaryMonth, daysOfMonth } from '@garden/calendar';
import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { aiChoices, aiSummaries, aiTeams } from '../../../db/schema/ai.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Ports } from '../../../platform/ports.ts';
import { notify } from '../../notice/store.ts';
import { homeOf } from '../../review/store.ts';

/** People who wrote in a month and do not know that it can be looked back on, after the last one read. */
export async function listUntold(
  db: Database,
  month: DiaryMonth,
  { after, limit }: { readonly after: string; readonly limit: number },
) {
  const days = daysOfMonth(month);
  const off = sql`'{summaries}'::text[]`;
  return db
    .select({ userId: users.id, timezone: users.timezone, home: homeOf(users.id) })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        gt(users.id, after),
        sql`exists (
          select from ${diaries} as written
          where written.author_id = ${users.id} and written.deleted_at is null
            and written.day between ${days[0]}::date and ${days.at(-1)}::date
        )`,
        sql`not exists (
          select from ${aiSummaries} as told
          where told.owner_id = ${users.id} and told.kind = 'month' and told.from_day = ${days[0]}::date
            and told.ready_at is not null
        )`,
        sql`not exists (
          select from ${aiChoices} as chosen where chosen.user_id = ${users.id} and chosen.off @> ${off}
        )`,
        sql`not exists (
          select from ${memberships} as own join ${aiTeams} as turned on turned.team_id = own.team_id
          where own.user_id = ${users.id} and own.left_at is null and turned.off @> ${off}
        )`,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}

type Owners = readonly { readonly userId: string }[];

/**
 * Makes a month ready for some people, and tells those who do not know yet, in one transaction.
 * @returns how many those were
 */
export async function makeReady(
  { clock, database, random }: Ports,
  month: DiaryMonth,
  owners: Authorized<Owners>,
): Promise<number> {
  if (owners.length === 0) return 0;
  const now = clock.now();
  const [fromDay = ''] = daysOfMonth(month);
  return database.transaction(async (tx) => {
    const ready = await tx
      .insert(aiSummaries)
      .values(
        owners.map(({ userId: ownerId }) => ({ ownerId, kind: 'month' as const, fromDay, readyAt: now })),
      )
      .onConflictDoUpdate({
        target: [aiSummaries.ownerId, aiSummaries.kind, aiSummaries.fromDay],
        set: { readyAt: now },
        setWhere: isNull(aiSummaries.readyAt),
      })
      .returning({ ownerId: aiSummaries.ownerId });
    await notify(
      tx,
      { random, now },
      {
        userIds: ready.map(({ ownerId }) => ownerId),
        kind: 'monthly_review',
        teamId: null,
        actorId: null,
        params: { month },
      },
    );
    return ready.length;
  });
}
