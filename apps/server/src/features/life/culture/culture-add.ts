import { api, MAX_CULTURES } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { emitEvent } from '../../../platform/events.store.ts';
import { todayOf } from '../../diary/days/store.ts';
import { holdImages } from '../../diary/pictures/store.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership } from '../../team/store.ts';
import type { HydratedCulture } from './list.store.ts';
import { presentCulture } from './present.ts';
import { CULTURE } from './rules.ts';
import { countCultures, insertCulture } from './store.ts';

const nothingYet: Pick<HydratedCulture, 'lived' | 'talk'> = {
  lived: { diaries: 0, people: [], asked: null },
  talk: { comments: 0, reactions: [], answered: false },
};

export const cultureAdd = call(api.culture.add, async (ctx, { teamId, title, content, image: written }) => {
  const { userId, name, avatar } = ctx.actor;
  return ctx.database.transaction(async (tx) => {
    const [membership, { total, position }, [image = null]] = await Promise.all([
      lockMembership(tx, teamId, userId),
      countCultures(tx, teamId),
      holdImages(tx, userId, written && [written], 'image'),
    ]);
    if (!membership) throw refuse('teamNotFound');
    const { role } = membership;
    const wish = {
      id: ctx.random.id(),
      teamId,
      createdBy: userId,
      day: todayOf(ctx),
      title,
      content,
      image,
      imageOwnerId: image && userId,
      position,
      version: 1,
      updatedBy: userId,
      updatedAt: ctx.now,
    };
    const culture = authorize(wish, administers(role), 'adminsOnly');
    if (total >= MAX_CULTURES) throw refuse('cultureTooMany', { maximum: MAX_CULTURES });
    insertCulture(tx, culture);
    const object = { kind: CULTURE, id: culture.id };
    emitEvent(tx, ctx, { audience: 'team', audienceId: teamId, topic: 'culture', object });
    const writer = { id: userId, name, avatar };
    return presentCulture({ ...culture, ...nothingYet, role, writer });
  });
});
