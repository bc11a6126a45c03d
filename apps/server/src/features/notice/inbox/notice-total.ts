import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { presentTotals } from '../present.ts';
import { findTotals } from './store.ts';

export const countNotices: Handler<Api['notice']['total']> = async ({ actor, database }) =>
  presentTotals(await findTotals(database.db, actor.userId));
