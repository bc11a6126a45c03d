import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../policy.ts';
import { type InvitedRow, listInvited } from './invited.store.ts';
import { presentInvited } from './present.ts';

const key = z.tuple([keyPart.instant, keyPart.id]);

export const relationshipInvited = call(api.relationship.invited, async (ctx, input) => {
  const { teamId, cursor, limit } = input;
  const after = readCursor(cursor, key);
  const own = ctx.actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  if (!administers(own.role)) throw refuse('adminsOnly');
  const page = { after, limit: limit + 1, now: ctx.now };
  const { rows, nextCursor } = cutPage(await listInvited(ctx.database.db, teamId, page), limit, keyOf);
  return { items: rows.map(presentInvited), nextCursor };
});

const keyOf = ({ createdAt, id }: InvitedRow): [string, string] => [createdAt.toISOString(), id];
