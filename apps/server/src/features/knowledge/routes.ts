import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { addTodo } from './todo-add.ts';
import { changeOwnTodo } from './todo-change.ts';
import { deleteTodo } from './todo-delete.ts';
import { listOwnTodos } from './todo-list.ts';
import { openTodos } from './todo-open.ts';
import { getOpening } from './todo-opening.ts';

export const knowledgeHandlers = {
  todo: {
    list: listOwnTodos,
    add: addTodo,
    change: changeOwnTodo,
    delete: deleteTodo,
    open: openTodos,
    opening: getOpening,
  },
} satisfies { readonly [Group in 'todo']: Handlers<Api[Group]> };
