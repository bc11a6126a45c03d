import { and, eq, isNull, sql } from 'drizzle-orm';
import { eachOf } from '../../../db/each-of.ts';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { curiosities, curiosityTeams } from '../../../db/schema/knowledge.ts';
import { teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { changeCounts, countedNew, dayOfTeam } from '../ranking/counts.store.ts';

/** Those of some texts that someone's questions ask word for word. */
export async function listSameQuestions(
  db: Queryable,
  askerId: string,
  texts: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ text: curiosities.question })
    .from(curiosities)
    .where(
      and(
        eq(curiosities.askerId, askerId),
        isNull(curiosities.deletedAt),
        sql`${curiosities.question} in (${eachOf(texts)})`,
      ),
    );
  return rows.map(({ text }) => text);
}

type WrittenQuestion = Pick<
  typeof curiosities.$inferSelect,
  'id' | 'askerId' | 'day' | 'question' | 'detail' | 'words' | 'createdAt' | 'solvedAt'
> & { readonly teamIds: readonly string[] };

/** Adds questions that were asked before to the lists of their teams. */
export async function insertQuestions(
  tx: Transaction,
  questions: Authorized<readonly WrittenQuestion[]>,
): Promise<void> {
  const asked = tx.$with('asked').as(
    tx
      .insert(curiosities)
      .values(questions.map((question) => ({ ...question, teamIds: [...question.teamIds] })))
      .returning(),
  );
  const listed = tx.$with('listed').as(
    tx.insert(curiosityTeams).select(
      sql`select read.team_id, new.created_at, new.id, ${dayOfTeam(sql`new.solved_at`)}, null::uuid, false
        from ${asked} as new cross join lateral unnest(new.team_ids) as read (team_id)
        join ${teams} as place on place.id = read.team_id`,
    ),
  );
  await changeCounts(tx.with(asked, listed), countedNew(asked));
}
