import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { findChoice, putChoice } from './store.ts';

export const moodChange = call(api.mood.change, async ({ actor: { userId }, database }, wish) =>
  database.transaction(async (tx) => {
    const { on, askAt } = await findChoice(tx, userId);
    const choice = { on: wish.on ?? on, askAt: wish.askAt ?? askAt };
    const own = { userId, ...choice };
    putChoice(tx, authorize(own, own.userId === userId, 'userNotFound'));
    return choice;
  }),
);
