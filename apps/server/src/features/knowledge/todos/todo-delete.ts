import type { Api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import type { Handler } from '../../../http/context.ts';
import { refuse } from '../../../http/refusal.ts';
import { isUndoable } from '../../../platform/undo.ts';
import { mayChange } from './policy.ts';
import { hideTodo, lockTodo } from './store.ts';

export const deleteTodo: Handler<Api['todo']['delete']> = async (ctx, { todoId, undo = false }) => {
  const { userId } = ctx.actor;
  await ctx.database.transaction(async (tx) => {
    const todo = await lockTodo(tx, todoId, userId);
    if (!todo) throw refuse('todoNotFound');
    const own = authorize(
      todo,
      mayChange(todo, userId) && isUndoable(todo.deletedAt, ctx.now),
      'todoNotFound',
    );
    if (undo !== (todo.deletedAt === null)) await hideTodo(tx, own, undo ? null : ctx.now);
  });
  return {};
};
