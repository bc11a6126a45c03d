import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { daysOf } from './handbook-upset.ts';
import { isOwn } from './policy.ts';
import { presentGuideline } from './present.ts';
import { rearrange } from './rules.ts';
import { arrangeGuidelines, changeGuideline, findGuideline, lockPlaces } from './store.ts';

export const arrangeHandbook: Handler<Api['handbook']['arrange']> = async (
  ctx,
  { guidelineId, pinned, weekdays, position },
) =>
  ctx.database.transaction(async (tx) => {
    const { userId } = ctx.actor;
    const all = await lockPlaces(tx, userId);
    const kept = all.find(({ id }) => id === guidelineId);
    if (!kept) throw refuse('guidelineNotFound');
    const own = authorize(kept, isOwn(kept, userId), 'guidelineNotFound');
    if (weekdays) await changeGuideline(tx, own, { weekdays: daysOf(weekdays) });
    if (pinned !== undefined || position !== undefined) {
      const ordered = rearrange(all, guidelineId, pinned ?? kept.pinned, position);
      const mine = ordered.every((each) => isOwn(each, userId));
      await arrangeGuidelines(tx, authorize(ordered, mine, 'guidelineNotFound'));
    }
    const found = await findGuideline(tx, guidelineId, userId);
    if (!found) throw refuse('guidelineNotFound');
    return presentGuideline(found);
  });
