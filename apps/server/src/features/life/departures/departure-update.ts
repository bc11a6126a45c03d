import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { presentPattern } from './present.ts';
import { distinctSigns } from './rules.ts';
import { changePattern, lockPattern } from './store.ts';

export const departureUpdate = call(api.departure.update, async (ctx, { patternId, version, ...wish }) =>
  ctx.database.transaction(async (tx) => {
    const held = await lockPattern(tx, patternId, ctx.actor.userId);
    if (!held || held.pattern.deletedAt) throw refuse('patternNotFound');
    const kept = authorize(held.pattern, administers(held.membership.role), 'adminsOnly');
    if (version !== kept.version) throw conflict('patternChanged', presentPattern(kept));
    const changed = {
      title: wish.title ?? kept.title,
      reasons: wish.reasons ?? kept.reasons,
      helped: wish.helped ?? kept.helped,
      signs: wish.signs ? distinctSigns(wish.signs) : kept.signs,
    };
    const { title, reasons, helped, signs } = kept;
    // What says the same is no version.
    if (JSON.stringify(changed) === JSON.stringify({ title, reasons, helped, signs }))
      return presentPattern(kept);
    const next = { ...changed, version: version + 1, updatedAt: ctx.now };
    changePattern(tx, kept, next);
    return presentPattern({ id: patternId, ...next });
  }),
);
