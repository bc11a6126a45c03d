import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { findSelf } from '../../diary/days/store.ts';
import { presentSettings } from '../present.ts';
import { findSettings } from './store.ts';

export const showSettings: Handler<Api['notice']['settings']> = async (ctx) => {
  const { userId } = ctx.actor;
  const [settings, { rules }] = await Promise.all([
    findSettings(ctx.database.db, userId),
    findSelf(ctx, userId),
  ]);
  return presentSettings(settings, rules.remindAt);
};
