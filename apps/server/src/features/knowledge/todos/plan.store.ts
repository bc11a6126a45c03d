import { type Calendar, nextWorkingDay, parseDiaryDay } from '@garden/calendar';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/open-database.ts';
import { diaries } from '../../../db/schema/diary.ts';
import { todos } from '../../../db/schema/knowledge.ts';
import { selectRows } from '../../../db/select-rows.ts';
import { type Params, statement } from '../../../db/statement.ts';
import type { Context } from '../../../http/context.ts';
import type { Task, TaskColumns } from '../../diary/writing/hooks.ts';
import { ASKED_DAYS, planChanges } from './rules.ts';

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

/** Tasks that a diary plans, each text once; one that its writer has on that day already is not added again. */
export function planTasks(tx: Transaction, plan: Plan, tasks: readonly string[]): void {
  if (tasks.length === 0) return;
  const { newId, ...values } = plan;
  const texts = [...new Set(tasks)];
  tx.atCommit(insertTasks(tx, { ...values, texts, ids: texts.map(newId) }));
}

const insertTasks = statement('plan_tasks', (db, of: Params<NewTasks>) =>
  db.insert(todos).select(selectTasks(of)),
);

/** Tasks that a diary plans, each with an id of its own. */
type NewTasks = Omit<Plan, 'newId'> & {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
};

/** The rows of tasks that a diary plans, below what is there for the day. */
const selectTasks = ({ ids, texts, ownerId, diaryId, day, now }: Params<NewTasks>): SQL => sql`
      with there as (
        select ${todos.text}, ${todos.position} from ${todos}
        where ${todos.ownerId} = ${ownerId}::uuid and ${todos.kind} = 'day' and ${todos.day} = ${day}::date
          and ${todos.deletedAt} is null
      )
      ${selectRows(
        todos,
        {
          id: sql`task.id`,
          ownerId: sql`${ownerId}::uuid`,
          kind: sql`'day'`,
          text: sql`task.text`,
          day: sql`${day}::date`,
          status: sql`'open'`,
          progress: sql`0`,
          position: sql`(select coalesce(max(position), -1) from there) + row_number() over (order by task.place)`,
          diaryId: sql`${diaryId}::uuid`,
          createdAt: sql`${now}::timestamptz`,
          settledAt: sql`null::timestamptz`,
          deletedAt: sql`null::timestamptz`,
        },
        sql`unnest(${ids}::uuid[], ${texts}::text[]) with ordinality as task (id, text, place)
          where task.text not in (select text from there)`,
      )}`;

/**
 * Follows a change of a diary: what was taken out of its plan goes, unless it is settled, and what came in is added.
 * What stayed in the plan keeps all that happened to it since.
 */
export function replanTasks(
  tx: Transaction,
  plan: Plan,
  before: readonly string[],
  after: readonly string[],
): void {
  const { added, removed } = planChanges(before, after);
  if (removed.length > 0) {
    tx.atCommit(
      tx
        .delete(todos)
        .where(and(eq(todos.diaryId, plan.diaryId), eq(todos.status, 'open'), inArray(todos.text, removed))),
    );
  }
  planTasks(tx, plan, added);
}

/** Deletes the open tasks of a diary with it. */
export function hidePlan(tx: Transaction, diaryId: string, now: Date): void {
  tx.atCommit(
    tx
      .update(todos)
      .set({ deletedAt: now })
      .where(and(eq(todos.diaryId, diaryId), eq(todos.status, 'open'), isNull(todos.deletedAt))),
  );
}

/** Brings back those that went with their diary at this moment. */
export function restorePlan(tx: Transaction, diaryId: string, hiddenAt: Date): void {
  tx.atCommit(
    tx
      .update(todos)
      .set({ deletedAt: null })
      .where(and(eq(todos.diaryId, diaryId), eq(todos.deletedAt, hiddenAt))),
  );
}

const MOST = 50;

/**
 * The tasks of a day, and those of earlier days that no one has settled before it, as far back as some days before its
 * writer's last entry.
 */
export function tasksAsked({ userId, day, settledSince }: TaskColumns): SQL<Task[]> {
  return sql`(
    select coalesce(
      json_agg(
        json_build_object(
          'id', asked.id, 'text', asked.text, 'status', asked.status, 'createdAt', asked.created_at,
          'plannedOn', asked.planned_on
        ) order by asked.day, asked.position, asked.id
      ),
      '[]'
    )
    from (
      select task.*, planned.day as planned_on
      from ${todos} as task left join ${diaries} as planned on planned.id = task.diary_id
      where task.owner_id = ${userId} and task.kind = 'day' and task.deleted_at is null
        and (task.day = ${day} or (
          task.day < ${day}
          and task.day >= ${sql.raw(String(-ASKED_DAYS))} + coalesce(
            (
              select max(entry.day) from ${diaries} as entry
              where entry.author_id = ${userId} and entry.day < ${day} and entry.deleted_at is null
            ),
            ${day}
          )
          and (task.status = 'open' or task.settled_at >= ${settledSince})
        ))
      order by task.day, task.position, task.id
      limit ${sql.raw(String(MOST))}
    ) as asked
  )`;
}
