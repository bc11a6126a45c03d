import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { listOwnWaiting } from './application.store.ts';
import { presentOwnApplication } from './present.ts';

export const applyMine = call(api.apply.mine, async ({ database, actor }) => ({
  items: (await listOwnWaiting(database.db, actor.userId)).map(presentOwnApplication),
}));
