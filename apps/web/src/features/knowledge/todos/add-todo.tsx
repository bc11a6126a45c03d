import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { relativeDay } from '../../../components/days/format-time.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { TEXT_MAX } from './text-max.ts';
import { useAddTodo } from './use-add-todo.ts';
import type { Opening } from './use-my-todos.ts';

/** One more to-do, for today or the next working day. */
export function AddTodo({ opening: { today, nextWorkingDay } }: { opening: Opening }) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState('');
  const [day, setDay] = useState(today);
  const next = relativeDay(nextWorkingDay, today, i18n.locale);
  const field = useRef<HTMLInputElement>(null);
  const { add, isPending, errors, clear } = useAddTodo();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (await add({ kind: 'day', text, day })) setText('');
    field.current?.focus();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-4 grid grid-cols-1 gap-3">
      <TextField
        ref={field}
        label={t`A new to-do`}
        value={text}
        maxLength={TEXT_MAX}
        autoComplete="off"
        enterKeyHint="done"
        error={errors.text ?? errors.day}
        onChange={(event) => {
          setText(event.target.value);
          clear();
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t`For which day`}
          segments={[
            { value: today, label: t`Today` },
            { value: nextWorkingDay, label: next.charAt(0).toLocaleUpperCase(i18n.locale) + next.slice(1) },
          ]}
          value={day}
          onChange={setDay}
        />
        <Button type="submit" loading={isPending} icon={<PlusIcon className="size-5" />}>
          <Trans>Add</Trans>
        </Button>
      </div>
    </form>
  );
}
