import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { listObjects } from '../../notice/objects/store.ts';
import { placesOf } from '../policy.ts';
import { presentObject } from '../present.ts';
import { participantOf } from '../store.ts';
import { listAnswered, listShown } from './answered.store.ts';

export const commentAnswered = call(api.comment.answered, async (ctx, { since }) => {
  const { db } = ctx.database;
  const reader = participantOf(ctx.actor);
  const [answered, shown] = await Promise.all([
    listAnswered(db, reader.teamIds, since),
    listShown(db, reader.teamIds, since),
  ]);
  const objects = await listObjects(db, ctx.hooks, [...answered.map(({ comment }) => comment), ...shown]);
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
});
