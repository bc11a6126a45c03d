import type { SQLWrapper, WithSubquery } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { curiosities, curiosityTeams } from '../../../db/schema/knowledge.ts';
import { teams } from '../../../db/schema/team.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { changeCounts, countedIn, countedNew, dayOfTeam } from '../ranking/counts.store.ts';
import { answeredColumn } from './hooks.ts';

type Listed = { readonly diaryIds: readonly string[]; readonly ids: readonly string[] };

/**
 * Puts questions into the lists of the teams that read them, and takes them out of the others: three statements, in this
 * order.
 */
export function listQuestions(tx: Transaction, hooks: Hooks, of: Listed): void {
  tx.atCommit(unlist(tx, of), enlist(tx, of, hooks), markAnswered(tx, of, hooks));
}

const isOf = ({ diaryIds, ids }: Params<Listed>) =>
  sql`(${curiosities.diaryId} = any (${diaryIds}::uuid[]) or ${curiosities.id} = any (${ids}::uuid[]))`;

const unlist = statement('unlist_questions', (db, of: Params<Listed>) => {
  const gone = db.$with('gone').as(
    db
      .delete(curiosityTeams)
      .where(
        sql`exists (
          select from ${curiosities} where ${curiosities.id} = ${curiosityTeams.curiosityId} and ${isOf(of)}
            and (${curiosities.deletedAt} is not null or ${curiosityTeams.teamId} <> all (${curiosities.teamIds}))
        )`,
      )
      .returning(),
  );
  return changeCounts(db.with(gone), countedIn(gone, -1));
});

const enlist = statement('list_questions', (db, of: Params<Listed>, hooks: Hooks) => {
  const known = sql`(select * from ${curiosities} where ${isOf(of)} and ${curiosities.deletedAt} is null)`;
  const listed = enlisted(db, known, hooks);
  return changeCounts(db.with(listed), countedIn(listed, 1));
});

/** Lists questions that may have been answered and solved, as part of the statement that counts them there. */
export function enlisted(db: Pick<Database, '$with' | 'insert'>, questions: SQLWrapper, hooks: Hooks) {
  const answered = hooks.column(answeredColumn, { questionId: sql`known.id`, teamIds: sql`known.team_ids` });
  const listed = db.$with('listed').as(
    db
      .insert(curiosityTeams)
      .select(
        sql`select place.id, known.created_at, known.id, ${dayOfTeam(sql`known.solved_at`)}, known.solver_id, ${answered}
          from ${questions} as known join ${teams} as place on place.id = any (known.team_ids)`,
      )
      .onConflictDoNothing()
      .returning(),
  );
  return listed;
}

export const markAnswered = statement('mark_answered_questions', (db, of: Params<Listed>, hooks: Hooks) => {
  const answered = hooks.column(answeredColumn, {
    questionId: sql`${curiosities}.id`,
    teamIds: sql`${curiosities}.team_ids`,
  });
  return db
    .update(curiosityTeams)
    .set({ answered: sql`state.answered` })
    .from(
      sql`(select ${curiosities}.id, ${answered} as answered from ${curiosities} where ${isOf(of)}) as state`,
    )
    .where(sql`${curiosityTeams.curiosityId} = state.id and ${curiosityTeams.answered} <> state.answered`);
});

/** Lists questions that a statement adds, and counts them: further parts of it. */
export function listedNew(db: Pick<Database, '$with' | 'insert'>, asked: WithSubquery): WithSubquery[] {
  const listed = db.$with('listed').as(
    db.insert(curiosityTeams).select(
      sql`select read.team_id, new.created_at, new.id, null::date, null::uuid, false from ${asked} as new
        cross join lateral unnest(new.team_ids) as read (team_id)`,
    ),
  );
  return [listed, db.$with('counted').as(changeCounts(db, countedNew(asked)))];
}
