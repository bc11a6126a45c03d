import type { Api } from '@garden/contract';
import * as z from 'zod';
import type { Database } from '../../../db/open-database.ts';
import type { Context, Handler } from '../../../http/context.ts';
import { cutPage, keyPart, readCursor } from '../../../http/page.ts';
import { refuse } from '../../../http/refusal.ts';
import { findDepartmentPeople } from '../../team/departments/store.ts';
import { readerOf } from '../days/store.ts';
import { presentDiary } from '../present.ts';
import { followedPeople, followGroupPeople } from '../reading/hooks.ts';
import { listFeed } from './store.ts';

const key = z.tuple([keyPart.day, keyPart.id]);

export const listRecentDiaries: Handler<Api['diary']['recently']> = async (ctx, input) => {
  const { teamId, departmentId, authorId, followGroupId, following, cursor, limit } = input;
  const { db } = ctx.database;
  const after = readCursor(cursor, key);
  const reader = readerOf(ctx.actor);
  if (teamId !== undefined && !reader.teamIds.includes(teamId)) throw refuse('teamNotFound');
  const ofTeams = teamId === undefined ? reader.teamIds : [teamId];
  const department = departmentId === undefined ? null : await findPeople(db, ofTeams, departmentId);
  const source = {
    teamIds: department ? [department.teamId] : ofTeams,
    authorIds: inAll([
      department?.userIds,
      authorId === undefined ? undefined : [authorId],
      followGroupId === undefined ? undefined : await findGroupPeople(ctx, reader.userId, followGroupId),
      following === undefined ? undefined : await ctx.hooks.read(db, followedPeople, reader),
    ]),
  };
  const found = await listFeed(ctx, source, { after, limit: limit + 1 }, reader);
  const { rows, nextCursor } = cutPage(found, limit, (diary) => [diary.day, diary.id]);
  return { items: rows.map((diary) => presentDiary(diary, reader)), nextCursor };
};

/** A department of one of these teams with the people who are in it now. */
async function findPeople(db: Database, teamIds: readonly string[], departmentId: string) {
  const department = await findDepartmentPeople(db, teamIds, departmentId);
  if (!department) throw refuse('departmentNotFound');
  return department;
}

/** The people of a follow group of one's own. */
async function findGroupPeople(
  { database: { db }, hooks }: Context,
  userId: string,
  groupId: string,
): Promise<readonly string[]> {
  const people = await hooks.read(db, followGroupPeople, { userId, groupId });
  if (!people) throw refuse('followGroupNotFound');
  return people;
}

/** Anyone who is in each of these selections; undefined, which is everyone, where none is made. */
function inAll(selections: readonly (readonly string[] | undefined)[]): string[] | undefined {
  const [first, ...others] = selections.flatMap((userIds) => (userIds ? [new Set(userIds)] : []));
  return first && [...first].filter((userId) => others.every((other) => other.has(userId)));
}
