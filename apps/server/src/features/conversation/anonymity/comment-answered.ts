import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { placesOf } from '../policy.ts';
import { presentObject } from '../present.ts';
import { listCommentTargets, participantOf } from '../store.ts';
import { listAnswered } from './answered.store.ts';

export const getAnswered: Handler<Api['comment']['answered']> = async (ctx, { since }) => {
  const { db } = ctx.database;
  const reader = participantOf(ctx.actor);
  const answered = await listAnswered(db, reader.teamIds, since);
  const objects = await listCommentTargets(
    db,
    answered.map(({ comment }) => comment),
  );
  return {
    items: answered.flatMap(({ comment: { id, objectId, teamId, voice }, day }) => {
      const object = objects.get(objectId);
      if (!voice || !object || !placesOf(object, reader).includes(teamId)) return [];
      return [{ tag: voice.tag, object: presentObject(object), teamId, commentId: id, day }];
    }),
  };
};
