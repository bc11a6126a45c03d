import { isBlank, keptText, type TodoView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { changeTodo } from '../todos.shared.ts';
import { TEXT_MAX } from './text-max.ts';
import type { Opening } from './use-my-todos.ts';

/** A goal while its words or its due date are changed. */
export function EditGoal({
  goal,
  opening,
  onClose,
}: {
  goal: TodoView;
  opening: Opening;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState(goal.text);
  const [day, setDay] = useState(goal.day);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(text)) return;
    const changes = {
      ...(keptText(text) !== goal.text && { text: keptText(text) }),
      ...(day !== '' && day !== goal.day && { day }),
    };
    if (Object.keys(changes).length > 0) void changeTodo({ todoId: goal.id, ...changes });
    onClose();
  };
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-3">
      <TextField
        label={t`What do you want to reach?`}
        value={text}
        maxLength={TEXT_MAX}
        autoComplete="off"
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <DateField label={t`Due`} max={opening.goalDue.to} value={day} onChange={setDay} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">
          <Trans>Save</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
