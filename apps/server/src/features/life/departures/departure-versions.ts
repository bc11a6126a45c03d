import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { teamIdsOf } from '../../team/rules.ts';
import { findPatternTeam, listVersions } from './store.ts';

const key = z.tuple([keyPart.count]);

export const departureVersions = call(api.departure.versions, async (ctx, { patternId, cursor, limit }) => {
  const { actor, database } = ctx;
  const before = readCursor(cursor, key)?.[0];
  const [teamId, found] = await Promise.all([
    findPatternTeam(database.db, patternId, teamIdsOf(actor)),
    listVersions(database.db, patternId, {
      before: before === undefined ? undefined : Number(before),
      limit: limit + 1,
    }),
  ]);
  const own = actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('patternNotFound');
  if (!administers(own.role)) throw refuse('adminsOnly');
  const { rows, nextCursor } = cutPage(found, limit, ({ version }) => [String(version)]);
  const items = rows.map(({ patternId: _, signs, writtenAt, ...said }) => ({
    ...said,
    signs: [...signs],
    writtenAt: writtenAt.toISOString(),
  }));
  return { items, nextCursor };
});
