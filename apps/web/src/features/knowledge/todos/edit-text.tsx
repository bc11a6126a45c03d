import { keptText } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { TEXT_MAX } from './text-max.ts';

/** The text of a to-do while it is reworded: Enter keeps it, Escape leaves it as it was. */
export function EditText({
  text,
  onSave,
  onClose,
}: {
  text: string;
  onSave: (text: string) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = () => {
    const wanted = keptText(draft);
    if (wanted === '') return;
    if (wanted !== text) onSave(wanted);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') onClose();
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField
        ref={field}
        label={t`Edit: ${text}`}
        labelHidden
        value={draft}
        maxLength={TEXT_MAX}
        autoComplete="off"
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={save}>
          <Trans>Save</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
