import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { shift } from '../../../platform/clock.ts';
import { UNDO_LIFE } from '../../../platform/undo.ts';
import { pictureUrl } from '../../account/rules.ts';
import { listRemovedOf } from './removed-teams.store.ts';

export const teamRemoved = call(api.team.removed, async (ctx) => {
  const since = shift(ctx.now, -UNDO_LIFE);
  const removed = await listRemovedOf(ctx.database.db, ctx.actor.userId, since);
  return {
    items: removed.map(({ id, name, avatar, deletedAt }) => ({
      id,
      name,
      avatar: pictureUrl(avatar),
      erasedOn: shift(deletedAt, UNDO_LIFE).toISOString(),
    })),
  };
});
