import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { departmentMembers, departments, memberships } from '../../../db/schema/team.ts';

/** Someone in one of their teams. */
export type Place = { readonly teamId: string; readonly userId: string };

const keyOf = ({ teamId, userId }: Place) => `${teamId} ${userId}`;
const teamsOf = (places: readonly Place[]) => [...new Set(places.map(({ teamId }) => teamId))];
const peopleOf = (places: readonly Place[]) => [...new Set(places.map(({ userId }) => userId))];

/** The departments that some people are in, by name, in the order they were made. */
export async function listPlaces(
  db: Database,
  places: readonly Place[],
): Promise<(place: Place) => string[]> {
  if (places.length === 0) return () => [];
  const { teamId, userId } = departmentMembers;
  const rows = await db
    .select({ teamId, userId, name: departments.name })
    .from(departmentMembers)
    .innerJoin(departments, eq(departments.id, departmentMembers.departmentId))
    .where(and(inArray(teamId, teamsOf(places)), inArray(userId, peopleOf(places))))
    .orderBy(asc(departments.createdAt), asc(departments.id));
  const names = Map.groupBy(rows, keyOf);
  return (place) => (names.get(keyOf(place)) ?? []).map(({ name }) => name);
}

/** Who of some people shares their name with someone else in a team. */
export async function findDuplicateNames(
  db: Database,
  places: readonly Place[],
): Promise<(place: Place) => boolean> {
  if (places.length === 0) return () => false;
  const other = alias(users, 'other');
  const theirs = alias(memberships, 'theirs');
  const rows = await db
    .selectDistinct({ teamId: memberships.teamId, userId: users.id })
    .from(users)
    .innerJoin(memberships, and(eq(memberships.userId, users.id), isNull(memberships.leftAt)))
    .innerJoin(other, and(eq(sql`lower(${other.name})`, sql`lower(${users.name})`), ne(other.id, users.id)))
    .innerJoin(
      theirs,
      and(eq(theirs.userId, other.id), eq(theirs.teamId, memberships.teamId), isNull(theirs.leftAt)),
    )
    .where(and(inArray(users.id, peopleOf(places)), inArray(memberships.teamId, teamsOf(places))));
  const found = new Set(rows.map(keyOf));
  return (place) => found.has(keyOf(place));
}
