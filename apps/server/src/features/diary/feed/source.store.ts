import type { Context } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { findDepartmentPeople } from '../../team/departments/store.ts';
import type { Reader } from '../policy.ts';
import { followedPeople, followGroupPeople } from '../reading/hooks.ts';
import type { FeedSource } from './store.ts';

/** Whose diaries someone wants to read; of all their teams where nothing narrows them. */
export type Selection = {
  readonly teamId?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly authorId?: string | undefined;
  /** A group of the reader's own. */
  readonly followGroupId?: string | undefined;
  readonly following?: true | 'true' | undefined;
};

/**
 * The teams and people of a selection, as far as its reader may know of them.
 * @throws Refusal `teamNotFound`, `departmentNotFound` or `followGroupNotFound`
 */
export async function findSource(
  ctx: Pick<Context, 'database' | 'hooks'>,
  reader: Reader,
  { teamId, departmentId, authorId, followGroupId, following }: Selection,
): Promise<Pick<FeedSource, 'teamIds' | 'authorIds'>> {
  const { db } = ctx.database;
  if (teamId !== undefined && !reader.teamIds.includes(teamId)) throw refuse('teamNotFound');
  const ofTeams = teamId === undefined ? reader.teamIds : [teamId];
  const department =
    departmentId === undefined ? null : await findDepartmentPeople(db, ofTeams, departmentId);
  if (departmentId !== undefined && !department) throw refuse('departmentNotFound');
  return {
    teamIds: department ? [department.teamId] : ofTeams,
    authorIds: inAll([
      department?.userIds,
      authorId === undefined ? undefined : [authorId],
      followGroupId === undefined ? undefined : await findGroupPeople(ctx, reader.userId, followGroupId),
      following === undefined ? undefined : await ctx.hooks.read(db, followedPeople, reader),
    ]),
  };
}

/** The people of a follow group of one's own. */
async function findGroupPeople(
  { database: { db }, hooks }: Pick<Context, 'database' | 'hooks'>,
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
