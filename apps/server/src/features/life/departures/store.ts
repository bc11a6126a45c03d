import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { departurePatterns, departureVersions } from '../../../db/schema/newcomers.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { type Membership, membershipColumns } from '../../team/store.ts';

export type Pattern = typeof departurePatterns.$inferSelect;
export type PatternVersion = typeof departureVersions.$inferSelect;
type Texts = Pick<Pattern, 'title' | 'reasons' | 'helped' | 'signs'>;

type PatternPage = {
  /** The last one read: when it changed, and its id. */
  readonly after: readonly [updatedAt: string, patternId: string] | undefined;
  readonly limit: number;
};

const living = isNull(departurePatterns.deletedAt);

/** The patterns of a team, the latest changed first. */
export async function listPatterns(
  db: Database,
  teamId: string,
  { after, limit }: PatternPage,
): Promise<Pattern[]> {
  const { updatedAt, id } = departurePatterns;
  return db
    .select()
    .from(departurePatterns)
    .where(
      and(
        eq(departurePatterns.teamId, teamId),
        living,
        after && sql`(${updatedAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit);
}

export type SignedPattern = Pick<Pattern, 'id' | 'title' | 'helped' | 'signs' | 'version'> & {
  readonly team: { readonly id: string; readonly name: string };
};

/** The patterns of some teams that have signs to look for, by team and title. */
export async function listSignedPatterns(db: Database, teamIds: readonly string[]): Promise<SignedPattern[]> {
  const { id, title, helped, version } = departurePatterns;
  return db
    .select({
      ...{ id, title, helped, version },
      signs: departurePatterns.signs,
      team: { id: teams.id, name: teams.name },
    })
    .from(departurePatterns)
    .innerJoin(teams, and(eq(teams.id, departurePatterns.teamId), isNull(teams.deletedAt)))
    .where(
      and(
        sql`${departurePatterns.teamId} = any (${sql.param(teamIds)}::uuid[])`,
        living,
        sql`cardinality(${departurePatterns.signs}) > 0`,
      ),
    )
    .orderBy(teams.name, title, id);
}

/** How many patterns a team has. */
export async function countPatterns(tx: Transaction, teamId: string): Promise<number> {
  const [found] = await tx
    .select({ patterns: count() })
    .from(departurePatterns)
    .where(and(eq(departurePatterns.teamId, teamId), living));
  return found?.patterns ?? 0;
}

/** The team of a pattern that is of one of some teams; null where there is none. */
export async function findPatternTeam(
  db: Database,
  patternId: string,
  teamIds: readonly string[],
): Promise<string | null> {
  const [found] = await db
    .select({ teamId: departurePatterns.teamId })
    .from(departurePatterns)
    .where(
      and(
        eq(departurePatterns.id, patternId),
        living,
        sql`${departurePatterns.teamId} = any (${sql.param(teamIds)}::uuid[])`,
      ),
    );
  return found?.teamId ?? null;
}

type VersionPage = {
  /** The last one read. */
  readonly before: number | undefined;
  readonly limit: number;
};

/** What a pattern said before, the newest first. */
export async function listVersions(
  db: Database,
  patternId: string,
  { before, limit }: VersionPage,
): Promise<PatternVersion[]> {
  return db
    .select()
    .from(departureVersions)
    .where(
      and(
        eq(departureVersions.patternId, patternId),
        before === undefined ? undefined : lt(departureVersions.version, before),
      ),
    )
    .orderBy(desc(departureVersions.version))
    .limit(limit);
}

/**
 * A pattern, hidden or not, with someone's membership of its team; both held until the transaction ends. Null where they are
 * in no such team, or there is no such pattern.
 */
export async function lockPattern(
  tx: Transaction,
  patternId: string,
  userId: string,
): Promise<{ pattern: Pattern; membership: Membership } | null> {
  const teamOf = sql`(select kept.team_id from ${departurePatterns} as kept where kept.id = ${patternId})`;
  const [[membership], [pattern]] = await Promise.all([
    tx
      .select(membershipColumns)
      .from(memberships)
      .where(
        and(
          eq(memberships.userId, userId),
          isNull(memberships.leftAt),
          sql`${memberships.teamId} = ${teamOf}`,
        ),
      )
      .for('update'),
    tx.select().from(departurePatterns).where(eq(departurePatterns.id, patternId)).for('update'),
  ]);
  return membership && pattern ? { pattern, membership } : null;
}

/** Adds a pattern, with the commit. */
export function insertPattern(tx: Transaction, pattern: Authorized<Omit<Pattern, 'deletedAt'>>): void {
  tx.atCommit(tx.insert(departurePatterns).values(pattern));
}

/** Gives a pattern its next version, with the commit; what it said before is kept. */
export function changePattern(
  tx: Transaction,
  { id, version, title, reasons, helped, signs, updatedAt }: Authorized<Pattern>,
  changed: Texts & Pick<Pattern, 'version' | 'updatedAt'>,
): void {
  const before = { patternId: id, version, title, reasons, helped, signs, writtenAt: updatedAt };
  tx.atCommit(tx.insert(departureVersions).values(before));
  tx.atCommit(tx.update(departurePatterns).set(changed).where(eq(departurePatterns.id, id)));
}

/** Deletes a pattern with the commit, or restores it with null. */
export function hidePattern(tx: Transaction, { id }: Authorized<Pattern>, deletedAt: Date | null): void {
  tx.atCommit(tx.update(departurePatterns).set({ deletedAt }).where(eq(departurePatterns.id, id)));
}
