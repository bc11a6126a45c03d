import { and, asc, desc, eq, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open-database.ts';
import { curiosities, curiosityAnswers, mistakes, todos } from '../../../db/schema/knowledge.ts';

/** More goals and mistakes than these are left out, the oldest ones. */
const MOST = 300;

export type Reached = { readonly id: string; readonly text: string; readonly at: Date | null };

/** The goals that someone reached, the newest first. */
export async function listGoalsReached(db: Database, ownerId: string): Promise<Reached[]> {
  return db
    .select({ id: todos.id, text: todos.text, at: todos.settledAt })
    .from(todos)
    .where(
      and(
        eq(todos.ownerId, ownerId),
        eq(todos.kind, 'goal'),
        eq(todos.status, 'done'),
        isNull(todos.deletedAt),
        isNotNull(todos.settledAt),
      ),
    )
    .orderBy(desc(todos.settledAt), desc(todos.id))
    .limit(MOST);
}

export type Outgrown = { readonly id: string; readonly text: string; readonly day: string | null };

/** The mistakes that rest since they did not happen again, the newest first. */
export async function listOutgrown(db: Database, ownerId: string): Promise<Outgrown[]> {
  return db
    .select({ id: mistakes.id, text: mistakes.text, day: mistakes.outgrownOn })
    .from(mistakes)
    .where(and(eq(mistakes.ownerId, ownerId), isNull(mistakes.deletedAt), isNotNull(mistakes.outgrownOn)))
    .orderBy(desc(mistakes.outgrownOn), desc(mistakes.id))
    .limit(MOST);
}

export type FirstQuestion = { readonly id: string; readonly text: string; readonly day: string };

/** The first question that someone asked. */
export async function findFirstAsked(db: Database, userId: string): Promise<FirstQuestion | null> {
  const { id, question, day } = curiosities;
  const [found] = await db
    .select({ id, text: question, day })
    .from(curiosities)
    .where(and(eq(curiosities.askerId, userId), isNull(curiosities.deletedAt)))
    .orderBy(asc(curiosities.createdAt), asc(id))
    .limit(1);
  return found ?? null;
}

/** The first question that someone answered, by the day in its team, while one of their teams reads it. */
export async function findFirstAnswered(
  db: Database,
  userId: string,
  teamIds: readonly string[],
): Promise<FirstQuestion | null> {
  const { id, question } = curiosities;
  const [found] = await db
    .select({ id, text: question, day: min(curiosityAnswers.day) })
    .from(curiosityAnswers)
    .innerJoin(curiosities, eq(id, curiosityAnswers.curiosityId))
    .where(
      and(
        eq(curiosityAnswers.userId, userId),
        isNull(curiosities.deletedAt),
        sql`${curiosityAnswers.teamId} = any (${sql.param(teamIds)}::uuid[])`,
      ),
    )
    .groupBy(id)
    .orderBy(asc(min(curiosityAnswers.day)), asc(id))
    .limit(1);
  return found && found.day !== null ? { ...found, day: found.day } : null;
}

/** The first question that was solved by someone’s answer, while one of their teams reads it. */
export async function findFirstSolved(
  db: Database,
  userId: string,
  teamIds: readonly string[],
): Promise<Reached | null> {
  const { id, question, solvedAt } = curiosities;
  const [found] = await db
    .select({ id, text: question, at: solvedAt })
    .from(curiosities)
    .where(
      and(
        eq(curiosities.solverId, userId),
        isNull(curiosities.deletedAt),
        isNotNull(solvedAt),
        sql`${curiosities.teamIds} && ${sql.param(teamIds)}::uuid[]`,
      ),
    )
    .orderBy(asc(solvedAt), asc(id))
    .limit(1);
  return found ?? null;
}
