import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { presentHidden } from './rules.ts';
import { listHidden } from './store.ts';

export const growthHidden = call(api.growth.hidden, async ({ actor, database: { db } }) => ({
  items: (await listHidden(db, actor.userId)).map(presentHidden),
}));
