import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { excerptOf } from '../rules.ts';
import { listEarlier } from './share.store.ts';

const key = z.tuple([keyPart.day]);

export const diaryEarlier = call(api.diary.earlier, async (ctx, { cursor, limit }) => {
  const before = readCursor(cursor, key)?.[0];
  const found = await listEarlier(ctx.database.db, ctx.actor.userId, { before, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, ({ day }) => [day]);
  return {
    items: rows.map(({ id, day, title, sections }) => ({
      id,
      day,
      title,
      excerpt: excerptOf(sections.summary),
    })),
    nextCursor,
  };
});
