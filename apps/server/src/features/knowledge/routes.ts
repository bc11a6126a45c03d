import type { Api } from '@garden/contract';
import type { Handlers } from '../../http/context.ts';
import { addToCollection } from './collection/collection-add.ts';
import { moveItemToBottom } from './collection/collection-bottom.ts';
import { changeCollected } from './collection/collection-change.ts';
import { deleteCollected } from './collection/collection-del.ts';
import { getCollection } from './collection/collection-get.ts';
import { addTodo } from './todos/todo-add.ts';
import { changeOwnTodo } from './todos/todo-change.ts';
import { deleteTodo } from './todos/todo-delete.ts';
import { listOwnTodos } from './todos/todo-list.ts';
import { openTodos } from './todos/todo-open.ts';
import { getOpening } from './todos/todo-opening.ts';
import { deleteQuote } from './wisdom/quote-del.ts';
import { getQuotes } from './wisdom/quote-get.ts';
import { getBroadcast } from './wisdom/quote-get-broadcast.ts';
import { publishQuote } from './wisdom/quote-publish.ts';

export const knowledgeHandlers = {
  quote: { publish: publishQuote, del: deleteQuote, get: getQuotes, getBroadcast },
  collection: {
    add: addToCollection,
    bottom: moveItemToBottom,
    change: changeCollected,
    del: deleteCollected,
    get: getCollection,
  },
  todo: {
    list: listOwnTodos,
    add: addTodo,
    change: changeOwnTodo,
    delete: deleteTodo,
    open: openTodos,
    opening: getOpening,
  },
} satisfies { readonly [Group in 'collection' | 'quote' | 'todo']: Handlers<Api[Group]> };
