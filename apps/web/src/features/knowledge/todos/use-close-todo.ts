import type { TodoStatus, TodoView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { toast } from '../../../lib/toast/toast.ts';
import { changeTodo, removeTodo } from '../todos.shared.ts';

/** Settles a to-do that then leaves its place, with a way back beside the message. */
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

/** Takes a to-do away, with a way back beside the message. */
export function useRemove() {
  const { t } = useLingui();
  return ({ id }: TodoView) => {
    void removeTodo(id);
    toast.undoable(t`Removed`, () => void removeTodo(id, true));
  };
}
