import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { cutPage, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { readerOf } from '../../diary/days/store.ts';
import { questionCursor, questionKey, readQuestion } from './own.store.ts';
import { presentQuestion } from './present.ts';
import { listQuestionsOfDiary, listTeamQuestions } from './question.store.ts';

export const getQuestions: Handler<Api['curious']['get']> = async (ctx, input) => {
  const { curiousId, diaryId, teamId, state, cursor, limit } = input;
  const after = readCursor(cursor, questionCursor);
  const { db } = ctx.database;
  if (curiousId !== undefined) {
    return { items: [(await readQuestion(ctx, db, curiousId)).view], nextCursor: null };
  }
  const reader = readerOf(ctx.actor);
  if (diaryId !== undefined) {
    const asked = await listQuestionsOfDiary(db, ctx.hooks, diaryId, reader);
    return { items: asked.map((question) => presentQuestion(question, reader)), nextCursor: null };
  }
  if (teamId !== undefined && !reader.teamIds.includes(teamId)) throw refuse('teamNotFound');
  const teamIds = teamId === undefined ? reader.teamIds : [teamId];
  const found = await listTeamQuestions(db, ctx.hooks, teamIds, reader, { state, after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, questionKey);
  return { items: rows.map((question) => presentQuestion(question, reader)), nextCursor };
};
