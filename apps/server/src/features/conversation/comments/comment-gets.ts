import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { cutPage, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { findSelf } from '../../diary/days/store.ts';
import { findAnonymityBlockers } from '../anonymity/store.ts';
import { mayRead, placesOf } from '../policy.ts';
import { keyOf } from '../rows/store.ts';
import { findCommentTarget, findParticipant, missingKey, recordTargetView } from '../store.ts';
import { readThreadKey, toPageKey } from '../threads/rules.ts';
import { countThread, FIRST_REPLIES, listReplies, listThread, threadCursor } from '../threads/store.ts';
import { hydrateComments } from './hydrating.store.ts';

export const getComments: Handler<Api['comment']['gets']> = async (ctx, input) => {
  const { kind, objectId, cursor, limit } = input;
  const { db } = ctx.database;
  const after = readCursor(cursor, threadCursor);
  const [reader, self, object] = await Promise.all([
    findParticipant(db, ctx.actor.userId),
    findSelf(ctx, ctx.actor.userId),
    findCommentTarget(db, kind, objectId),
  ]);
  if (!object || !mayRead(object, reader)) throw refuse(missingKey(kind));
  const threads = { kind, objectId, teamIds: placesOf(object, reader) };
  await recordTargetView(db, object, self);
  const [found, total, bars] = await Promise.all([
    listThread(db, threads, reader, { after: after && readThreadKey(after), limit: limit + 1 }),
    countThread(db, threads),
    findAnonymityBlockers(db, object, self.userId, threads.teamIds),
  ]);
  const page = cutPage(found, limit, (comment) => toPageKey(keyOf(comment)));
  const replies = await listReplies(
    db,
    page.rows.map(({ id }) => id),
    reader,
    { after: undefined, limit: FIRST_REPLIES },
  );
  const show = await hydrateComments(db, reader, ctx.now, [...page.rows, ...replies]);
  const byParent = Map.groupBy(replies, ({ parentId }) => parentId);
  return {
    items: page.rows.flatMap((comment) => {
      const shown = show(comment);
      const below = (byParent.get(comment.id) ?? []).flatMap((reply) => show(reply) ?? []);
      return shown ? [{ ...shown, replies: below }] : [];
    }),
    nextCursor: page.nextCursor,
    total,
    places: threads.teamIds.map((teamId) => ({ teamId, anonymityBar: bars.get(teamId) ?? null })),
  };
};
