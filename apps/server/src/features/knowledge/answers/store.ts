import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { curiosities, curiosityAnswers, curiosityTeams } from '../../../db/schema/knowledge.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { firstAnswerColumn } from '../curiosity/hooks.ts';
import { markAnswered } from '../curiosity/listing.store.ts';
import { changeCounts } from '../ranking/counts.store.ts';

/** Something that was said, or went. */
type Said = {
  readonly objectKind: string;
  readonly objectId: string;
  readonly teamId: string;
  /** Null where it is anonymous. */
  readonly authorId: string | null;
};
type Answering = { readonly questionId: string; readonly teamId: string; readonly userId: string };

/** Counts anew what someone has answered, once what they said about a question has come or gone in the same transaction. */
export function recountAnswer(tx: Transaction, hooks: Hooks, said: Authorized<Said>): void {
  const { objectKind, objectId: questionId, teamId, authorId: userId } = said;
  if (objectKind !== 'curious' || userId === null) return;
  tx.atCommit(
    // By itself: what the others read was there after it waited.
    holdQuestion(tx, { questionId }),
    markAnswered(tx, { diaryIds: [], ids: [questionId] }, hooks),
    countAnswer(tx, { questionId, teamId, userId }, hooks),
  );
}

const holdQuestion = statement('hold_question', (db, { questionId }: Params<{ questionId: string }>) =>
  db
    .select({ id: curiosities.id })
    .from(curiosities)
    .where(eq(curiosities.id, questionId))
    .for('no key update'),
);

const countAnswer = statement(
  'count_answer',
  (db, { questionId, teamId, userId }: Params<Answering>, hooks: Hooks) => {
    const of = {
      questionId: sql`${questionId}::uuid`,
      teamId: sql`${teamId}::uuid`,
      userId: sql`${userId}::uuid`,
    };
    const now = sql`(select first.day from (select ${hooks.column(firstAnswerColumn, of)} as day) as first
      join ${curiosities} as question on question.id = ${of.questionId} and question.asker_id <> ${of.userId}
      join ${users} as person on person.id = ${of.userId} and person.erased_at is null
      where first.day is not null)`;
    const isIt = (table: SQLWrapper) => sql`${table}.curiosity_id = ${of.questionId}
      and ${table}.team_id = ${of.teamId} and ${table}.user_id = ${of.userId}`;
    const gone = db
      .$with('gone')
      .as(db.delete(curiosityAnswers).where(sql`${isIt(sql`curiosity_answers`)} and not exists ${now}`));
    const kept = db.$with('kept').as(
      db
        .insert(curiosityAnswers)
        .select(sql`select ${of.questionId}, ${of.teamId}, ${of.userId}, now.day from ${now} as now`)
        .onConflictDoUpdate({
          target: [curiosityAnswers.curiosityId, curiosityAnswers.teamId, curiosityAnswers.userId],
          set: { day: sql`excluded.day` },
        }),
    );
    // What the statement reads is from before it writes.
    const changes = sql`
      select ${of.teamId}, ${of.userId}, change.day, 0, change.by, 0 from (
        select was.day, -1 as by from ${curiosityAnswers} as was where ${isIt(sql`was`)}
        union all select now.day, 1 from ${now} as now
      ) as change
      where exists (
        select from ${curiosityTeams} as listed
        where listed.curiosity_id = ${of.questionId} and listed.team_id = ${of.teamId}
      )`;
    return changeCounts(db.with(gone, kept), changes);
  },
);
