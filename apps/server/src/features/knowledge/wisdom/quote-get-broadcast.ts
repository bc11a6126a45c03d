import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { readerOf, todayOf } from '../../diary/days/store.ts';
import { listBroadcast } from './list.store.ts';
import { presentQuote } from './present.ts';

export const quoteGetBroadcast = call(api.quote.getBroadcast, async (ctx, { teamId }) => {
  const reader = readerOf(ctx.actor);
  if (teamId !== undefined && !reader.teamIds.includes(teamId)) throw refuseField('teamId', 'teamNotFound');
  const teamIds = teamId === undefined ? reader.teamIds : [teamId];
  const on = { db: ctx.database.db, hooks: ctx.hooks };
  const chosen = await listBroadcast(on, { reader, teamIds, today: todayOf(ctx) });
  return { items: chosen.map((quote) => presentQuote(quote, reader)) };
});
