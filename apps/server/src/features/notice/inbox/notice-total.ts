import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { presentTotals } from '../present.ts';
import { findTotals } from './store.ts';

export const noticeTotal = call(api.notice.total, async ({ actor, database }) =>
  presentTotals(await findTotals(database.db, actor.userId)),
);
