import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../db/open-database.ts';
import { aiDialogues } from '../../../db/schema/ai.ts';
import { todos } from '../../../db/schema/knowledge.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { type KeptDialogue, NO_DIALOGUE } from './rules.ts';

/** The dialogue of someone about a day, as far as it has come. */
export async function findDialogue(db: Queryable, ownerId: string, day: string): Promise<KeptDialogue> {
  const { turn, turns, asking, offered } = aiDialogues;
  const [found] = await db
    .select({ turn, turns, asking, offered })
    .from(aiDialogues)
    .where(and(eq(aiDialogues.ownerId, ownerId), eq(aiDialogues.day, day)));
  return found ?? NO_DIALOGUE;
}

/** What someone planned for a day and has open, what of it is done, and their open goals. */
export type Tasks = Readonly<Record<'planned' | 'done' | 'goals', readonly string[]>>;

const MOST_TASKS = 50;

/** The tasks of someone on a day, and their open goals, in their order. */
export async function listTasks(db: Database, ownerId: string, day: string): Promise<Tasks> {
  const rows = await db
    .select({ kind: todos.kind, status: todos.status, text: todos.text })
    .from(todos)
    .where(
      and(
        eq(todos.ownerId, ownerId),
        isNull(todos.deletedAt),
        or(
          and(eq(todos.kind, 'day'), eq(todos.day, day), sql`${todos.status} in ('open', 'done')`),
          and(eq(todos.kind, 'goal'), eq(todos.status, 'open')),
        ),
      ),
    )
    .orderBy(asc(todos.kind), asc(todos.day), asc(todos.position))
    .limit(MOST_TASKS);
  const texts = (kind: string, status: string) =>
    rows.filter((row) => row.kind === kind && row.status === status).map(({ text }) => text);
  return { planned: texts('day', 'open'), done: texts('day', 'done'), goals: texts('goal', 'open') };
}

type Keeping = Omit<typeof aiDialogues.$inferInsert, 'ownerId'>;

/** Keeps a step of a dialogue; where another came first, nothing is written, and it tells so. */
export async function keepDialogue(
  tx: Transaction,
  { userId: ownerId }: Authorized<{ readonly userId: string }>,
  { day, turn, ...step }: Keeping,
): Promise<boolean> {
  const written = await tx
    .insert(aiDialogues)
    .values({ ownerId, day, turn, ...step })
    .onConflictDoUpdate({
      target: [aiDialogues.ownerId, aiDialogues.day],
      set: { turn, ...step },
      setWhere: eq(aiDialogues.turn, turn - 1),
    })
    .returning({ turn: aiDialogues.turn });
  return written.length > 0;
}

type Clearing = { readonly ownerId: string; readonly day: string };

/** Forgets what was said; its count of steps goes on, so that another window does not take an old one for the newest. */
export function clearDialogue(tx: Transaction, { ownerId, day }: Authorized<Clearing>, now: Date): void {
  tx.atCommit(
    tx
      .update(aiDialogues)
      .set({ turns: [], asking: null, offered: null, turn: sql`${aiDialogues.turn} + 1`, changedAt: now })
      .where(and(eq(aiDialogues.ownerId, ownerId), eq(aiDialogues.day, day))),
  );
}
