import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { cutPage, readCursor } from '../../../http/page.ts';
import { keyOf } from '../rows/store.ts';
import { participantOf } from '../store.ts';
import { readThreadKey, toPageKey } from '../threads/rules.ts';
import { threadCursor } from '../threads/store.ts';
import { presentComments } from './hydrating.store.ts';
import { listOnOwn, listOwn } from './own.store.ts';

export const getMyComments: Handler<Api['comment']['getMy']> = async (ctx, { of, cursor, limit }) => {
  const { db } = ctx.database;
  const after = readCursor(cursor, threadCursor);
  const reader = participantOf(ctx.actor);
  const list = of === 'mine' ? listOwn : listOnOwn;
  const found = await list(db, reader, { after: after && readThreadKey(after), limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, (comment) => toPageKey(keyOf(comment)));
  return { items: await presentComments(db, reader, ctx.now, rows), nextCursor };
};
