import { dayAt } from '@garden/calendar';
import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { countDays } from '../../team/settings/rules.ts';
import { presentNewcomer } from './present.ts';
import { listedSince } from './rules.ts';
import { listNewcomers } from './store.ts';

const key = z.tuple([keyPart.instant, keyPart.id]);

export const newcomerList = call(api.newcomer.list, async (ctx, { teamId, cursor, limit }) => {
  const { actor, database, holidays, now } = ctx;
  const after = readCursor(cursor, key);
  const own = actor.memberships.find((membership) => membership.teamId === teamId);
  if (!own) throw refuse('teamNotFound');
  const year = now.getUTCFullYear();
  const [publicDays, found] = await Promise.all([
    holidays.between(own.calendar.region, year - 1, year + 1),
    listNewcomers(database.db, { teamId, since: listedSince(now), after, limit: limit + 1 }),
  ]);
  const { calendar } = countDays(own, publicDays);
  const { rows, nextCursor } = cutPage(found, limit, ({ joinedAt, person }) => [
    joinedAt.toISOString(),
    person.id,
  ]);
  const viewer = { userId: actor.userId, role: own.role, sight: own.sight };
  const days = { today: dayAt(now, calendar), calendar };
  return { items: rows.map((row) => presentNewcomer(row, viewer, days)), nextCursor };
});
