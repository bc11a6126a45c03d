import type { Api } from '@garden/contract';
import type { Handler } from '../../../http/context.ts';
import { findSelf } from '../../diary/days/store.ts';
import { presentTodo } from './present.ts';
import { dayOfNew } from './rules.ts';
import { insertTodo } from './store.ts';

export const addTodo: Handler<Api['todo']['add']> = async (ctx, { kind, text, day }) => {
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
};
