import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { readCursor, readLongPage, type Stretch } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { findWriter, readerOf } from '../../diary/days/store.ts';
import { listQuestionsBy, type QuestionKey } from './lists.store.ts';
import { questionCursor, questionKey } from './own.store.ts';
import { presentQuestion } from './present.ts';

export const curiousGetCuriousByUserId = call(api.curious.getCuriousByUserId, async (ctx, input) => {
  const { userId, cursor, limit } = input;
  const after = readCursor(cursor, questionCursor);
  const reader = readerOf(ctx.actor);
  const [person, { rows, nextCursor }] = await Promise.all([
    findWriter(ctx, userId),
    readLongPage(
      { after, limit },
      (page: Stretch<QuestionKey>) => listQuestionsBy(ctx.database.db, ctx.hooks, userId, reader, page),
      questionKey,
    ),
  ]);
  const isKnown = userId === reader.userId || person?.teamIds.some((id) => reader.teamIds.includes(id));
  if (!isKnown) throw refuse('userNotFound');
  return { items: rows.map((question) => presentQuestion(question, reader)), nextCursor };
});
