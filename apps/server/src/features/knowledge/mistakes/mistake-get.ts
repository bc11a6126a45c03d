import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { findMistake, listAnswers } from './own.store.ts';
import { presentMistake } from './present.ts';

export const getMistake: Handler<Api['mistake']['get']> = async (ctx, { mistakeId }) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const [found, answers] = await Promise.all([
    findMistake(db, mistakeId, userId),
    listAnswers(db, mistakeId, userId),
  ]);
  if (!found) throw refuse('mistakeNotFound');
  return { mistake: presentMistake(found), answers: answers.map(({ answer, day }) => ({ answer, day })) };
};
