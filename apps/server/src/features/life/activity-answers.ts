import type { Api } from '@garden/contract';
import * as z from 'zod';
import type { Database } from '../../db/open-database.ts';
import type { Handler } from '../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../http/page.ts';
import { refuse } from '../../http/refusal.ts';
import { findMembership } from '../team/store.ts';
import { findWords } from '../team/words.store.ts';
import { presentAnswer, textFor } from './topic.present.ts';
import { findTopic, type TopicRow } from './topic.store.ts';
import { type AnswerRow, listAnswers } from './topic-answers.store.ts';

const key = z.tuple([keyPart.day, keyPart.id]);

export const listTopicAnswers: Handler<Api['activity']['answers']> = async (ctx, input) => {
  const { activityId, cursor, limit } = input;
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const after = readCursor(cursor, key);
  const topic = await findTopic(db, activityId);
  if (!topic || !(await findMembership(db, topic.teamId, userId))) throw refuse('topicNotFound');
  const found = await listSeen(db, topic, userId, { after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, keyOf);
  const words = await findWords(
    db,
    rows.flatMap(({ teamIds }) => teamIds),
  );
  return { items: rows.map((row) => presentAnswer(row, userId, words)), nextCursor };
};

const keyOf = ({ day, diaryId }: AnswerRow): [string, string] => [day, diaryId];

/** As many as are wanted of the answers that hold something for their reader: that there are others shows nowhere. */
async function listSeen(
  db: Database,
  topic: TopicRow,
  readerId: string,
  page: Parameters<typeof listAnswers>[2],
): Promise<AnswerRow[]> {
  const seen: AnswerRow[] = [];
  for (let { after } = page; ; ) {
    const rows = await listAnswers(db, topic, { ...page, after });
    seen.push(...rows.filter((answer) => textFor(readerId, answer) !== ''));
    const end = rows.at(-1);
    if (seen.length >= page.limit || rows.length < page.limit || !end) return seen.slice(0, page.limit);
    after = keyOf(end);
  }
}
