import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { cutPage, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { isThere } from '../policy.ts';
import { keyOf } from '../rows/store.ts';
import { participantOf } from '../store.ts';
import { readThreadKey, toPageKey } from '../threads/rules.ts';
import { listReplies, threadCursor } from '../threads/store.ts';
import { findHydratedComment, presentComments } from './hydrating.store.ts';

export const commentGet = call(api.comment.get, async (ctx, { commentId, cursor, limit }) => {
  const { db } = ctx.database;
  const after = readCursor(cursor, threadCursor);
  const reader = participantOf(ctx.actor);
  const page = { after: after && readThreadKey(after), limit: limit + 1 };
  const [comment, found] = await Promise.all([
    findHydratedComment(db, ctx.hooks, commentId, reader),
    listReplies(db, commentId, reader, page),
  ]);
  if (!comment || !isThere(comment, reader)) throw refuse('commentNotFound');
  const { rows, nextCursor } = cutPage(found, limit, (reply) => toPageKey(keyOf(reply)));
  const [shown, ...items] = await presentComments(ctx, reader, [comment, ...rows]);
  if (shown?.id !== commentId) throw refuse('commentNotFound');
  return { comment: shown, items, nextCursor };
});
