import { api } from '@garden/contract';
import { call } from '../../../http/call.ts';
import { ownTodos } from './store.ts';

export const todoDelete = call(api.todo.delete, ownTodos.remove('todoId'));
