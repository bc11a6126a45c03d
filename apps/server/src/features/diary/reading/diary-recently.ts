import type { Api } from '@garden/contract';
import * as z from 'zod';
import type { Database } from '../../../db/open-database.ts';
import type { Handler } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { listFollowedIds } from '../../follow/following/store.ts';
import { listGroupIds } from '../../follow/groups/store.ts';
import { findDepartmentPeople } from '../../team/departments/store.ts';
import { findSelf } from '../days/store.ts';
import { presentDiary } from '../present.ts';
import { listFeed } from './feed.store.ts';
import { findAround } from './store.ts';

const key = z.tuple([keyPart.day, keyPart.id]);

export const listRecentDiaries: Handler<Api['diary']['recently']> = async (ctx, input) => {
  const { teamId, departmentId, authorId, followGroupId, following, cursor, limit } = input;
  const { db } = ctx.database;
  const after = readCursor(cursor, key);
  const reader = await findSelf(ctx, ctx.actor.userId);
  if (teamId !== undefined && !reader.teamIds.includes(teamId)) throw refuse('teamNotFound');
  const ofTeams = teamId === undefined ? reader.teamIds : [teamId];
  const department = departmentId === undefined ? null : await findPeople(db, ofTeams, departmentId);
  const source = {
    teamIds: department ? [department.teamId] : ofTeams,
    authorIds: inAll([
      department?.userIds,
      authorId === undefined ? undefined : [authorId],
      followGroupId === undefined ? undefined : await findGroupPeople(db, reader.userId, followGroupId),
      following === undefined ? undefined : await listFollowedIds(db, reader.userId),
    ]),
  };
  const found = await listFeed(db, source, { after, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, (diary) => [diary.day, diary.id]);
  const around = await findAround(db, rows, reader);
  return { items: rows.map((diary) => presentDiary(diary, reader, around)), nextCursor };
};

/** A department of one of these teams with the people who are in it now. */
async function findPeople(db: Database, teamIds: readonly string[], departmentId: string) {
  const department = await findDepartmentPeople(db, teamIds, departmentId);
  if (!department) throw refuse('departmentNotFound');
  return department;
}

/** The people of a follow group of one's own. */
async function findGroupPeople(db: Database, ownerId: string, groupId: string): Promise<string[]> {
  const people = await listGroupIds(db, ownerId, groupId);
  if (!people) throw refuse('followGroupNotFound');
  return people;
}

/** Whoever is in each of these selections; undefined, which is everybody, where none is made. */
function inAll(selections: readonly (readonly string[] | undefined)[]): string[] | undefined {
  const [first, ...others] = selections.flatMap((userIds) => (userIds ? [new Set(userIds)] : []));
  return first && [...first].filter((userId) => others.every((other) => other.has(userId)));
}
