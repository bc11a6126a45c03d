import { addDays, type DiaryDay } from '@garden/calendar';
import { todoAdd } from '../src/features/knowledge/todos/todo-add.ts';
import { todoChange } from '../src/features/knowledge/todos/todo-change.ts';
import { todoOpen } from '../src/features/knowledge/todos/todo-open.ts';
import { activityCustom } from '../src/features/life/topics/activity-custom.ts';
import type { Context } from '../src/http/context.ts';

type Planning = {
  readonly teamId: string;
  /** Ids by the part of the address before the @. */
  readonly ids: ReadonlyMap<string, string>;
  /** Someone at this moment. */
  readonly as: (userId: string) => Promise<Context>;
  readonly today: DiaryDay;
};

/** To-dos beside what the diaries planned. */
const todos = [
  ['maya', 'Answer Frutaria Estrela about the stamps, kindly'],
  ['maya', 'Book the train to Coimbra'],
  ['linmei', '给新同事准备测试账号'],
] as const;

/** Long-term goals, and how far they have come. */
const goals = [
  ['maya', 'Hold a whole meeting with Hangzhou in Chinese', 35],
  ['maya', 'Hand the release calendar over to Priya', 60],
  ['linmei', '上线流程全部自动化，不再有人值夜班', 45],
  ['linmei', '在公司外做一次技术分享', 10],
] as const;

/** Settles what the past weeks planned, and gives the demo team to-dos, goals and a topic that runs this week. */
export async function planAhead({ teamId, ids, as, today }: Planning): Promise<void> {
  const of = (name: string) => as(ids.get(name) ?? '');
  const maya = await of('maya');
  // Only the last days leave something open, as they do.
  await maya.database.pool.query(
    `update todos set status = case when position = 1 and text like '%e%' then 'dropped' else 'done' end,
      settled_at = created_at + interval '1 day'
      where day < $1::date and (position <> 1 or day < $1::date - 4)`,
    [today],
  );
  for (const [name, text] of todos) await todoAdd(await of(name), { kind: 'day', text });
  for (const [name, text, progress] of goals) {
    const { id } = await todoAdd(await of(name), { kind: 'goal', text });
    await todoChange(await of(name), { todoId: id, progress });
  }
  await todoOpen(maya, { open: true });
  await activityCustom(maya, {
    teamId,
    title: 'What slows us down? · 什么拖慢了我们？',
    prompt:
      'One thing that costs you time each week, and what would help.\n\n每周都耽误你的一件事，怎样会更好？',
    from: addDays(today, -1),
    to: addDays(today, 5),
    departmentIds: [],
  });
}
