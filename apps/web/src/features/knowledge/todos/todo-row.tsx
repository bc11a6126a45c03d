import type { TodoView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { relativeDay } from '../../../components/format-time.ts';
import { IconButton } from '../../../components/icon-button.tsx';
import { ArrowDownIcon, ArrowRightIcon, ArrowUpIcon } from '../../../components/icons/actions.tsx';
import type { MenuAction } from '../../../components/menu.tsx';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { changeTodo } from '../todos.shared.ts';
import { DoneToggle } from './done-toggle.tsx';
import { EditText } from './edit-text.tsx';
import { TodoText } from './todo-text.tsx';
import type { Opening } from './use-my-todos.ts';
import { useTodoActions } from './use-todo-actions.tsx';

type Props = {
  todo: TodoView;
  opening: Opening;
  /** Its place among those of its day. */
  index: number;
  isLast: boolean;
};

/** One to-do of a day: done by one press, moved by two buttons, the rest behind a menu. */
export function TodoRow({ todo, opening, index, isLast }: Props) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const actions = useTodoActions(todo, () => setEditing(true), [useMoveAction(todo, opening)]);
  const { id: todoId, text } = todo;
  if (isEditing) {
    return (
      <li className="py-2">
        <EditText
          text={text}
          onSave={(wanted) => void changeTodo({ todoId, text: wanted })}
          onClose={() => setEditing(false)}
        />
      </li>
    );
  }
  const move = (position: number) => void changeTodo({ todoId, position });
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <DoneToggle todo={todo} />
      <span className="min-w-0 flex-1 basis-40 py-1.5">
        <TodoText todo={todo} />
        <Origin todo={todo} />
      </span>
      <span className="ml-auto flex">
        <IconButton
          label={t`Move up: ${text}`}
          icon={<ArrowUpIcon className="size-5" />}
          aria-disabled={index === 0}
          className="aria-disabled:opacity-40"
          onClick={() => index > 0 && move(index - 1)}
        />
        <IconButton
          label={t`Move down: ${text}`}
          icon={<ArrowDownIcon className="size-5" />}
          aria-disabled={isLast}
          className="aria-disabled:opacity-40"
          onClick={() => !isLast && move(index + 1)}
        />
        <MoreMenu label={t`More about: ${text}`} actions={actions} />
      </span>
    </li>
  );
}

/** The line below its text: where it came from, its result. */
function Origin({ todo: { planned, status } }: { todo: TodoView }) {
  if (status === 'open' && !planned) return null;
  return (
    <span className="block text-ink-2 text-sm">
      {status === 'carried' && <Trans>carried over</Trans>}
      {status === 'dropped' && <Trans>dropped</Trans>}
      {status === 'done' && <Trans>done</Trans>}
      {status === 'open' && <Trans>from your diary</Trans>}
    </span>
  );
}

/** The other of the two days that a to-do can be for. */
function useMoveAction({ id: todoId, day }: TodoView, { today, nextWorkingDay }: Opening): MenuAction {
  const { t, i18n } = useLingui();
  const other = day === today ? nextWorkingDay : today;
  const when = relativeDay(other, today, i18n.locale);
  return {
    id: 'move',
    label: t`Move to: ${when}`,
    icon: <ArrowRightIcon className="size-5" />,
    onSelect: () => void changeTodo({ todoId, day: other }),
  };
}
