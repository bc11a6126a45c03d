import { and, arrayOverlaps, asc, eq, exists, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/open-database.ts';
import { users } from '../../../db/schema/account.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { todos } from '../../../db/schema/knowledge.ts';
import type { Authorized } from '../../../http/authorize.ts';
import { ownRows } from '../../../http/own-rows.ts';

export const ownTodos = ownRows(todos, 'todoNotFound');

export type TodoRow = typeof todos.$inferSelect;
export type TodoChanges = Partial<Pick<TodoRow, 'text' | 'status' | 'progress' | 'day' | 'settledAt'>>;

/** Where a to-do stands in its owner's list. */
export type TodoKey = readonly [kind: TodoRow['kind'], day: string, position: string, id: string];

type Wanted = {
  readonly kind?: TodoRow['kind'] | undefined;
  readonly status?: TodoRow['status'] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly after: TodoKey | undefined;
  readonly limit: number;
};

/** Someone's to-dos by day, then their goals by due date. */
export async function listTodos(
  db: Database,
  ownerId: string,
  { kind, status, from, to, after, limit }: Wanted,
  readers?: readonly string[],
): Promise<TodoRow[]> {
  return db
    .select()
    .from(todos)
    .where(
      and(
        eq(todos.ownerId, ownerId),
        isNull(todos.deletedAt),
        kind && eq(todos.kind, kind),
        status && eq(todos.status, status),
        from === undefined ? undefined : gte(todos.day, from),
        to === undefined ? undefined : lte(todos.day, to),
        readers && isReadBy(db, readers),
        after &&
          sql`(${todos.kind}, ${todos.day}, ${todos.position}, ${todos.id})
            > (${after[0]}, ${after[1]}::date, ${after[2]}::int, ${after[3]}::uuid)`,
      ),
    )
    .orderBy(asc(todos.kind), asc(todos.day), asc(todos.position), asc(todos.id))
    .limit(limit);
}

/** Not planned in a diary, or in one that one of these teams reads. */
function isReadBy(db: Database, teamIds: readonly string[]) {
  const shared = db
    .select({ id: diaries.id })
    .from(diaries)
    .where(
      and(
        eq(diaries.id, todos.diaryId),
        isNull(diaries.deletedAt),
        arrayOverlaps(diaries.teamIds, [...teamIds]),
      ),
    );
  return or(isNull(todos.diaryId), exists(shared));
}

/** Lets no one else reorder the to-dos of a person until the transaction ends. */
export async function lockOrder(tx: Transaction, ownerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update');
}

export type NewTodo = Pick<TodoRow, 'id' | 'ownerId' | 'kind' | 'text' | 'day' | 'createdAt'>;

/** Adds a to-do below the others of its day. */
export async function insertTodo(db: Database, todo: NewTodo): Promise<TodoRow> {
  const below = db
    .select({ next: sql`coalesce(max(${todos.position}) + 1, 0)` })
    .from(todos)
    .where(and(eq(todos.ownerId, todo.ownerId), eq(todos.kind, todo.kind), eq(todos.day, todo.day)));
  const [added] = await db
    .insert(todos)
    .values({ ...todo, status: 'open', position: sql`(${below})` })
    .returning();
  if (!added) throw new Error('the to-do was not added');
  return added;
}

/** Adds tasks of a person, each for its own day and below the others there; one that is there already is not added twice. */
export function insertTasks(tx: Transaction, tasks: Authorized<readonly Omit<NewTodo, 'kind'>[]>): void {
  if (tasks.length === 0) return;
  const rows = JSON.stringify(tasks.map((task, place) => ({ ...task, place })));
  tx.atCommit(
    tx.insert(todos).select(sql`
      select task.id, task."ownerId", 'day', task.text, task.day, 'open', 0,
        coalesce((
          select max(there.position) from ${todos} as there
          where there.owner_id = task."ownerId" and there.kind = 'day' and there.day = task.day
        ), -1) + 1 + task.place,
        null::uuid, task."createdAt", null::timestamptz, null::timestamptz
      from jsonb_to_recordset(${rows}::jsonb)
        as task (id uuid, "ownerId" uuid, text text, day date, "createdAt" timestamptz, place int)
      where not exists (
        select from ${todos} as same
        where same.owner_id = task."ownerId" and same.kind = 'day' and same.day = task.day
          and same.text = task.text and same.deleted_at is null
      )`),
  );
}

/** The others of its day, in their order and held until the transaction ends. */
export async function lockOfSameDay(tx: Transaction, todo: TodoRow): Promise<TodoRow[]> {
  return tx
    .select()
    .from(todos)
    .where(
      and(
        eq(todos.ownerId, todo.ownerId),
        eq(todos.kind, todo.kind),
        eq(todos.day, todo.day),
        isNull(todos.deletedAt),
      ),
    )
    .orderBy(asc(todos.position), asc(todos.id))
    .for('update');
}

/** Gives to-dos the places that they have in the list. */
export async function arrangeTodos(tx: Transaction, ordered: readonly TodoRow[]): Promise<void> {
  const moved = ordered
    .map(({ id, position }, place) => ({ id, position, place }))
    .filter(({ position, place }) => position !== place);
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  const places = moved.map(({ place }) => place);
  await tx.execute(sql`
    update ${todos} set position = moved.place
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(places)}::int[]) as moved (id, place)
    where ${todos.id} = moved.id`);
}

/** Whether someone's teams see their to-dos. */
export async function findOpening(db: Database, userId: string): Promise<boolean> {
  const [found] = await db.select({ open: users.todosOpen }).from(users).where(eq(users.id, userId));
  return found?.open ?? false;
}
