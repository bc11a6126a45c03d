import type { TodoStatus, TodoView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { toast } from '../../../lib/toast/toast.ts';
import { changeTodo, removeTodo } from '../todos.shared.ts';

/** Marks a to-do as done or dropped; the toast offers to undo it. */
export function useCloseTodo() {
  const { t } = useLingui();
  return ({ id: todoId }: TodoView, status: TodoStatus) => {
    void changeTodo({ todoId, status });
    toast.undoable(
      status === 'done' ? t`Done` : t`Dropped`,
      () => void changeTodo({ todoId, status: 'open' }),
    );
  };
}

/** Deletes a to-do; the toast offers to undo it. */
export function useRemove() {
  const { t } = useLingui();
  return ({ id }: TodoView) => {
    void removeTodo(id);
    toast.undoable(t`Removed`, () => void removeTodo(id, true));
  };
}
