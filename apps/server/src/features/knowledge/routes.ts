import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { addTodo } from './todos/todo-add.ts';
import { changeOwnTodo } from './todos/todo-change.ts';
import { deleteTodo } from './todos/todo-delete.ts';
import { listOwnTodos } from './todos/todo-list.ts';
import { openTodos } from './todos/todo-open.ts';
import { getOpening } from './todos/todo-opening.ts';

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
