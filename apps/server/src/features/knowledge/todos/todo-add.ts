import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { findSelf } from '../../diary/days/store.ts';
import { presentTodo } from './present.ts';
import { dayOfNew } from './rules.ts';
import { insertTodo } from './store.ts';

export const todoAdd = call(api.todo.add, async (ctx, { kind, text, day }) => {
  const self = await findSelf(ctx);
  const todo = {
    id: ctx.random.id(),
    ownerId: self.userId,
    kind,
    text,
    day: dayOfNew(kind, day, self),
    createdAt: ctx.now,
  };
  return ctx.database.transaction(async (tx) => presentTodo(await insertTodo(tx, todo)));
});
