import type { TodoView } from '@garden/contract';
import type { TodoRow } from './store.ts';

const same = (text: string) => text;

/**
 * A to-do on the wire.
 * @param show how its text is shown; to its owner as it is
 */
export function presentTodo(todo: TodoRow, show: (text: string) => string = same): TodoView {
  const { id, kind, day, status, progress, position } = todo;
  return {
    id,
    kind,
    text: show(todo.text),
    day,
    status,
    progress,
    position,
    planned: todo.diaryId !== null,
    createdAt: todo.createdAt.toISOString(),
    settledAt: todo.settledAt?.toISOString() ?? null,
  };
}
