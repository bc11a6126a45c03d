import { api, type DayNoteView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, refusalMessage } from '../../../lib/locale/translate-message.ts';

const TEXT_MAX = 120;
const command = { invalidates: [api.statistics.get], failure: 'none', loading: 'none' } as const;

type Props = {
  teamId: string;
  /** The day it is about, until another is chosen. */
  day: string;
  /** Undefined for a new one. */
  note?: DayNoteView | undefined;
  onClose: () => void;
};

/** Writes a note on a day, or changes one. */
export function NoteDialog({ teamId, day: first, note, onClose }: Props) {
  const { t } = useLingui();
  const [day, setDay] = useState(first);
  const [text, setText] = useState(note?.text ?? '');
  const add = useApiCommand(api.dayNote.add, command);
  const update = useApiCommand(api.dayNote.update, command);
  const { isPending, error } = note ? update : add;
  const save = () => {
    if (note) update.mutate({ noteId: note.id, version: note.version, day, text }, { onSuccess: onClose });
    else add.mutate({ teamId, day, text }, { onSuccess: onClose });
  };
  const errors = error instanceof ApiRefusal ? error.errors : [];
  const errorOf = (path: string) => {
    const found = errors.find((each) => each.path === path);
    return found && refusalMessage(found);
  };
  const [ofDay, ofText] = [errorOf('day'), errorOf('text')];
  return (
    <FormDialog
      title={note ? <Trans>Edit note</Trans> : <Trans>Write a note</Trans>}
      description={<Trans>Everyone in the team can read it.</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t`Note`}
        value={text}
        maxLength={TEXT_MAX}
        autoComplete="off"
        error={ofText}
        onChange={(event) => setText(event.target.value)}
      />
      <DateField label={t`Date`} value={day} onChange={setDay} error={ofDay} />
      {error && ofDay === undefined && ofText === undefined && (
        <FieldError>{failureMessage(error)}</FieldError>
      )}
    </FormDialog>
  );
}
