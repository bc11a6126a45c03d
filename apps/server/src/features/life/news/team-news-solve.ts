import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { readerOf } from '../../diary/days/store.ts';
import { lockNews, solve } from './item.store.ts';
import { maySolve } from './rules.ts';

export const teamNewsSolve = call(api.team.newsSolve, async (ctx, { itemId, undo }) => {
  const reader = readerOf(ctx.actor);
  const roles = new Map(ctx.actor.memberships.map(({ teamId, role }) => [teamId, role]));
  return ctx.database.transaction(async (tx) => {
    const found = await lockNews(tx, itemId, reader);
    if (!found) throw refuse('newsNotFound');
    const role = roles.get(found.teamId) ?? 'member';
    const item = authorize(found, maySolve(found, { ...found, role }), 'newsNotYours');
    solve(tx, item, undo ? null : { at: ctx.now, by: reader.userId });
    return {};
  });
});
