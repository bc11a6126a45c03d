import { and, asc, eq, ilike, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { memberships } from '../../db/schema/team.ts';
import { containing } from './rules.ts';

/** A living member with what others see of them. */
const member = {
  id: users.id,
  name: users.name,
  avatar: users.avatar,
  role: memberships.role,
  joinedAt: memberships.joinedAt,
};

export type MemberRow = Pick<typeof users.$inferSelect, 'id' | 'name' | 'avatar'> &
  Pick<typeof memberships.$inferSelect, 'role' | 'joinedAt'>;

/** One living member of a team; null where they are in it no more. */
export async function findMember(db: Database, teamId: string, userId: string): Promise<MemberRow | null> {
  const [found] = await db
    .select(member)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.teamId, teamId), eq(memberships.userId, userId), isNull(memberships.leftAt)));
  return found ?? null;
}

type MemberPage = {
  /** Part of a name. */
  readonly keyword: string;
  /** The last member read: when they joined, and their id. */
  readonly after: readonly [joinedAt: string, userId: string] | undefined;
  readonly limit: number;
};

/** Living members in the order they joined. */
export async function listMembers(
  db: Database,
  teamId: string,
  { keyword, after, limit }: MemberPage,
): Promise<MemberRow[]> {
  return db
    .select(member)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.teamId, teamId),
        isNull(memberships.leftAt),
        keyword === '' ? undefined : ilike(users.name, containing(keyword)),
        after && sql`(${memberships.joinedAt}, ${memberships.userId}) > (${after[0]}, ${after[1]})`,
      ),
    )
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
    .limit(limit);
}
