import type { QuestionView } from '@garden/contract';
import * as z from 'zod';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { type Authorized, authorize } from '../../../http/authorize.ts';
import type { Context } from '../../../http/context.ts';
import { keyPart } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import type { EventContext } from '../../../platform/events.store.ts';
import { readerOf } from '../../diary/days/store.ts';
import { mayReadQuestion, maySettle, type QuestionReader } from './policy.ts';
import { presentQuestion } from './present.ts';
import { lockQuestion } from './question.store.ts';
import { type HydratedQuestion, hydrateQuestion, type StoredQuestion } from './shown.store.ts';
import { announceQuestions } from './store.ts';

/** What a cursor of a list of questions holds. */
export const questionCursor = z.tuple([keyPart.instant, keyPart.id]);
export const questionKey = ({ createdAt, id }: HydratedQuestion): [string, string] => [
  createdAt.toISOString(),
  id,
];

/**
 * A question as the caller reads it.
 * @throws Refusal `questionNotFound` where they may not.
 */
export async function readQuestion(
  { actor, hooks }: Pick<Context, 'actor' | 'hooks'>,
  on: Queryable,
  id: string,
): Promise<{
  readonly question: HydratedQuestion;
  readonly reader: QuestionReader;
  readonly view: QuestionView;
}> {
  const reader = readerOf(actor);
  const question = await hydrateQuestion(on, hooks, id, reader);
  if (!question || !mayReadQuestion(question, reader)) throw refuse('questionNotFound');
  return { question, reader, view: presentQuestion(question, reader) };
}

/**
 * One's own question, held until the transaction ends.
 * @throws Refusal that it is not there, or whose it is.
 */
export async function lockOwnQuestion(
  { actor }: Pick<Context, 'actor'>,
  tx: Transaction,
  id: string,
): Promise<Authorized<StoredQuestion>> {
  const question = await lockQuestion(tx, id);
  const reader = readerOf(actor);
  if (!question || question.deletedAt || !mayReadQuestion(question, reader)) throw refuse('questionNotFound');
  return authorize(question, maySettle(question, reader), 'questionNotYours');
}

/** Says to the teams of a question that it reads otherwise now. */
export function announceQuestion(
  tx: Transaction,
  ctx: EventContext,
  { id, teamIds }: { readonly id: string; readonly teamIds: readonly string[] },
): void {
  announceQuestions(tx, ctx, teamIds, { kind: 'curious', id });
}
