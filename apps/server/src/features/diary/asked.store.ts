import type { ReadonlySections } from '@garden/contract';
import type { Database, Transaction } from '../../db/open-database.ts';
import { listQuestions } from '../team/question.store.ts';
import type { Asked } from './asked.rules.ts';
import type { Writer } from './day.store.ts';

/** What the answers of an entry may answer, as it reads now: the questions of the writer's home team. */
export async function listAsked(
  db: Database | Transaction,
  { teamIds: [homeId] }: Pick<Writer, 'teamIds'>,
  { answers }: Pick<ReadonlySections, 'answers'>,
): Promise<Asked[]> {
  if (homeId === undefined || answers.length === 0) return [];
  const questions = await listQuestions(db, homeId);
  return questions.map(({ id, text }) => ({ id, teamId: homeId, text }));
}
