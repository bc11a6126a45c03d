import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { findMistake, listAnswers } from './own.store.ts';
import { presentMistake } from './present.ts';

export const mistakeGet = call(api.mistake.get, async (ctx, { mistakeId }) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const [found, answers] = await Promise.all([
    findMistake(db, mistakeId, userId),
    listAnswers(db, mistakeId, userId),
  ]);
  if (!found) throw refuse('mistakeNotFound');
  return { mistake: presentMistake(found), answers: answers.map(({ answer, day }) => ({ answer, day })) };
});
