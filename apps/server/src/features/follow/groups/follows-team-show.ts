import { api } from '@garden/contract';
import * as z from 'zod';
import { call } from '../../../http/call.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { presentFollowed, presentGroup } from '../present.ts';
import { findGroup, listGroupPeople, listGroups } from './store.ts';

const key = z.tuple([keyPart.instant, keyPart.id]);

export const followsTeamShow = call(api.followsTeam.show, async (ctx, { groupId, cursor, limit }) => {
  const { db } = ctx.database;
  const { userId } = ctx.actor;
  const after = readCursor(cursor, key);
  if (groupId === undefined) return { groups: (await listGroups(db, userId)).map(presentGroup) };
  const [group, found] = await Promise.all([
    findGroup(db, userId, groupId),
    listGroupPeople(db, userId, groupId, { after, limit: limit + 1 }),
  ]);
  const { rows, nextCursor } = cutPage(found, limit, ({ addedAt, id }) => [addedAt.toISOString(), id]);
  return { group: presentGroup(group), items: rows.map(presentFollowed), nextCursor };
});
