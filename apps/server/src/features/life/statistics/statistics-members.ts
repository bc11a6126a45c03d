import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { presentPerson } from '../../account/rules.ts';
import { administers, oversees } from '../../team/policy.ts';
import { listMemberDays } from './members.store.ts';
import { periodOf } from './period.rules.ts';
import { membersSeen } from './policy.ts';
import { findGroups } from './store.ts';
import { findOwnTeam, workdaysOf } from './team.store.ts';

const key = z.tuple([keyPart.instant, keyPart.id]);

export const statisticsMembers = call(api.statistics.members, async (ctx, input) => {
  const { teamId, departmentId, missing, cursor, limit, ...asked } = input;
  const after = readCursor(cursor, key);
  const own = findOwnTeam(ctx.actor, teamId, ctx.now);
  const { userId } = ctx.actor;
  const { db } = ctx.database;
  const period = periodOf(asked, own.today);
  const workdays = workdaysOf(await own.calendarOf(ctx, period), period);
  const [{ leads, departments }, found] = await Promise.all([
    findGroups(db, { teamId, userId }),
    listMemberDays(db, {
      ...own,
      period,
      workdays,
      departmentId,
      // Who looks after no one has no people here.
      supervisorId: oversees(own) ? undefined : userId,
      isMissing: missing !== undefined,
      after,
      limit: limit + 1,
    }),
  ]);
  if (membersSeen({ ...own, leads }) === 'none')
    throw refuse(administers(own.role) ? 'sightWaits' : 'statisticsNotYours');
  if (departmentId !== undefined && !departments.some(({ id }) => id === departmentId))
    throw refuse('departmentNotFound');
  const { rows, nextCursor } = cutPage(found, limit, ({ joinedAt, id }) => [joinedAt, id]);
  return {
    ...period,
    items: rows.map(({ id, name, avatar, joinedAt: _, departments: names, missed, ...numbers }) => ({
      member: presentPerson({ id, name, avatar }),
      departments: [...names],
      ...numbers,
      missed: [...missed],
    })),
    nextCursor,
  };
});
