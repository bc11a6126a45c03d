import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { todayOf } from '../../diary/days/store.ts';
import { presentImprovement } from './improvement.present.ts';
import { checkBackOn } from './improvement.rules.ts';
import { insertImprovement } from './improvement.store.ts';
import { isOwn } from './policy.ts';

export const addImprovement: Handler<Api['lastImprove']['add']> = async (ctx, { text, checkOn }) => {
  const { userId: ownerId } = ctx.actor;
  const day = todayOf(ctx);
  const improvement = { id: ctx.random.id(), ownerId, text, day, createdAt: ctx.now };
  const wanted = { ...improvement, checkOn: checkBackOn(checkOn, day) };
  return ctx.database.transaction(async (tx) =>
    presentImprovement(
      await insertImprovement(tx, authorize(wanted, isOwn(wanted, ownerId), 'improvementNotFound')),
    ),
  );
};
