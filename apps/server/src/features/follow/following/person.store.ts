import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { followGroupMembers, followGroups } from '../../../db/schema/follow.ts';
import { memberRemarks, teams } from '../../../db/schema/team.ts';
import { findUser } from '../../account/store.ts';
import { mine, theirs } from '../store.ts';
import { findFollowed } from './store.ts';

/** Someone as their page shows them to one reader. */
export type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly following: boolean;
  /** Teams in common, each with the reader's own note. */
  readonly teams: readonly { readonly id: string; readonly name: string; readonly remark: string | null }[];
  /** The reader's own groups that they are in. */
  readonly groupIds: readonly string[];
};

/** Someone who shares a team with the reader, or the reader themselves; else null. */
export async function findPerson(db: Database, readerId: string, userId: string): Promise<PersonRow | null> {
  const [person, followed, teams, groupIds] = await Promise.all([
    findUser(db, userId),
    findFollowed(db, readerId, [userId]),
    listTeamsInCommon(db, readerId, userId),
    listGroupsWith(db, readerId, userId),
  ]);
  if (!person || (teams.length === 0 && userId !== readerId)) return null;
  const { id, name, avatar } = person;
  return { id, name, avatar, following: followed.has(userId), teams, groupIds };
}

/** Teams that two people are in, the reader's oldest first, each with what the reader noted there. */
async function listTeamsInCommon(
  db: Database,
  readerId: string,
  userId: string,
): Promise<PersonRow['teams']> {
  return db
    .select({ id: teams.id, name: teams.name, remark: memberRemarks.remark })
    .from(mine)
    .innerJoin(theirs, and(eq(theirs.teamId, mine.teamId), isNull(theirs.leftAt)))
    .innerJoin(teams, eq(teams.id, mine.teamId))
    .leftJoin(
      memberRemarks,
      and(
        eq(memberRemarks.teamId, mine.teamId),
        eq(memberRemarks.authorId, mine.userId),
        eq(memberRemarks.userId, theirs.userId),
      ),
    )
    .where(and(eq(mine.userId, readerId), isNull(mine.leftAt), eq(theirs.userId, userId)))
    .orderBy(asc(mine.joinedAt), asc(mine.teamId));
}

async function listGroupsWith(db: Database, ownerId: string, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: followGroups.id })
    .from(followGroups)
    .innerJoin(followGroupMembers, eq(followGroupMembers.groupId, followGroups.id))
    .where(
      and(
        eq(followGroups.ownerId, ownerId),
        isNull(followGroups.deletedAt),
        eq(followGroupMembers.userId, userId),
      ),
    )
    .orderBy(asc(followGroups.createdAt), asc(followGroups.id));
  return rows.map(({ id }) => id);
}
