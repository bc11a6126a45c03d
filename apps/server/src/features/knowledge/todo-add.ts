import type { Api } from '@garden/contract';
import type { Handler } from '../../http/context.ts';
import { findSelf } from '../diary/day.store.ts';
import { presentTodo } from './todo.present.ts';
import { dayOfNew } from './todo.rules.ts';
import { insertTodo } from './todo.store.ts';

export const addTodo: Handler<Api['todo']['add']> = async (ctx, { kind, text, day }) => {
  const self = await findSelf(ctx, ctx.actor.userId);
  const added = await insertTodo(ctx.database.db, {
    id: ctx.random.id(),
    ownerId: self.userId,
    kind,
    text,
    day: dayOfNew(kind, day, self),
    createdAt: ctx.now,
  });
  return presentTodo(added);
};
