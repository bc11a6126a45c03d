import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { presentSettings } from '../present.ts';
import { teamReminderTime } from './hooks.ts';
import { findSettings } from './store.ts';

export const showSettings: Handler<Api['notice']['settings']> = async (ctx) => {
  const { userId } = ctx.actor;
  const { db } = ctx.database;
  const [settings, teamRemindAt] = await Promise.all([
    findSettings(db, userId),
    ctx.hooks.read(db, teamReminderTime, userId),
  ]);
  return presentSettings(settings, teamRemindAt);
};
