import type { TodoView } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '../../../components/class-names.ts';
import { CheckIcon } from '../../../components/icons/actions.tsx';
import { changeTodo } from '../todos.shared.ts';

/** A circle that a press fills with a tick, and empties again. */
export function DoneToggle({ todo: { id, text, status, kind } }: { todo: TodoView }) {
  const { t } = useLingui();
  const isDone = status === 'done';
  const toggle = () =>
    void changeTodo({
      todoId: id,
      status: isDone ? 'open' : 'done',
      ...(kind === 'goal' && !isDone && { progress: 100 }),
    });
  return (
    <button
      type="button"
      aria-pressed={isDone}
      aria-label={t`Done: ${text}`}
      onClick={toggle}
      className="group grid size-(--target) shrink-0 place-items-center rounded-pill"
    >
      <span
        className={classNames(
          'grid size-6 place-items-center rounded-pill border-2 transition-colors',
          isDone ? 'border-leaf bg-leaf-soft text-leaf' : 'border-control text-leaf',
        )}
      >
        <CheckIcon className={isDone ? 'size-4' : 'invisible size-4 group-hover:visible'} strokeWidth={3} />
      </span>
    </button>
  );
}
