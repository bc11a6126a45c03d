import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FieldError } from '../../../components/field.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { Said } from '../../../lib/api/refusal.ts';
import { sayRefusal, translateMessage } from '../../../lib/locale/translate-message.ts';
import { MAX_TASKS } from '../writing/writing.ts';
import { isComposing } from './is-composing.ts';

type Props = {
  tasks: readonly string[];
  label: string;
  error: Said | undefined;
  onChange: (tasks: readonly string[]) => void;
};

const TASK_MAX = 500;

/** Up to five tasks in an order of one's own; a removed one can be taken back. */
export function TaskList({ tasks, label, error, onChange }: Props) {
  const { t } = useLingui();
  const [removed, setRemoved] = useState<{ task: string; index: number }>();
  const undo = useRef<HTMLButtonElement>(null);

  const move = (index: number, step: number) => {
    const task = tasks[index];
    if (task === undefined || index + step < 0 || index + step >= tasks.length) return;
    onChange(tasks.toSpliced(index, 1).toSpliced(index + step, 0, task));
  };
  const remove = (index: number) => {
    const task = tasks[index];
    if (task === undefined) return;
    setRemoved({ task, index });
    onChange(tasks.toSpliced(index, 1));
    requestAnimationFrame(() => undo.current?.focus());
  };
  const takeBack = () => {
    if (removed && !tasks.includes(removed.task)) onChange(tasks.toSpliced(removed.index, 0, removed.task));
    setRemoved(undefined);
  };

  return (
    <div className="grid grid-cols-1 gap-1">
      <ol className="grid grid-cols-1">
        {tasks.map((task, index) => (
          <li key={task} className="flex flex-wrap items-center gap-x-3 border-rule border-b py-0.5">
            <span className="w-4 shrink-0 text-center text-ink-3 tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 basis-40 py-1.5">{task}</span>
            <span className="ml-auto flex">
              <IconButton
                label={t`Move up: ${task}`}
                icon={<ArrowUpIcon className="size-5" />}
                aria-disabled={index === 0}
                className="aria-disabled:opacity-40"
                onClick={() => move(index, -1)}
              />
              <IconButton
                label={t`Move down: ${task}`}
                icon={<ArrowDownIcon className="size-5" />}
                aria-disabled={index === tasks.length - 1}
                className="aria-disabled:opacity-40"
                onClick={() => move(index, 1)}
              />
              <IconButton
                label={t`Remove: ${task}`}
                icon={<CloseIcon className="size-5" />}
                onClick={() => remove(index)}
              />
            </span>
          </li>
        ))}
      </ol>
      {removed && (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          <span className="min-w-0 truncate">
            <Trans>Removed: {removed.task}</Trans>
          </span>
          <Button ref={undo} look="ghost" onClick={takeBack}>
            <Trans>Undo</Trans>
          </Button>
        </p>
      )}
      <NewTask tasks={tasks} label={label} onAdd={(task) => onChange([...tasks, task])} />
      {error && <FieldError>{sayRefusal(error)}</FieldError>}
    </div>
  );
}

function NewTask({
  tasks,
  label,
  onAdd,
}: {
  tasks: readonly string[];
  label: string;
  onAdd: (task: string) => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const isFull = tasks.length >= MAX_TASKS;
  const count = `${tasks.length} / ${MAX_TASKS}`;

  const add = () => {
    const task = text.trim();
    if (task === '' || isFull) return;
    if (!tasks.includes(task)) onAdd(task);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    add();
    // With Ctrl or ⌘ the form goes on to publish, the task included; without, Enter is for the list alone.
    if (!event.ctrlKey && !event.metaKey) event.preventDefault();
  };

  return (
    <TextField
      id="next-task"
      label={label}
      labelHidden
      placeholder={isFull ? '' : t`Add a task, then Enter`}
      value={text}
      maxLength={TASK_MAX}
      autoComplete="off"
      enterKeyHint="enter"
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={add}
      count={count}
      error={isFull && text.trim() !== '' && translateMessage('tooManyItems')}
      end={
        <IconButton
          label={t`Add the task`}
          icon={<PlusIcon />}
          aria-disabled={text.trim() === '' || isFull}
          className="aria-disabled:opacity-40"
          onClick={add}
        />
      }
      className="mt-1"
    />
  );
}
