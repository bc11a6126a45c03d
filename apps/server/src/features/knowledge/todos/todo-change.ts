import { type Api, api, type InputOf } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { refuseField } from '../../../http/refusal.ts';
import { findSelf, type Writer } from '../../diary/days/store.ts';
import { presentTodo } from './present.ts';
import { dayOfMoved, moveTo } from './rules.ts';
import { arrangeTodos, lockOfSameDay, lockOrder, ownTodos, type TodoChanges, type TodoRow } from './store.ts';

type Wish = InputOf<Api['todo']['change']>;

export const todoChange = call(api.todo.change, async (ctx, wish) => {
  const self = await findSelf(ctx);
  const changed = await ctx.database.transaction(async (tx) => {
    if (wish.position !== undefined) await lockOrder(tx, self.userId);
    const todo = await ownTodos.lock(tx, wish.todoId, self.userId);
    const changes = changesOf(todo, wish, self, ctx.now);
    await ownTodos.change(tx, todo, changes);
    const moved = { ...todo, ...changes };
    if (wish.position === undefined) return moved;
    const ordered = moveTo(await lockOfSameDay(tx, moved), moved.id, wish.position);
    await arrangeTodos(tx, ordered);
    return { ...moved, position: ordered.findIndex(({ id }) => id === moved.id) };
  });
  return presentTodo(changed);
});

/** @throws Refusal `progressOfGoals`, or for a day that it cannot be for. */
function changesOf(
  kept: TodoRow,
  { text, status, progress, day }: Wish,
  self: Writer,
  now: Date,
): TodoChanges {
  if (progress !== undefined && kept.kind !== 'goal') throw refuseField('progress', 'progressOfGoals');
  return {
    ...(text !== undefined && { text }),
    ...(progress !== undefined && { progress }),
    ...(day !== undefined && day !== kept.day && { day: dayOfMoved(kept, day, self) }),
    ...(status !== undefined &&
      status !== kept.status && { status, settledAt: status === 'open' ? null : now }),
  };
}
