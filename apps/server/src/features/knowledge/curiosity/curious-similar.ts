import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { readerOf } from '../../diary/days/store.ts';
import { presentQuestion } from './present.ts';
import { termsOfQuestion } from './question.rules.ts';
import { listSimilar } from './question.store.ts';

export const findSimilarQuestions: Handler<Api['curious']['similar']> = async (ctx, { question }) => {
  const reader = readerOf(ctx.actor);
  const found = await listSimilar(ctx.database.db, ctx.hooks, termsOfQuestion(question), reader);
  return { items: found.map((similar) => presentQuestion(similar, reader)) };
};
