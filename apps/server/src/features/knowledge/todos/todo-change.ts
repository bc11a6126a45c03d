import type { Api, InputOf } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse, refuseField } from '../../../http/refusal.ts';
import { findSelf, type Writer } from '../../diary/days/store.ts';
import { mayChange } from './policy.ts';
import { presentTodo } from './present.ts';
import { dayOfMoved, moveTo } from './rules.ts';
import {
  arrangeTodos,
  changeTodo,
  lockOfSameDay,
  lockOrder,
  lockTodo,
  type TodoChanges,
  type TodoRow,
} from './store.ts';

type Wish = InputOf<Api['todo']['change']>;

export const changeOwnTodo: Handler<Api['todo']['change']> = async (ctx, wish) => {
  const self = await findSelf(ctx);
  const changed = await ctx.database.transaction(async (tx) => {
    if (wish.position !== undefined) await lockOrder(tx, self.userId);
    const kept = await lockTodo(tx, wish.todoId, self.userId);
    if (!kept || kept.deletedAt) throw refuse('todoNotFound');
    const todo = authorize(kept, mayChange(kept, self.userId), 'todoNotFound');
    const moved = await changeTodo(tx, todo, settle(kept, wish, self, ctx.now));
    if (wish.position === undefined) return moved;
    const ordered = moveTo(await lockOfSameDay(tx, moved), moved.id, wish.position);
    await arrangeTodos(tx, ordered);
    return { ...moved, position: ordered.findIndex(({ id }) => id === moved.id) };
  });
  return presentTodo(changed);
};

/** @throws Refusal `progressOfGoals`, or for a day that it cannot be for. */
function settle(kept: TodoRow, { text, status, progress, day }: Wish, self: Writer, now: Date): TodoChanges {
  if (progress !== undefined && kept.kind !== 'goal') throw refuseField('progress', 'progressOfGoals');
  return {
    ...(text !== undefined && { text }),
    ...(progress !== undefined && { progress }),
    ...(day !== undefined && day !== kept.day && { day: dayOfMoved(kept, day, self) }),
    ...(status !== undefined &&
      status !== kept.status && { status, settledAt: status === 'open' ? null : now }),
  };
}
