import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { cutPage, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { isThere } from '../policy.ts';
import { keyOf } from '../rows/store.ts';
import { findParticipant } from '../store.ts';
import { readThreadKey, toPageKey } from '../threads/rules.ts';
import { listReplies, threadCursor } from '../threads/store.ts';
import { hydrateComments } from './hydrating.store.ts';
import { findComment } from './store.ts';

export const getComment: Handler<Api['comment']['get']> = async (ctx, { commentId, cursor, limit }) => {
  const { db } = ctx.database;
  const after = readCursor(cursor, threadCursor);
  const [reader, comment] = await Promise.all([
    findParticipant(db, ctx.actor.userId),
    findComment(db, commentId),
  ]);
  if (!comment || !isThere(comment, reader)) throw refuse('commentNotFound');
  const found = await listReplies(db, [commentId], reader, {
    after: after && readThreadKey(after),
    limit: limit + 1,
  });
  const page = cutPage(found, limit, (reply) => toPageKey(keyOf(reply)));
  const show = await hydrateComments(db, reader, ctx.now, [comment, ...page.rows]);
  const shown = show(comment);
  if (!shown) throw refuse('commentNotFound');
  const items = page.rows.flatMap((reply) => show(reply) ?? []);
  return { comment: shown, items, nextCursor: page.nextCursor };
};
