import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { demandFeature } from '../switches/store.ts';
import { findUnread } from './store.ts';

export const monthlyReminderGetNew = call(api.monthlyReminder.getNew, async ({ actor, database: { db } }) => {
  const [unread] = await Promise.all([findUnread(db, actor.userId), demandFeature(db, actor, 'summaries')]);
  const review = unread?.readyAt && {
    month: unread.fromDay.slice(0, 7),
    readyAt: unread.readyAt.toISOString(),
  };
  return { review: review ?? null };
});
