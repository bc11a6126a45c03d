import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { CloseIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { MAX_DEPARTMENTS } from './team-form.ts';

type Props = {
  names: readonly string[];
  error: string | undefined;
  onChange: (names: readonly string[]) => void;
};

/** The departments that a new team begins with; none is fine. */
export function FirstDepartments({ names, error, onChange }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isFull = names.length >= MAX_DEPARTMENTS;
  const name = typed.trim();
  // The server knows no two that differ in their letters' case alone.
  const isThere = names.some((other) => other.toLowerCase() === name.toLowerCase());
  const add = () => {
    if (name === '' || isFull || isThere) return;
    onChange([...names, name]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const remove = (gone: string) => {
    onChange(names.filter((other) => other !== gone));
    field.current?.focus();
  };
  const wrong = isFull
    ? translateMessage('departmentsTooMany', { maximum: MAX_DEPARTMENTS })
    : translateMessage('departmentExists', { name });
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-ink-2 text-sm">
        <Trans>Each new member joins one of them. You can change them at any time.</Trans>
      </p>
      {names.length > 0 && (
        <ul className="grid grid-cols-1">
          {names.map((each) => (
            <li key={each} className="flex items-center gap-2 border-rule border-b">
              <span className="wrap-anywhere min-w-0 flex-1 py-2">{each}</span>
              <IconButton
                label={t`Remove: ${each}`}
                icon={<CloseIcon className="size-5" />}
                onClick={() => remove(each)}
              />
            </li>
          ))}
        </ul>
      )}
      <TextField
        ref={field}
        label={t`New department`}
        value={typed}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
        error={error ?? ((isFull || isThere) && name !== '' && wrong)}
        count={`${names.length} / ${MAX_DEPARTMENTS}`}
        end={
          <IconButton
            label={t`Add the department`}
            icon={<PlusIcon />}
            aria-disabled={name === '' || isFull || isThere}
            className="aria-disabled:opacity-40"
            onClick={add}
          />
        }
      />
    </div>
  );
}
