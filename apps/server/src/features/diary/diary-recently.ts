import type { Api } from '@garden/contract';
import * as z from 'zod';
import type { Handler } from '../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../http/page.ts';
import { refuse } from '../../http/refusal.ts';
import { findWords } from '../team/words.store.ts';
import { findSelf } from './day.store.ts';
import { listFeed } from './feed.store.ts';
import { presentDiary } from './present.ts';

const key = z.tuple([keyPart.day, keyPart.id]);

export const listRecentDiaries: Handler<Api['diary']['recently']> = async (ctx, input) => {
  const { teamId, cursor, limit } = input;
  const { db } = ctx.database;
  const after = readCursor(cursor, key);
  const reader = await findSelf(ctx, ctx.actor.userId);
  if (teamId !== undefined && !reader.teamIds.includes(teamId)) throw refuse('teamNotFound');
  const teamIds = teamId === undefined ? reader.teamIds : [teamId];
  const found = await listFeed(db, teamIds, { after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, (diary) => [diary.day, diary.id]);
  const words = await findWords(
    db,
    rows.flatMap((diary) => diary.teamIds),
  );
  return { items: rows.map((diary) => presentDiary(diary, reader, words)), nextCursor };
};
