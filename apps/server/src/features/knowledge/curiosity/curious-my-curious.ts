import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { cutPage, readCursor } from '../../../http/page.ts';
import { readerOf } from '../../diary/days/store.ts';
import { findChoices } from './asking.store.ts';
import { listQuestionsBy } from './lists.store.ts';
import { questionCursor, questionKey } from './own.store.ts';
import { presentQuestion } from './present.ts';

export const getMyQuestions: Handler<Api['curious']['myCurious']> = async (ctx, { state, cursor, limit }) => {
  const after = readCursor(cursor, questionCursor);
  const { db } = ctx.database;
  const reader = readerOf(ctx.actor);
  const [choices, found] = await Promise.all([
    findChoices(db, reader.userId),
    listQuestionsBy(db, ctx.hooks, reader.userId, reader, { state, after, limit: limit + 1 }),
  ]);
  const { rows, nextCursor } = cutPage(found, limit, questionKey);
  return { items: rows.map((question) => presentQuestion(question, reader)), nextCursor, choices };
};
