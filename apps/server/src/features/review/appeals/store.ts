import type { Grade } from '@garden/contract';
import { and, asc, desc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { appeals, diaryScores, scoreCatchUp } from '../../../db/schema/review.ts';
import { memberships, teams } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { personColumns } from '../../account/store.ts';
import { awaitsCare, supervisorsOf } from '../../team/departments/store.ts';
import type { Membership } from '../../team/store.ts';
import type { MembershipColumns } from '../../team/teams/hooks.ts';
import { touchMonths } from '../scores/months.store.ts';
import { isScoredIn } from '../store.ts';
import type { Settlers } from './policy.ts';

type Stored = typeof appeals.$inferSelect;
type Person = { readonly id: string; readonly name: string; readonly avatar: string | null };

/** An appeal with what both sides are shown of it, and who could settle it. */
export type AppealRow = Settlers & {
  readonly appeal: Stored;
  readonly day: string;
  /** The diary's version now. */
  readonly version: number;
  readonly author: Person;
  readonly settler: Person | null;
};

const settler = alias(users, 'settler');

/** Who could settle what someone asks for in a team. */
const settlers = (teamId: SQLWrapper, authorId: SQLWrapper) => ({
  authorId: sql<string>`${authorId}`,
  supervisorIds: sql<string[]>`array(select cares.user_id from ${supervisorsOf(teamId, authorId)} as cares)`,
  adminIds: sql<string[]>`array(
    select runs.user_id from ${memberships} as runs
    where runs.team_id = ${teamId} and runs.role <> 'member' and runs.sees_from is null and runs.left_at is null
      and not ${awaitsCare(teamId, authorId)}
  )`,
});

/** Whether anyone could settle what someone asks for in a team: an owner may be alone there. */
export const hasSettler = (teamId: SQLWrapper, authorId: SQLWrapper): SQL<boolean> => sql<boolean>`(
  exists (
    select from ${memberships} as runs
    where runs.team_id = ${teamId} and runs.role <> 'member' and runs.left_at is null and runs.user_id <> ${authorId}
  )
  or exists (select from ${supervisorsOf(teamId, authorId)} as cares where cares.user_id <> ${authorId})
  or ${awaitsCare(teamId, authorId)}
)`;

const appealColumns = {
  appeal: appeals,
  day: diaries.day,
  version: diaries.version,
  author: personColumns(users),
  settler: personColumns(settler),
  ...settlers(appeals.teamId, appeals.authorId),
};

function selectAppeals(db: Queryable) {
  return db
    .select(appealColumns)
    .from(appeals)
    .innerJoin(diaries, and(eq(diaries.id, appeals.diaryId), isNull(diaries.deletedAt)))
    .innerJoin(users, eq(users.id, appeals.authorId))
    .leftJoin(settler, eq(settler.id, appeals.settlerId))
    .$dynamic();
}

const OWN_MOST = 20;

/** Someone's own appeals, the newest first, with what else is asked of them; by one query. */
export async function listOwnAppeals<Facts extends Readonly<Record<string, SQL>>>(
  db: Queryable,
  authorId: string,
  facts: Facts,
) {
  const rows = await db
    .select({ ...appealColumns, facts })
    .from(users)
    .leftJoin(appeals, eq(appeals.authorId, users.id))
    .leftJoin(diaries, and(eq(diaries.id, appeals.diaryId), isNull(diaries.deletedAt)))
    .leftJoin(settler, eq(settler.id, appeals.settlerId))
    .where(eq(users.id, authorId))
    .orderBy(desc(appeals.createdAt), desc(appeals.id))
    .limit(OWN_MOST);
  return { facts: rows[0]?.facts, appeals: rows.flatMap(readAppeal) };
}

type Joined = Settlers & {
  readonly appeal: Stored | null;
  readonly day: string | null;
  readonly version: number | null;
  readonly author: Person | null;
  readonly settler: Person | null;
};

/** The appeal of a row that may have none. */
function readAppeal({ appeal, day, version, author, ...rest }: Joined): AppealRow[] {
  const { authorId, supervisorIds, adminIds, settler: by } = rest;
  if (!appeal || day === null || version === null || !author) return [];
  return [{ appeal, day, version, author, authorId, supervisorIds, adminIds, settler: by }];
}

/** The appeal of a diary. */
export async function findAppealOf(db: Queryable, diaryId: string): Promise<AppealRow | null> {
  const [found] = await selectAppeals(db).where(eq(appeals.diaryId, diaryId));
  return found ?? null;
}

/** Appeals of a team that wait for one of its members. */
function waitingFor({ teamId, userId, sight }: MembershipColumns, what: SQL): SQL {
  const supervisors = supervisorsOf(sql.raw('waits.team_id'), sql.raw('waits.author_id'));
  return sql`(
    select ${what}
    from ${appeals} as waits
    join ${diaries} as asked on asked.id = waits.diary_id and asked.deleted_at is null
    join ${diaryScores} as worth on worth.diary_id = waits.diary_id
    join ${teams} as scoring on scoring.id = waits.team_id
    where waits.team_id = ${teamId} and waits.settled_at is null and waits.author_id <> ${userId}
      and waits.team_id = any (asked.team_ids) and worth.score is not null
      and ${isScoredIn({ id: sql.raw('scoring.id'), rules: sql.raw('scoring.rules') }, sql.raw('waits.author_id'))}
      and case when exists (select from ${supervisors} as cares where cares.user_id <> waits.author_id)
        then exists (select from ${supervisors} as cares where cares.user_id = ${userId})
        else ${sight} <> 'member' and not ${awaitsCare(sql.raw('waits.team_id'), sql.raw('waits.author_id'))} end
  )`;
}

/** How many appeals of a team wait for one of its members, as a column. */
export const countToSettle = (of: MembershipColumns): SQL<number> =>
  sql<number>`${waitingFor(of, sql`count(*)::int`)}`;

const OPEN_MOST = 200;

/** Whether the diary of an appeal is there, and still read by the team that was asked. */
const isStillRead = sql`${diaries.deletedAt} is null and ${appeals.teamId} = any (${diaries.teamIds})`;

/** An open appeal with what its diary is worth now. */
export type OpenAppealRow = AppealRow & {
  readonly worth: {
    readonly score: number;
    readonly grade: Grade;
    readonly breakdown: (typeof diaryScores.$inferSelect)['breakdown'];
  };
};

type OpenAppeals = {
  readonly open: OpenAppealRow[];
  readonly team: { readonly createdAt: Date };
  readonly catchUp: Pick<typeof scoreCatchUp.$inferSelect, 'total' | 'done' | 'finishedAt'>;
};

/**
 * What waits in a team for another look by one of its members, the oldest first, but for diaries that have lost their score
 * meanwhile, that the team no longer reads, or whose author it no longer scores; and how far the scoring of old diaries has
 * come. What waits for others, or for no one any more, takes no place of the page.
 */
export async function listOpenAppeals(
  db: Queryable,
  { teamId, userId, sight }: Pick<Membership, 'teamId' | 'userId' | 'sight'>,
): Promise<OpenAppeals> {
  const reader = { teamId: sql`${teamId}::uuid`, userId: sql`${userId}::uuid`, sight: sql`${sight}::text` };
  const { total, done, finishedAt } = scoreCatchUp;
  const { score, grade, breakdown } = diaryScores;
  const rows = await db
    .select({
      ...appealColumns,
      worth: { score, grade, breakdown },
      catchUp: { total, done, finishedAt },
      team: { createdAt: teams.createdAt },
    })
    .from(scoreCatchUp)
    .innerJoin(teams, eq(teams.id, teamId))
    .leftJoin(appeals, sql`${appeals.id} in ${waitingFor(reader, sql`waits.id`)}`)
    .leftJoin(diaries, and(eq(diaries.id, appeals.diaryId), isNull(diaries.deletedAt)))
    .leftJoin(diaryScores, eq(diaryScores.diaryId, diaries.id))
    .leftJoin(users, eq(users.id, appeals.authorId))
    .leftJoin(settler, eq(settler.id, appeals.settlerId))
    .orderBy(asc(appeals.createdAt), asc(appeals.id))
    .limit(OPEN_MOST);
  const [first] = rows;
  if (!first) throw new Error('the catching up with old diaries has no row');
  const open = rows.flatMap(({ worth, ...row }) => {
    if (!worth || worth.score === null || worth.grade === null) return [];
    const { score: total, grade: letter } = worth;
    return readAppeal(row).map((appeal) => ({
      ...appeal,
      worth: { ...worth, score: total, grade: letter },
    }));
  });
  return { open, team: first.team, catchUp: first.catchUp };
}

/** A diary as far as an appeal depends on it. */
export type Appealed = {
  readonly id: string;
  readonly authorId: string;
  readonly teamIds: readonly string[];
  readonly day: string;
  readonly version: number;
  readonly publishedAt: Date;
  /** Null of a diary without a score, and of a plain grape. */
  readonly score: { readonly score: number; readonly grade: Grade } | null;
  /** Whether its author has appealed that day before, of whichever diary. */
  readonly appealed: boolean;
};

/** A diary that is not hidden, held until the transaction ends. */
export async function lockAppealed(tx: Transaction, diaryId: string): Promise<Appealed | null> {
  const { id, authorId, teamIds, day, version, publishedAt } = diaries;
  const [found] = await tx
    .select({
      id,
      authorId,
      teamIds,
      day,
      version,
      publishedAt,
      score: sql<Appealed['score']>`(
        select json_build_object('score', worth.score, 'grade', worth.grade)
        from ${diaryScores} as worth where worth.diary_id = ${diaries}.id and worth.score is not null
      )`,
      appealed: sql<boolean>`exists (
        select from ${appeals} as asked
        where asked.author_id = ${diaries}.author_id and asked.day = ${diaries}.day
      )`,
    })
    .from(diaries)
    .where(and(eq(id, diaryId), isNull(diaries.deletedAt)))
    .for('update');
  return found ?? null;
}

/** Of each team that reads a diary and that its author is in, the one they have been in longest first: who could settle. */
export async function listSettlers(
  db: Queryable,
  diaryId: string,
): Promise<(Settlers & { readonly teamId: string; readonly scores: boolean; readonly settles: boolean })[]> {
  return db
    .select({
      teamId: memberships.teamId,
      scores: isScoredIn(teams, memberships.userId),
      settles: hasSettler(memberships.teamId, memberships.userId),
      ...settlers(memberships.teamId, memberships.userId),
    })
    .from(diaries)
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, diaries.authorId),
        sql`${memberships.teamId} = any (${diaries.teamIds})`,
        isNull(memberships.leftAt),
      ),
    )
    .innerJoin(teams, eq(teams.id, memberships.teamId))
    .where(eq(diaries.id, diaryId))
    .orderBy(asc(memberships.joinedAt), asc(memberships.teamId));
}

export type NewAppeal = Pick<
  Stored,
  | 'id'
  | 'diaryId'
  | 'teamId'
  | 'authorId'
  | 'day'
  | 'reason'
  | 'scoreBefore'
  | 'gradeBefore'
  | 'version'
  | 'createdAt'
>;

export function insertAppeal(tx: Transaction, appeal: Authorized<NewAppeal>): void {
  tx.atCommit(tx.insert(appeals).values(appeal));
}

/**
 * An appeal with its diary's score, both held until the transaction ends; and whether its team scores the author still. Null
 * as well where the team no longer reads the diary, or it is worth nothing.
 */
export async function lockAppeal(
  tx: Transaction,
  appealId: string,
): Promise<(AppealRow & { readonly score: number; readonly scored: boolean }) | null> {
  const [found] = await tx
    .select({ ...appealColumns, score: diaryScores.score, scored: isScoredIn(teams, appeals.authorId) })
    .from(appeals)
    .innerJoin(diaries, and(eq(diaries.id, appeals.diaryId), isStillRead))
    .innerJoin(teams, eq(teams.id, appeals.teamId))
    .innerJoin(users, eq(users.id, appeals.authorId))
    .innerJoin(diaryScores, eq(diaryScores.diaryId, appeals.diaryId))
    .leftJoin(settler, eq(settler.id, appeals.settlerId))
    .where(eq(appeals.id, appealId))
    .for('update', { of: [appeals, diaries] });
  return found && found.score !== null ? { ...found, score: found.score } : null;
}

export type Settlement = Required<
  Pick<Stored, 'settlerId' | 'answer' | 'scoreAfter' | 'gradeAfter' | 'changed' | 'settledAt'>
>;

/**
 * Puts on record how an appeal was settled; another score counts from now on in its team, and the month is looked at again
 * where it is over.
 */
export function settleAppeal(
  tx: Transaction,
  { appeal, day }: Authorized<AppealRow>,
  settlement: Settlement,
  now: Date,
): void {
  const holds = settlement.changed === true;
  tx.atCommit(
    tx
      .update(appeals)
      .set({ ...settlement, holds })
      .where(eq(appeals.id, appeal.id)),
  );
  if (holds) touchMonths(tx, appeal.authorId, [day], now);
}
