import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor, readSeen } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { findWords } from '../../team/words/store.ts';
import { type AnswerRow, listAnswers } from './answers.store.ts';
import { presentAnswer, textFor } from './present.ts';
import { findTopic } from './store.ts';

const key = z.tuple([keyPart.day, keyPart.id]);

export const activityAnswers = call(api.activity.answers, async (ctx, input) => {
  const { activityId, cursor, limit } = input;
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const after = readCursor(cursor, key);
  const topic = await findTopic(db, activityId, teamIdsOf(ctx.actor));
  if (!topic) throw refuse('topicNotFound');
  // What is private altogether to someone else leaves no trace.
  const found = await readSeen(
    { after, limit: limit + 1 },
    (stretch) => listAnswers(db, topic, stretch),
    keyOf,
    (answer) => textFor(userId, answer) !== '',
  );
  const { rows, nextCursor } = cutPage(found, limit, keyOf);
  const words = await findWords(
    db,
    rows.flatMap(({ teamIds }) => teamIds),
  );
  return { items: rows.map((row) => presentAnswer(row, userId, words)), nextCursor };
});

const keyOf = ({ day, diaryId }: AnswerRow): [string, string] => [day, diaryId];
