import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { readCursor, readLongPage, type Stretch } from '../../../http/page.ts';
import { readerOf } from '../../diary/days/store.ts';
import { findChoices } from '../knowing/asking.store.ts';
import { listQuestionsBy, type QuestionKey } from './lists.store.ts';
import { questionCursor, questionKey } from './own.store.ts';
import { presentQuestion } from './present.ts';

export const curiousMyCurious = call(api.curious.myCurious, async (ctx, { state, cursor, limit }) => {
  const after = readCursor(cursor, questionCursor);
  const { db } = ctx.database;
  const reader = readerOf(ctx.actor);
  const [choices, { rows, nextCursor }] = await Promise.all([
    findChoices(db, reader.userId),
    readLongPage(
      { after, limit },
      (page: Stretch<QuestionKey>) =>
        listQuestionsBy(db, ctx.hooks, reader.userId, reader, { state, ...page }),
      questionKey,
    ),
  ]);
  return { items: rows.map((question) => presentQuestion(question, reader)), nextCursor, choices };
});
