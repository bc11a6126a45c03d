import type { TodoView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import type { MenuAction } from '../../../components/buttons/menu.tsx';
import { EditIcon, MinusIcon, RefreshIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { changeTodo } from '../todos.shared.ts';
import { useCloseTodo, useRemove } from './use-close-todo.ts';

/**
 * The menu of a to-do or a goal.
 * @param more entries below "Edit" for this kind alone
 */
export function useTodoActions(
  todo: TodoView,
  onEdit: () => void,
  more: readonly MenuAction[] = [],
): MenuAction[] {
  const { t } = useLingui();
  const settle = useCloseTodo();
  const remove = useRemove();
  return [
    { id: 'edit', label: t`Edit`, icon: <EditIcon className="size-5" />, onSelect: onEdit },
    ...more,
    todo.status === 'open'
      ? {
          id: 'drop',
          label: t`Drop`,
          icon: <MinusIcon className="size-5" />,
          onSelect: () => settle(todo, 'dropped'),
        }
      : {
          id: 'open',
          label: t`Open again`,
          icon: <RefreshIcon className="size-5" />,
          onSelect: () => void changeTodo({ todoId: todo.id, status: 'open' }),
        },
    {
      id: 'remove',
      label: t`Remove`,
      icon: <TrashIcon className="size-5" />,
      danger: true,
      onSelect: () => remove(todo),
    },
  ];
}
