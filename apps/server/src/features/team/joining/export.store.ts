import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { applications, invitations, teams } from '../../../db/schema/team.ts';
import { type AccountOwner, inPages } from '../../../platform/personal-data.ts';

type Found = { readonly id: string };

/** What someone asked to join. */
export function readApplications(db: Database, userId: string) {
  const { id, message, status, createdAt, decidedAt } = applications;
  return inPages((after: Found | undefined, limit) =>
    db
      .select({ id, team: teams.name, message, status, createdAt, decidedAt })
      .from(applications)
      .innerJoin(teams, eq(teams.id, applications.teamId))
      .where(and(eq(applications.userId, userId), after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(limit),
  );
}

/** Invitations that someone sent, and those to their address. */
export function readInvitations(db: Database, person: AccountOwner) {
  const { id, email, name, invitedBy, createdAt, expiresAt } = invitations;
  const isSent = sql<boolean>`${invitedBy} = ${person.id}`;
  return inPages((after: Found | undefined, limit) =>
    db
      .select({ id, team: teams.name, email, name, sentByMe: isSent, createdAt, expiresAt })
      .from(invitations)
      .innerJoin(teams, eq(teams.id, invitations.teamId))
      .where(and(or(eq(invitedBy, person.id), eq(email, person.email)), after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(limit),
  );
}
