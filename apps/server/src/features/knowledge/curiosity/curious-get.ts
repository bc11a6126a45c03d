import { api } from '@garden/contract';
import { whereRoom } from '../../../db/errors.ts';
import { call } from '../../../http/call.ts';
import type { Context } from '../../../http/context.ts';
import { readCursor, readLongPage, type Stretch } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { readerOf, todayOf } from '../../diary/days/store.ts';
import { isMasked, isSaidIn, queryOfTexts, type Term, termsOf } from '../../diary/search/rules.ts';
import { findWords } from '../../team/words/store.ts';
import {
  type ListedQuestion,
  listQuestionsOf,
  listTeamQuestions,
  type QuestionKey,
  type QuestionState,
  searchQuestions,
} from './lists.store.ts';
import { questionCursor, questionKey } from './own.store.ts';
import { mayReadQuestion, type QuestionReader } from './policy.ts';
import { presentQuestion, questionShown } from './present.ts';
import { type HydratedQuestion, hydrateQuestion } from './shown.store.ts';
import { questionLedger } from './store.ts';

export const curiousGet = call(api.curious.get, async (ctx, input) => {
  const { curiousId, teamId, keyword = '', limit } = input;
  const after = readCursor(input.cursor, questionCursor);
  const reader = readerOf(ctx.actor);
  if (curiousId !== undefined) {
    const { userId: readerId, teamIds } = reader;
    const opened = { objectId: curiousId, readerId, teamIds, today: todayOf(ctx) };
    const [question] = await Promise.all([
      hydrateQuestion(ctx.database.db, ctx.hooks, curiousId, reader),
      whereRoom(questionLedger.recordView(ctx.database.db, opened)),
    ]);
    if (!question || !mayReadQuestion(question, reader)) throw refuse('questionNotFound');
    return { items: [presentQuestion(question, reader)], nextCursor: null };
  }
  if (teamId !== undefined && !reader.teamIds.includes(teamId)) throw refuse('teamNotFound');
  const terms = termsOf(keyword);
  if (keyword !== '' && terms.length === 0) return { items: [], nextCursor: null };
  const read = await chooseRead(ctx, { ...input, reader, terms });
  const isFound = (question: HydratedQuestion) => isSaidIn([questionShown(question, reader)], terms);
  const { rows, nextCursor } = await readLongPage({ after, limit }, read, questionKey, isFound);
  return { items: rows.map((question) => presentQuestion(question, reader)), nextCursor };
});

type Asked = {
  readonly reader: QuestionReader;
  readonly terms: readonly Term[];
  readonly diaryId?: string | undefined;
  readonly teamId?: string | undefined;
  readonly state?: QuestionState | undefined;
};

/** By the diary, or by words where some are asked for; else by the lists of the teams. */
async function chooseRead(
  { database: { db }, hooks }: Context,
  { reader, terms, diaryId, teamId, state }: Asked,
): Promise<(page: Stretch<QuestionKey>) => Promise<readonly ListedQuestion[]>> {
  if (diaryId !== undefined) return (page) => listQuestionsOf(db, hooks, diaryId, reader, { state, ...page });
  const teamIds = teamId === undefined ? reader.teamIds : [teamId];
  if (terms.length === 0) {
    return (page) => listTeamQuestions(db, hooks, teamIds, reader, { state, ...page });
  }
  const words = await findWords(db, teamIds);
  const maskedIn = teamIds.filter((id) => isMasked(terms, words.get(id)));
  const asking = { readerId: reader.userId, teamIds, maskedIn, isOneTeam: teamId !== undefined };
  const query = queryOfTexts(terms, asking);
  return (page) => searchQuestions(db, hooks, query, reader, { state, ...page });
}
