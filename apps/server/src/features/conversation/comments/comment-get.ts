import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { cutPage, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { isThere } from '../policy.ts';
import { keyOf } from '../rows/store.ts';
import { participantOf } from '../store.ts';
import { readThreadKey, toPageKey } from '../threads/rules.ts';
import { listReplies, threadCursor } from '../threads/store.ts';
import { findHydratedComment, presentComments } from './hydrating.store.ts';

export const getComment: Handler<Api['comment']['get']> = async (ctx, { commentId, cursor, limit }) => {
  const { db } = ctx.database;
  const after = readCursor(cursor, threadCursor);
  const reader = participantOf(ctx.actor);
  const comment = await findHydratedComment(db, commentId, reader);
  if (!comment || !isThere(comment, reader)) throw refuse('commentNotFound');
  const found = await listReplies(db, commentId, reader, {
    after: after && readThreadKey(after),
    limit: limit + 1,
  });
  const { rows, nextCursor } = cutPage(found, limit, (reply) => toPageKey(keyOf(reply)));
  const [shown, ...items] = await presentComments(db, reader, ctx.now, [comment, ...rows]);
  if (shown?.id !== commentId) throw refuse('commentNotFound');
  return { comment: shown, items, nextCursor };
};
