import { and, asc, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { aiWorks, teamWorks } from '../../../db/schema/ai.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { memberships } from '../../../db/schema/team.ts';
import type { Authorized } from '../../../http/authorize.ts';
import type { RecommendedFrom } from './recommend.task.ts';
import type { TeamWork, WorkAnswer } from './rules.ts';

const MOST_DIARIES = 40;

/** What someone has published since a day, the newest last. */
export async function listLately(
  db: Queryable,
  authorId: string,
  since: string,
): Promise<RecommendedFrom['sources']> {
  const rows = await db
    .select({ id: diaries.id, day: diaries.day, entry: diaries.sections })
    .from(diaries)
    .where(and(eq(diaries.authorId, authorId), isNull(diaries.deletedAt), gte(diaries.day, since)))
    .orderBy(desc(diaries.day))
    .limit(MOST_DIARIES);
  return rows.reverse().map((row) => ({ ...row, authorId }));
}

/** The works that teams have on their lists, the newest first. */
export async function listTeamWorks(db: Queryable, teamIds: readonly string[]): Promise<TeamWork[]> {
  const { id, title, author, sentence } = teamWorks;
  return db
    .select({ id, title, author, sentence })
    .from(teamWorks)
    .where(and(sql`${teamWorks.teamId} = any (${sql.param(teamIds)}::uuid[])`, isNull(teamWorks.deletedAt)))
    .orderBy(desc(teamWorks.createdAt), asc(teamWorks.id));
}

/** What someone said about works, by their ids, the newest first. */
export async function listAnswers(
  db: Queryable,
  userId: string,
): Promise<{ readonly work: string; readonly answer: WorkAnswer }[]> {
  const { work, answer } = aiWorks;
  return db
    .select({ work, answer })
    .from(aiWorks)
    .where(eq(aiWorks.userId, userId))
    .orderBy(desc(aiWorks.settledAt), asc(aiWorks.work));
}

type Person = { readonly userId: string };
type Settled = Pick<typeof aiWorks.$inferInsert, 'work' | 'answer' | 'settledAt'>;

/** Remembers what someone said about a work. */
export function keepAnswer(tx: Transaction, { userId }: Authorized<Person>, settled: Settled): void {
  const { work: _, ...set } = settled;
  tx.atCommit(
    tx
      .insert(aiWorks)
      .values({ userId, ...settled })
      .onConflictDoUpdate({ target: [aiWorks.userId, aiWorks.work], set }),
  );
}

/** Forgets that they said anything about it. */
export function forgetAnswer(tx: Transaction, { userId }: Authorized<Person>, work: string): void {
  tx.atCommit(tx.delete(aiWorks).where(and(eq(aiWorks.userId, userId), eq(aiWorks.work, work))));
}

/** How many works a team has on its list. */
export async function countTeamWorks(db: Queryable, teamId: string): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(teamWorks)
    .where(and(eq(teamWorks.teamId, teamId), isNull(teamWorks.deletedAt)));
  return found?.total ?? 0;
}

export function insertTeamWork(tx: Transaction, work: Authorized<typeof teamWorks.$inferInsert>): void {
  tx.atCommit(tx.insert(teamWorks).values(work));
}

/** A work of a team of someone’s, on its list or off it, with their role there; held until the transaction ends. */
export async function lockTeamWork(tx: Transaction, id: string, userId: string) {
  const [found] = await tx
    .select({ work: teamWorks, role: memberships.role })
    .from(teamWorks)
    .innerJoin(memberships, eq(memberships.teamId, teamWorks.teamId))
    .where(and(eq(teamWorks.id, id), eq(memberships.userId, userId), isNull(memberships.leftAt)))
    .for('update');
  return found ?? null;
}

/** Takes a work off its list since an instant, or puts it back with null. */
export function hideTeamWork(
  tx: Transaction,
  { id }: Authorized<typeof teamWorks.$inferSelect>,
  at: Date | null,
): void {
  tx.atCommit(
    tx
      .update(teamWorks)
      .set({ deletedAt: at })
      .where(inArray(teamWorks.id, [id])),
  );
}
