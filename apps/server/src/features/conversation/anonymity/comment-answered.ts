import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { placesOf } from '../policy.ts';
import { presentObject } from '../present.ts';
import { listCommentTargets, participantOf } from '../store.ts';
import { listAnswered, listShown } from './answered.store.ts';

export const getAnswered: Handler<Api['comment']['answered']> = async (ctx, { since }) => {
  const { db } = ctx.database;
  const reader = participantOf(ctx.actor);
  const [answered, shown] = await Promise.all([
    listAnswered(db, reader.teamIds, since),
    listShown(db, reader.teamIds, since),
  ]);
  const objects = await listCommentTargets(db, [...answered.map(({ comment }) => comment), ...shown]);
  const objectIn = (objectId: string, teamId: string) => {
    const object = objects.get(objectId);
    return object && placesOf(object, reader).includes(teamId) ? presentObject(object) : undefined;
  };
  return {
    items: answered.flatMap(({ comment: { id, objectId, teamId, voice }, day }) => {
      const object = objectIn(objectId, teamId);
      return voice && object ? [{ tag: voice.tag, object, teamId, commentId: id, day }] : [];
    }),
    shown: shown.flatMap(({ receipt, commentId, teamId, objectId, day }) => {
      const object = objectIn(objectId, teamId);
      return object ? [{ receipt, object, teamId, commentId, day }] : [];
    }),
  };
};
