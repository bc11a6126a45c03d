import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { cutPage, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { todayOf } from '../../diary/days/store.ts';
import { findObject, missingKey } from '../../notice/objects/store.ts';
import { DEFAULT_RULES } from '../../team/rules.ts';
import { anonymityBlocker } from '../anonymity/rules.ts';
import { mayRead, placesOf } from '../policy.ts';
import { presentComment } from '../present.ts';
import { type HydratedComment, keyOf } from '../rows/store.ts';
import { findLedger, participantOf, recordTargetView } from '../store.ts';
import { readThreadKey, toPageKey } from '../threads/rules.ts';
import { countThread, listThread, threadCursor } from '../threads/store.ts';

export const commentGets = call(api.comment.gets, async (ctx, input) => {
  const { kind, objectId, cursor, limit } = input;
  const { db } = ctx.database;
  const { hooks } = ctx;
  const after = readCursor(cursor, threadCursor);
  const reader = participantOf(ctx.actor);
  const { teamIds, userId } = reader;
  const page = { after: after && readThreadKey(after), limit: limit + 1 };
  const [object, found, counted] = await Promise.all([
    findObject(db, hooks, kind, objectId),
    listThread(db, hooks, { kind, objectId }, reader, page),
    countThread(db, { kind, objectId, teamIds }),
    recordTargetView(db, hooks, { kind, id: objectId }, { userId, teamIds, today: todayOf(ctx) }),
  ]);
  if (!object || !mayRead(object, reader)) throw refuse(missingKey(hooks, kind));
  const top = found.filter(({ parentId }) => parentId === null);
  const { rows, nextCursor } = cutPage(top, limit, (comment) => toPageKey(keyOf(comment)));
  const present = (comment: HydratedComment) => presentComment(comment, object, { reader, now: ctx.now });
  const replies = Map.groupBy(found, ({ parentId }) => parentId);
  const places = placesOf(object, reader).flatMap(
    (teamId) => counted.find((team) => team.teamId === teamId) ?? [],
  );
  const isOwner = object.ownerId === userId;
  const takesAnonymous = findLedger(hooks, kind) !== null;
  return {
    items: rows.map((comment) => ({
      ...present(comment),
      replies: (replies.get(comment.id) ?? []).map(present),
    })),
    nextCursor,
    total: places.reduce((sum, { comments }) => sum + (comments ?? 0), 0),
    places: places.map(({ teamId, members }) => {
      const { rules } = ctx.actor.memberships.find((own) => own.teamId === teamId) ?? {};
      const { anonymous: allowed } = rules ?? DEFAULT_RULES;
      // Who reads the thread has opened the object by that.
      const facts = { isOwner, allowed, members, hasOpened: true, takesAnonymous };
      return { teamId, anonymityBar: anonymityBlocker(facts) };
    }),
  };
});
