import { daysOfMonth, isDiaryMonth } from '@garden/calendar';
import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { demandFeature } from '../switches/store.ts';
import { keepRead } from './store.ts';

export const monthlyReminderMarkRead = call(
  api.monthlyReminder.markRead,
  async ({ actor, database, now: readAt }, { month }) => {
    if (!isDiaryMonth(month)) throw refuseField('month', 'monthInvalid', { field: 'month' });
    const [upTo = ''] = daysOfMonth(month);
    const person = await demandFeature(database.db, actor, 'summaries');
    await database.transaction(async (tx) => keepRead(tx, person, { upTo, readAt }));
    return {};
  },
);
