import { eq, sql, type WithSubquery } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import type { StoredImage } from '../../../db/schema/diary.ts';
import { curiosities, curiosityTeams } from '../../../db/schema/knowledge.ts';
import { teams } from '../../../db/schema/team.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { Hooks } from '../../../platform/hooks.ts';
import { changeCounts, dayOfTeam, solvedIn } from '../ranking/counts.store.ts';
import { listedNew, listQuestions } from './listing.store.ts';
import { questionColumns, type StoredQuestion } from './shown.store.ts';

export type NewQuestion = {
  readonly id: string;
  readonly askerId: string;
  readonly day: string;
  readonly question: string;
  readonly detail: string;
  readonly images: readonly StoredImage[];
  readonly teamIds: readonly string[];
  readonly words: string;
  readonly createdAt: Date;
};

/** Adds a question to the lists of its teams. */
export async function insertQuestion(tx: Transaction, question: Authorized<NewQuestion>): Promise<void> {
  await addQuestion(tx, question);
}

const addQuestion = statement('add_question', (db, of: Params<NewQuestion>) => {
  const asked = db.$with('asked').as(
    db
      .insert(curiosities)
      .values({
        id: of.id,
        askerId: of.askerId,
        day: of.day,
        question: of.question,
        detail: of.detail,
        images: of.images,
        teamIds: of.teamIds,
        words: of.words,
        createdAt: of.createdAt,
      })
      .returning(),
  );
  return db
    .with(asked, ...listedNew(db, asked))
    .select({ id: sql`id` })
    .from(asked);
});

/** A question, hidden or not, held until the transaction ends. */
export async function lockQuestion(tx: Transaction, id: string): Promise<StoredQuestion | null> {
  const [found] = await tx
    .select(questionColumns)
    .from(curiosities)
    .where(eq(curiosities.id, id))
    .for('update');
  return found ?? null;
}

type Changes = Partial<
  Pick<
    typeof curiosities.$inferSelect,
    | 'diaryId'
    | 'question'
    | 'detail'
    | 'images'
    | 'words'
    | 'solvedAt'
    | 'acceptedId'
    | 'solverId'
    | 'helped'
    | 'pastAnswers'
  >
>;

export async function changeQuestion(
  tx: Transaction,
  question: Authorized<StoredQuestion>,
  changes: Changes,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const change = tx.update(curiosities).set(changes).where(eq(curiosities.id, question.id));
  if (changes.solvedAt === undefined) await change;
  else await writeSolved(tx, question.id, tx.$with('changed').as(change.returning()));
}

/** Settles a question, or opens it again, in the lists of its teams, too, and counts that. */
function writeSolved(tx: Transaction, id: string, changed: WithSubquery) {
  const before = tx
    .$with('before')
    .as(tx.select().from(curiosityTeams).where(eq(curiosityTeams.curiosityId, id)).for('update'));
  const settled = tx.$with('settled').as(
    tx
      .update(curiosityTeams)
      .set({
        solvedOn: sql`case when changed.solved_at is not null
          then coalesce(before.solved_on, ${dayOfTeam(sql`changed.solved_at`)}) end`,
        solverId: sql`changed.solver_id`,
      })
      .from(
        sql`changed join before on before.curiosity_id = changed.id join ${teams} as place on place.id = before.team_id`,
      )
      .where(
        sql`(${curiosityTeams.teamId}, ${curiosityTeams.createdAt}, ${curiosityTeams.curiosityId})
          = (before.team_id, before.created_at, before.curiosity_id)`,
      )
      .returning(),
  );
  const changes = sql`${solvedIn(before, -1)} union all ${solvedIn(settled, 1)}`;
  return changeCounts(tx.with(changed, before, settled), changes);
}

/** Hides a question, or restores it with null. */
export async function hideQuestion(
  tx: Transaction,
  question: Authorized<StoredQuestion>,
  deletedAt: Date | null,
  hooks: Hooks,
): Promise<void> {
  await tx.update(curiosities).set({ deletedAt }).where(eq(curiosities.id, question.id));
  listQuestions(tx, hooks, { diaryIds: [], ids: [question.id] });
}
