import type { TodoView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MenuAction } from '../../../components/buttons/menu.tsx';
import { MoreMenu } from '../../../components/buttons/more-menu.tsx';
import { MoveHandle } from '../../../components/buttons/move-handle.tsx';
import { relativeDay } from '../../../components/days/format-time.ts';
import { ArrowDownIcon, ArrowRightIcon, ArrowUpIcon } from '../../../components/icons/actions.tsx';

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
  /** How many there are of its day. */
  count: number;
};

/** One line for a to-do of a day: moved by its handle, done by one press, the rest behind a menu. */
export function TodoRow({ todo, opening, index, count }: Props) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const { id: todoId, text } = todo;
  const move = (position: number) => void changeTodo({ todoId, position });
  const actions = useTodoActions(todo, () => setEditing(true), [
    ...useOrderActions({ index, count, move }),
    useDayAction(todo, opening),
  ]);
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
  return (
    <li
      data-movable
      className="words-below flex items-start gap-x-1 bg-surface py-0.5 data-[dragged]:relative data-[dragged]:z-10 data-[dragged]:rounded-md data-[dragged]:shadow-mid"
    >
      {count > 1 && <MoveHandle text={text} index={index} count={count} onMove={move} />}
      <DoneToggle todo={todo} />
      <span data-words className="min-w-0 flex-1 px-1 py-2.5 leading-normal">
        <TodoText todo={todo} />
        <Origin todo={todo} />
      </span>
      <MoreMenu label={t`More about: ${text}`} actions={actions} />
    </li>
  );
}

/** After its text, on the same line where there is room: where it came from, its result. */
function Origin({ todo: { planned, status } }: { todo: TodoView }) {
  if (status === 'open' && !planned) return null;
  return (
    <span className="ml-2 inline-block text-ink-2 text-sm">
      {status === 'carried' && <Trans>carried over</Trans>}
      {status === 'dropped' && <Trans>dropped</Trans>}
      {status === 'done' && <Trans>done</Trans>}
      {status === 'open' && <Trans>from your diary</Trans>}
    </span>
  );
}

type Place = { readonly index: number; readonly count: number; readonly move: (position: number) => void };

/** Up and down by one, for those who do not drag. */
function useOrderActions({ index, count, move }: Place): MenuAction[] {
  const { t } = useLingui();
  return [
    {
      id: 'up',
      label: t`Move up`,
      icon: <ArrowUpIcon className="size-5" />,
      disabled: index === 0,
      onSelect: () => move(index - 1),
    },
    {
      id: 'down',
      label: t`Move down`,
      icon: <ArrowDownIcon className="size-5" />,
      disabled: index === count - 1,
      onSelect: () => move(index + 1),
    },
  ];
}

/** The other of the two days that a to-do can be for. */
function useDayAction({ id: todoId, day }: TodoView, { today, nextWorkingDay }: Opening): MenuAction {
  const { t, i18n } = useLingui();
  const other = day === today ? nextWorkingDay : today;
  const when = relativeDay(other, today, i18n.locale);
  return {
    id: 'day',
    label: day === today ? t`Carry over to: ${when}` : t`Do it today`,
    icon: <ArrowRightIcon className="size-5" />,
    onSelect: () => void changeTodo({ todoId, day: other }),
  };
}
