import { desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { curiosityChoices, curiosityCounts } from '../../../db/schema/knowledge.ts';
import { memberships } from '../../../db/schema/team.ts';
import { personColumns } from '../../account/store.ts';
import type { Person } from '../curiosity/shown.store.ts';
import { EVER } from './counts.store.ts';

export type RankingRow = {
  readonly person: Person;
  readonly asked: number;
  readonly answered: number;
  readonly solved: number;
};

/** Places of a ranking that are shown, and everyone who shares the last of them. */
const RANKED_MAX = 50;

type Asked = {
  /** The first day that counts; null for all. */
  readonly from: string | null;
  readonly by: 'asked' | 'answered' | 'solved';
};

/** The members of a team who asked, answered or solved something since a day, those with most of one of these first. */
export async function listRanking(db: Database, teamId: string, { from, by }: Asked): Promise<RankingRow[]> {
  const within =
    from === null ? sql`${curiosityCounts.day} = ${EVER}` : sql`${curiosityCounts.day} >= ${from}::date`;
  const sum = (column: SQLWrapper) => sql<number>`sum(${column})::int`;
  const counted = db
    .select({
      userId: curiosityCounts.userId,
      asked: sum(curiosityCounts.asked).as('asked'),
      answered: sum(curiosityCounts.answered).as('answered'),
      solved: sum(curiosityCounts.solved).as('solved'),
    })
    .from(curiosityCounts)
    .where(sql`${curiosityCounts.teamId} = ${teamId}::uuid and ${within}`)
    .groupBy(curiosityCounts.userId)
    .as('counted');
  return db
    .select({
      person: personColumns(users),
      asked: counted.asked,
      answered: counted.answered,
      solved: counted.solved,
    })
    .from(counted)
    .innerJoin(
      memberships,
      sql`${memberships.teamId} = ${teamId}::uuid and ${memberships.userId} = ${counted.userId}
        and ${memberships.leftAt} is null`,
    )
    .innerJoin(users, eq(users.id, counted.userId))
    .where(
      sql`${counted[by]} > 0 and not exists (
        select from ${curiosityChoices} as choice where choice.user_id = ${counted.userId} and not choice.ranked
      )`,
    )
    .orderBy(desc(counted[by]), sql`${users.name} collate "C"`, users.id)
    .limit(RANKED_MAX);
}
