import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { curiosities, curiosityChoices } from '../../../db/schema/knowledge.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { personColumns } from '../../account/store.ts';
import { answersGivenColumn } from './hooks.ts';
import type { Person } from './shown.store.ts';

export type RankingRow = {
  readonly person: Person;
  readonly asked: number;
  readonly answered: number;
  readonly solved: number;
};

/** Before every day. */
const EVER = '-infinity';
/** Places of a ranking that are shown, and everyone who shares the last of them. */
const RANKED_MAX = 50;

/** The members of a team who asked, answered or solved something since a day, those with most of one of these first. */
export async function listRanking(
  db: Database,
  hooks: Hooks,
  teamId: string,
  {
    from,
    since,
    by,
  }: {
    readonly from: string | null;
    readonly since: Date | null;
    readonly by: 'asked' | 'answered' | 'solved';
  },
): Promise<RankingRow[]> {
  const team = sql`${teamId}::uuid`;
  const counted = db
    .select({
      userId: sql<string>`member.user_id`.as('user_id'),
      asked: sql<number>`(
        select count(*)::int from ${curiosities} as question
        where question.asker_id = member.user_id and question.deleted_at is null
          and ${team} = any (question.team_ids) and question.day >= ${from ?? EVER}::date
          and question.created_at >= ${from ?? EVER}::date - interval '1 day'
      )`.as('asked'),
      answered: hooks
        .column(answersGivenColumn, {
          userId: sql`member.user_id`,
          teamId: team,
          from: sql`${from ?? EVER}::date`,
        })
        .as('answered'),
      solved: sql<number>`(
        select count(*)::int from ${curiosities} as question
        where question.solver_id = member.user_id and question.deleted_at is null
          and ${team} = any (question.team_ids) and question.solved_at >= ${since?.toISOString() ?? EVER}::timestamptz
      )`.as('solved'),
    })
    .from(sql`${memberships} as member`)
    .where(
      sql`member.team_id = ${team} and member.left_at is null and not exists (
          select from ${curiosityChoices} as choice
          where choice.user_id = member.user_id and not choice.ranked
        )`,
    )
    .as('counted');
  return db
    .select({
      person: personColumns(users),
      asked: counted.asked,
      answered: counted.answered,
      solved: counted.solved,
    })
    .from(counted)
    .innerJoin(users, eq(users.id, counted.userId))
    .where(sql`${counted[by]} > 0`)
    .orderBy(desc(counted[by]), sql`${users.name} collate "C"`, users.id)
    .limit(RANKED_MAX);
}
