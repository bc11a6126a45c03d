import { and, desc, eq, gt, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { departments, invitations, memberships, teams } from '../../../db/schema/team.ts';
import { hashToken } from '../../account/rules.ts';
import { personColumns } from '../../account/store.ts';
import { foundObject } from '../../notice/objects/hooks.ts';
import { isInviting } from './inviter.store.ts';

/** An invitation that can be accepted, with what it says. */
export type OpenInvitation = {
  readonly id: string;
  /** Null for a personal link. */
  readonly email: string | null;
  readonly name: string | null;
  /** Null before its mail is written. */
  readonly tokenHash: string | null;
  readonly team: Pick<typeof teams.$inferSelect, 'id' | 'name' | 'avatar' | 'memberCount'>;
  readonly inviter: Pick<typeof users.$inferSelect, 'id' | 'name' | 'avatar'>;
  readonly hasAccount: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Invitations that can be accepted: not over, to a team that has not ended, from someone who may invite to it. */
async function listOpen(db: Queryable, now: Date, isMeant: SQL | undefined): Promise<OpenInvitation[]> {
  return db
    .select({
      id: invitations.id,
      email: invitations.email,
      name: invitations.name,
      tokenHash: invitations.tokenHash,
      team: { id: teams.id, name: teams.name, avatar: teams.avatar, memberCount: teams.memberCount },
      inviter: personColumns(users),
      hasAccount: sql<boolean>`exists (select from ${users} as known where known.email = ${invitations.email})`,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(teams, and(eq(teams.id, invitations.teamId), isNull(teams.deletedAt)))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .innerJoin(memberships, and(isInviting, eq(memberships.teamId, invitations.teamId)))
    .where(and(isMeant, gt(invitations.expiresAt, now)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));
}

/** The invitations to the address of someone's account. */
export async function listOwnInvitations(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<OpenInvitation[]> {
  const address = sql`(select self.email from ${users} as self where self.id = ${userId})`;
  return listOpen(db, now, sql`${invitations.email} = ${address}`);
}

/** The invitation of a link. */
export async function findByToken(db: Queryable, token: string, now: Date): Promise<OpenInvitation | null> {
  const [found] = await listOpen(db, now, eq(invitations.tokenHash, hashToken(token)));
  return found ?? null;
}

/** The last invitation read: when it was made, and its id. */
type InvitedPage = {
  readonly after: readonly [createdAt: string, id: string] | undefined;
  readonly limit: number;
  readonly now: Date;
};

/** Someone who is invited to a team. */
export type InvitedRow = {
  readonly id: string;
  /** Null for a personal link. */
  readonly email: string | null;
  readonly name: string | null;
  readonly department: string | null;
  readonly inviter: Pick<typeof users.$inferSelect, 'id' | 'name' | 'avatar'>;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

/** Who is invited to a team and has not answered, the newest first. */
export async function listInvited(
  db: Database,
  teamId: string,
  { after, limit, now }: InvitedPage,
): Promise<InvitedRow[]> {
  return db
    .select({
      id: invitations.id,
      email: invitations.email,
      name: invitations.name,
      department: departments.name,
      inviter: personColumns(users),
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(departments, eq(departments.id, invitations.departmentId))
    .where(
      and(
        eq(invitations.teamId, teamId),
        gt(invitations.expiresAt, now),
        after &&
          sql`(${invitations.createdAt}, ${invitations.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit);
}

/** What a notice shows of an invitation that waits: a subselect. */
export function selectNoticedInvitation(id: SQLWrapper): SQL {
  return sql`select ${foundObject({})} from ${invitations} where ${invitations.id} = ${id}`;
}
