import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { presentPattern } from './present.ts';
import { listPatterns } from './store.ts';

const key = z.tuple([keyPart.instant, keyPart.id]);

export const departureList = call(api.departure.list, async (ctx, { teamId, cursor, limit }) => {
  const after = readCursor(cursor, key);
  const own = ctx.actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  if (!administers(own.role)) throw refuse('adminsOnly');
  const found = await listPatterns(ctx.database.db, teamId, { after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, ({ updatedAt, id }) => [updatedAt.toISOString(), id]);
  return { items: rows.map(presentPattern), nextCursor };
});
