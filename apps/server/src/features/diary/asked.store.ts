import type { ReadonlySections } from '@garden/contract';
import type { Database, Transaction } from '../../db/open-database.ts';
import { listTopicsAsked } from '../life/topic.store.ts';
import { listQuestions } from '../team/question.store.ts';
import type { Asked } from './asked.rules.ts';
import type { Writer } from './day.store.ts';

type Answered = Pick<ReadonlySections, 'answers' | 'topics'> & { readonly day: string };

/**
 * What the answers of an entry may answer, as it reads now: the questions of the writer's home team, and the topics of
 * all their teams that ask them on its day.
 */
export async function listAsked(
  db: Database | Transaction,
  { userId, teamIds }: Pick<Writer, 'userId' | 'teamIds'>,
  { answers, topics, day }: Answered,
): Promise<Asked[]> {
  const [homeId] = teamIds;
  if (homeId === undefined) return [];
  const questions = answers.length === 0 ? [] : await listQuestions(db, homeId);
  const running = topics.length === 0 ? [] : await listTopicsAsked(db, { userId, teamIds, day });
  return [
    ...questions.map(({ id, text }) => ({ id, teamId: homeId, text })),
    ...running.map(({ id, teamId, title }) => ({ id, teamId, text: title })),
  ];
}
