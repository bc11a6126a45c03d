import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/open-database.ts';
import { memberships } from '../../db/schema/team.ts';
import { administers } from '../team/policy.ts';
import type { Participant } from './policy.ts';

/** The signed-in person, by one query. */
export async function findParticipant(db: Database | Transaction, userId: string): Promise<Participant> {
  const own = await db
    .select({ teamId: memberships.teamId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isNull(memberships.leftAt)))
    .orderBy(asc(memberships.joinedAt), asc(memberships.teamId));
  return {
    userId,
    teamIds: own.map(({ teamId }) => teamId),
    moderates: own.filter(({ role }) => administers(role)).map(({ teamId }) => teamId),
  };
}
