import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { cutPage, readCursor } from '../../../http/page.ts';
import { keyOf } from '../rows/store.ts';
import { participantOf } from '../store.ts';
import { readThreadKey, toPageKey } from '../threads/rules.ts';
import { threadCursor } from '../threads/store.ts';
import { presentComments } from './hydrating.store.ts';
import { listOnOwn, listOwn } from './own.store.ts';

export const commentGetMy = call(api.comment.getMy, async (ctx, { of, cursor, limit }) => {
  const { db } = ctx.database;
  const after = readCursor(cursor, threadCursor);
  const reader = participantOf(ctx.actor);
  const page = { after: after && readThreadKey(after), limit: limit + 1 };
  const found = await (of === 'mine' ? listOwn(db, reader, page) : listOnOwn(db, ctx.hooks, reader, page));
  const { rows, nextCursor } = cutPage(found, limit, (comment) => toPageKey(keyOf(comment)));
  return { items: await presentComments(ctx, reader, rows), nextCursor };
});
