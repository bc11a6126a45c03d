import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { presentFollowed } from '../present.ts';
import { countFollows, listFollows } from './store.ts';

const key = z.tuple([keyPart.instant, keyPart.id]);

export const followsFollowList = call(api.follows.followList, async (ctx, { of, cursor, limit }) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const after = readCursor(cursor, key);
  const [found, total] = await Promise.all([
    listFollows(db, userId, of, { after, limit: limit + 1 }),
    countFollows(db, userId, of),
  ]);
  const { rows, nextCursor } = cutPage(found, limit, ({ since, id }) => [since.toISOString(), id]);
  return { items: rows.map(presentFollowed), nextCursor, total };
});
