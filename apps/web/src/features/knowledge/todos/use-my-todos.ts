import { api, type OutputOf, type TodoView } from '@garden/contract';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useOutbox } from '../../../lib/outbox/outbox.ts';
import { type NewTodo, queuedTodos, withQueued } from '../todos.shared.ts';

export type Opening = OutputOf<typeof api.todo.opening>;
/** To-dos that are not on the server yet. */
export type QueuedTodo = { readonly key: string; readonly todo: NewTodo };

export type MyTodos = {
  /** Open ones of earlier days, the oldest first. */
  readonly leftOpen: readonly TodoView[];
  readonly today: readonly TodoView[];
  readonly next: readonly TodoView[];
  readonly goals: readonly TodoView[];
  readonly waiting: readonly QueuedTodo[];
};

/** The most of each list that is shown; a person with more has other worries. */
const MOST = 100;
const quiet = { failure: 'none' } as const;

/** The user's own to-dos with all queued calls applied. */
export function useMyTodos() {
  const { calls } = useOutbox();
  const opening = useApiQuery(api.todo.opening, {}, quiet);
  const today = opening.data?.today ?? '';
  const ahead = { ...quiet, enabled: opening.data !== undefined };
  const lists = [
    useApiQuery(api.todo.list, { kind: 'day', status: 'open', limit: MOST }, quiet),
    useApiQuery(api.todo.list, { kind: 'day', from: today, limit: MOST }, ahead),
    useApiQuery(api.todo.list, { kind: 'goal', limit: MOST }, quiet),
  ] as const;
  const [open, days, goals] = lists;
  const failed = [opening, ...lists].find(({ isError, fetchStatus }) => isError || fetchStatus === 'paused');
  if (!opening.data || !open.data || !days.data || !goals.data) return { todos: undefined, failed };

  const shown = (items: readonly TodoView[]) => withQueued(items, calls);
  const { nextWorkingDay } = opening.data;
  const fromToday = shown(days.data.items);
  const known = new Set(fromToday.map(({ id }) => id));
  const todos: MyTodos = {
    leftOpen: shown(open.data.items).filter(({ id, day }) => day < today && !known.has(id)),
    today: fromToday.filter(({ day }) => day === today),
    next: fromToday.filter(({ day }) => day > today && day <= nextWorkingDay),
    goals: shown(goals.data.items),
    waiting: queuedTodos(calls),
  };
  return { todos, opening: opening.data, failed: undefined };
}
