import { api, type OutputOf, type RequestOf, type TodoView } from '@garden/contract';
import { apiKey } from '../../lib/api/hooks.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { failureMessage } from '../../lib/locale/translate-message.ts';
import type { CallHandler, QueuedCall } from '../../lib/outbox/create-outbox.ts';
import { inputOf, outbox, sendOrQueue } from '../../lib/outbox/outbox.ts';
import { toast } from '../../lib/toast/toast.ts';

export type TodoChange = RequestOf<typeof api.todo.change>;
export type NewTodo = RequestOf<typeof api.todo.add>;

const subjectOf = (todoId: string) => `todo ${todoId}`;

/** Changes a to-do, shown at once; it is sent as soon as the server can be reached. */
export function changeTodo(input: TodoChange): Promise<void> {
  return showFailure(sendOrQueue({ endpoint: api.todo.change, input, subject: subjectOf(input.todoId) }));
}

/** Deletes a to-do, or restores it; in the same way. */
export function removeTodo(todoId: string, undo = false): Promise<void> {
  return showFailure(
    sendOrQueue({ endpoint: api.todo.delete, input: { todoId, undo }, subject: subjectOf(todoId) }),
  );
}

/**
 * Adds a to-do, or queues it until the network is back.
 * @throws {ApiRefusal} where the server refuses it at once: its field says why
 */
export async function addTodo(input: NewTodo): Promise<void> {
  await sendOrQueue({ endpoint: api.todo.add, input, subject: 'new to-dos' });
}

async function showFailure(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (failure) {
    const message = failureMessage(failure);
    if (message !== undefined) toast.failure(message);
  }
}

type Shown = Pick<TodoView, 'id' | 'text' | 'status'> & Partial<TodoView>;

/** To-dos with all queued calls applied. */
export function withQueued<T extends Shown>(todos: readonly T[], calls: readonly QueuedCall[]): T[] {
  return calls.reduce<T[]>(
    (shown, call) => {
      const removal = inputOf(api.todo.delete, call);
      if (removal) return removal.undo ? shown : shown.filter(({ id }) => id !== removal.todoId);
      const changing = inputOf(api.todo.change, call);
      if (!changing) return shown;
      const { todoId, position, ...change } = changing;
      const changed = shown.map((todo) => (todo.id === todoId ? { ...todo, ...change } : todo));
      return position === undefined ? changed : moved(changed, todoId, position);
    },
    [...todos],
  );
}

/** Counts places among those of the same day, as the server does. */
function moved<T extends Shown>(todos: readonly T[], todoId: string, position: number): T[] {
  const todo = todos.find(({ id }) => id === todoId);
  if (!todo) return [...todos];
  const isOfDay = ({ kind, day }: T) => kind === todo.kind && day === todo.day;
  const ordered = todos.filter((other) => isOfDay(other) && other.id !== todoId).toSpliced(position, 0, todo);
  let next = 0;
  return todos.map((other) => {
    if (!isOfDay(other)) return other;
    next += 1;
    return ordered[next - 1] ?? other;
  });
}

/** To-dos that are not sent yet. */
export function queuedTodos(calls: readonly QueuedCall[]): { key: string; todo: NewTodo }[] {
  return calls.flatMap((call) => {
    const todo = inputOf(api.todo.add, call);
    return todo ? [{ key: call.key, todo }] : [];
  });
}

type DayData = OutputOf<typeof api.draft.get>;
type Todos = OutputOf<typeof api.todo.list>;

/** Updates what was read with a to-do's newer state. */
function remember(todo: TodoView): void {
  const { id, text, status } = todo;
  queryClient.setQueriesData<DayData>({ queryKey: apiKey(api.draft.get) }, (data) =>
    data?.carry
      ? {
          ...data,
          carry: {
            ...data.carry,
            tasks: data.carry.tasks.map((task) => (task.id === id ? { id, text, status } : task)),
          },
        }
      : data,
  );
  queryClient.setQueriesData<Todos>(
    { queryKey: apiKey(api.todo.list) },
    (data) => data && { ...data, items: data.items.map((other) => (other.id === id ? todo : other)) },
  );
}

const refetch = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: apiKey(api.todo.list) }),
    queryClient.invalidateQueries({ queryKey: apiKey(api.draft.get) }),
  ]);

const refused: CallHandler['refused'] = (_call, failure) => {
  const message = failureMessage(failure);
  if (message !== undefined) toast.failure(message);
  void refetch();
};

/** Registers what happens when queued to-dos are sent, whichever page is open. */
export function registerTodoHandlers(): void {
  const settledElsewhere = () => void refetch();
  outbox.handle(api.todo.change.path, {
    sent: async (_call, data) => {
      // What this call answers.
      remember(data as TodoView);
      void queryClient.invalidateQueries({ queryKey: apiKey(api.todo.list) });
    },
    refused,
    settledElsewhere,
  });
  for (const { path } of [api.todo.add, api.todo.delete]) {
    // The list comes before the call is gone, so that nothing vanishes in between.
    outbox.handle(path, { sent: async () => void (await refetch()), refused, settledElsewhere });
  }
}
