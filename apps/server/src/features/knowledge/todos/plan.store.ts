import { type Calendar, nextWorkingDay, parseDiaryDay } from '@garden/calendar';
import { and, asc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { todos } from '../../../db/schema/knowledge.ts';
import type { Context } from '../../../http/context.ts';
import { planChanges } from './rules.ts';
import type { TodoRow } from './store.ts';

/** Whose tasks a diary plans, and for which day. */
export type Plan = {
  readonly ownerId: string;
  readonly diaryId: string;
  readonly day: string;
  readonly now: Date;
  readonly newId: () => string;
};

type Planning = { readonly id: string; readonly authorId: string; readonly day: string };

/** What a diary plans is for its writer's next working day. */
export function planOf(
  { id, authorId, day }: Planning,
  calendar: Calendar,
  { random, now }: Pick<Context, 'random' | 'now'>,
): Plan {
  return {
    ownerId: authorId,
    diaryId: id,
    now,
    newId: () => random.id(),
    day: nextWorkingDay(parseDiaryDay(day), calendar),
  };
}

/** The tasks of a new diary, each text once; one that its writer has on that day already is not added again. */
export async function planTasks(tx: Transaction, plan: Plan, tasks: readonly string[]): Promise<void> {
  const { ownerId, diaryId, day, now, newId } = plan;
  if (tasks.length === 0) return;
  const there = await tx
    .select({ text: todos.text, position: todos.position })
    .from(todos)
    .where(
      and(eq(todos.ownerId, ownerId), eq(todos.kind, 'day'), eq(todos.day, day), isNull(todos.deletedAt)),
    );
  const known = new Set(there.map(({ text }) => text));
  const fresh = [...new Set(tasks)].filter((text) => !known.has(text));
  if (fresh.length === 0) return;
  const next = 1 + Math.max(-1, ...there.map(({ position }) => position));
  await tx.insert(todos).values(
    fresh.map((text, index) => ({
      id: newId(),
      ownerId,
      diaryId,
      day,
      text,
      kind: 'day' as const,
      status: 'open' as const,
      position: next + index,
      createdAt: now,
    })),
  );
}

/**
 * Follows a change of a diary: what was taken out of its plan goes, unless it is settled, and what came in is added.
 * What stayed in the plan keeps all that happened to it since.
 */
export async function replanTasks(
  tx: Transaction,
  plan: Plan,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const { added, removed } = planChanges(before, after);
  if (removed.length > 0) {
    await tx
      .delete(todos)
      .where(and(eq(todos.diaryId, plan.diaryId), eq(todos.status, 'open'), inArray(todos.text, removed)));
  }
  await planTasks(tx, plan, added);
}

/** Takes the open tasks of a diary away with it. */
export async function hidePlan(tx: Transaction, diaryId: string, now: Date): Promise<void> {
  await tx
    .update(todos)
    .set({ deletedAt: now })
    .where(and(eq(todos.diaryId, diaryId), eq(todos.status, 'open'), isNull(todos.deletedAt)));
}

/** Brings back those that went with their diary at this moment. */
export async function restorePlan(tx: Transaction, diaryId: string, hiddenAt: Date): Promise<void> {
  await tx
    .update(todos)
    .set({ deletedAt: null })
    .where(and(eq(todos.diaryId, diaryId), eq(todos.deletedAt, hiddenAt)));
}

type Asked = {
  readonly day: string;
  /** Open tasks of earlier days are asked about from this one on. */
  readonly since: string;
  /** What was settled from this moment on is still shown. */
  readonly settledSince: Date;
};

/** A to-do with the day of the diary that planned it; null where none did. */
export type PlannedTodo = TodoRow & { readonly plannedOn: string | null };

const MOST = 50;

/** The tasks of a day, and those of earlier days that nobody has settled before it. */
export async function listTasksFor(
  db: Queryable,
  ownerId: string,
  { day, since, settledSince }: Asked,
): Promise<PlannedTodo[]> {
  const leftOpen = and(
    lt(todos.day, day),
    gte(todos.day, since),
    or(eq(todos.status, 'open'), gte(todos.settledAt, settledSince)),
  );
  const rows = await db
    .select({ todo: todos, plannedOn: diaries.day })
    .from(todos)
    .leftJoin(diaries, eq(diaries.id, todos.diaryId))
    .where(
      and(
        eq(todos.ownerId, ownerId),
        eq(todos.kind, 'day'),
        isNull(todos.deletedAt),
        or(eq(todos.day, day), leftOpen),
      ),
    )
    .orderBy(asc(todos.day), asc(todos.position), asc(todos.id))
    .limit(MOST);
  return rows.map(({ todo, plannedOn }) => ({ ...todo, plannedOn }));
}
