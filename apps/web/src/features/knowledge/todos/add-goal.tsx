import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/buttons/button.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { TEXT_MAX } from './text-max.ts';
import { useAddTodo } from './use-add-todo.ts';
import type { Opening } from './use-my-todos.ts';

/** One more goal, due in three to six months. */
export function AddGoal({ opening: { goalDue } }: { opening: Opening }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [day, setDay] = useState(goalDue.from);
  const opener = useRef<HTMLButtonElement>(null);
  const { add, isPending, errors, clear } = useAddTodo();
  const close = () => {
    clear();
    setText('');
    // The focus goes back to the button, which has to be there first.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && (await add({ kind: 'goal', text, day }))) close();
  };
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        look="quiet"
        icon={<PlusIcon className="size-5" />}
        className="mt-4"
        onClick={() => setOpen(true)}
      >
        <Trans>Add a goal</Trans>
      </Button>
    );
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-4 grid grid-cols-1 gap-3">
      <TextField
        label={t`What do you want to reach?`}
        value={text}
        maxLength={TEXT_MAX}
        autoComplete="off"
        autoFocus
        error={errors.text}
        onChange={(event) => {
          setText(event.target.value);
          clear();
        }}
      />
      <DateField
        label={t`Due`}
        min={goalDue.from}
        max={goalDue.to}
        value={day}
        hint={t`In three to six months`}
        error={errors.day}
        onChange={(due) => {
          setDay(due);
          clear();
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isPending}>
          <Trans>Add goal</Trans>
        </Button>
        <Button look="quiet" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
