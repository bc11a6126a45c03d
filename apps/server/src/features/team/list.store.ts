import { and, asc, eq, gt, ilike, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/open-database.ts';
import { users } from '../../db/schema/account.ts';
import { memberships, teams } from '../../db/schema/team.ts';
import type { MemberRow } from './members.store.ts';
import { containing, PREVIEW_SIZE } from './rules.ts';
import type { TeamRow } from './store.ts';

/** A team as one of its members sees it, with the first to join. */
export type OwnTeam = {
  readonly team: TeamRow;
  readonly role: MemberRow['role'];
  readonly members: readonly MemberRow[];
};

/** Somebody's teams, oldest membership first, or one of them: teams and members by one query. */
export async function listTeams(db: Database, userId: string, teamId?: string): Promise<OwnTeam[]> {
  const own = alias(memberships, 'own');
  const preview = db
    .select({
      id: users.id,
      name: users.name,
      avatar: users.avatar,
      role: sql<MemberRow['role']>`${memberships.role}`.as('member_role'),
      joinedAt: sql<Date>`${memberships.joinedAt}`.mapWith(memberships.joinedAt).as('member_since'),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.teamId, teams.id), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.userId))
    .limit(PREVIEW_SIZE)
    .as('preview');
  const rows = await db
    .select({
      team: teams,
      role: own.role,
      member: {
        id: preview.id,
        name: preview.name,
        avatar: preview.avatar,
        role: preview.role,
        joinedAt: preview.joinedAt,
      },
    })
    .from(own)
    .innerJoin(teams, eq(teams.id, own.teamId))
    .innerJoinLateral(preview, sql`true`)
    .where(
      and(
        eq(own.userId, userId),
        isNull(own.leftAt),
        teamId === undefined ? undefined : eq(teams.id, teamId),
      ),
    )
    .orderBy(asc(own.joinedAt), asc(teams.id), asc(preview.joinedAt), asc(preview.id));
  return [...Map.groupBy(rows, ({ team }) => team.id).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, members: [first, ...others].map(({ member }) => member) }] : [],
  );
}

/** One of somebody's teams. */
export async function findTeam(db: Database, userId: string, teamId: string): Promise<OwnTeam | null> {
  const [found] = await listTeams(db, userId, teamId);
  return found ?? null;
}

export type FoundTeam = Pick<TeamRow, 'id' | 'name' | 'avatar' | 'memberCount'>;
type TeamSearch = { readonly keyword: string; readonly after: string | undefined; readonly limit: number };

/** Teams whose name holds the keyword, or whose invite code it is; the oldest first. */
export async function searchTeams(db: Database, { keyword, after, limit }: TeamSearch): Promise<FoundTeam[]> {
  return db
    .select({ id: teams.id, name: teams.name, avatar: teams.avatar, memberCount: teams.memberCount })
    .from(teams)
    .where(
      and(
        or(ilike(teams.name, containing(keyword)), eq(teams.inviteCode, keyword.toUpperCase())),
        after === undefined ? undefined : gt(teams.id, after),
      ),
    )
    .orderBy(asc(teams.id))
    .limit(limit);
}
