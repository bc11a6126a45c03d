import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { curiosities, curiosityTeams } from '../../../db/schema/knowledge.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { questionColumns, type StoredQuestion } from './shown.store.ts';
import { listQuestions, selectListed } from './store.ts';

export type NewQuestion = {
  readonly id: string;
  readonly askerId: string;
  readonly day: string;
  readonly question: string;
  readonly detail: string;
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
        teamIds: of.teamIds,
        words: of.words,
        createdAt: of.createdAt,
      })
      .returning(),
  );
  return db.with(asked).insert(curiosityTeams).select(selectListed(asked));
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
    'diaryId' | 'question' | 'detail' | 'words' | 'solvedAt' | 'acceptedId' | 'solverId' | 'helped'
  >
>;

export async function changeQuestion(
  tx: Transaction,
  question: Authorized<StoredQuestion>,
  changes: Changes,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.update(curiosities).set(changes).where(eq(curiosities.id, question.id));
}

/** Takes a question away, or brings it back with null. */
export async function hideQuestion(
  tx: Transaction,
  question: Authorized<StoredQuestion>,
  deletedAt: Date | null,
): Promise<void> {
  await tx.update(curiosities).set({ deletedAt }).where(eq(curiosities.id, question.id));
  listQuestions(tx, [question.id]);
}
