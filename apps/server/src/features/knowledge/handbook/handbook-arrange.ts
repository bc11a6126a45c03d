import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuse } from '../../../http/refusal.ts';
import { daysOf } from './handbook-upset.ts';
import { presentGuideline } from './present.ts';
import { rearrange } from './rules.ts';
import { arrangeGuidelines, findGuideline, lockPlaces, ownGuidelines } from './store.ts';

export const handbookArrange = call(
  api.handbook.arrange,
  async (ctx, { guidelineId, pinned, weekdays, position }) =>
    ctx.database.transaction(async (tx) => {
      const { userId } = ctx.actor;
      const all = await lockPlaces(tx, userId);
      const kept = all.find(({ id }) => id === guidelineId);
      if (!kept) throw refuse('guidelineNotFound');
      const own = ownGuidelines.own(kept, userId);
      if (weekdays) await ownGuidelines.change(tx, own, { weekdays: daysOf(weekdays) });
      if (pinned !== undefined || position !== undefined) {
        const ordered = rearrange(all, guidelineId, pinned ?? kept.pinned, position);
        await arrangeGuidelines(tx, ownGuidelines.own(ordered, userId));
      }
      const found = await findGuideline(tx, guidelineId, userId);
      if (!found) throw refuse('guidelineNotFound');
      return presentGuideline(found);
    }),
);
