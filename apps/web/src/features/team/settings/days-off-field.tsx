import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { CloseIcon, PlusIcon } from '../../../components/icons/actions.tsx';
import { toast } from '../../../lib/toast/toast.ts';
import { addDayOff, type DayOff, MAX_DAYS_OFF, NAME_MAX } from './days-off.ts';

type Props = {
  value: readonly DayOff[];
  onChange: (daysOff: readonly DayOff[]) => void;
  error?: string | undefined;
};

/** The team's own days off: a list in order of dates, with a line to add one. */
export function DaysOffField({ value, onChange, error }: Props) {
  const { t, i18n } = useLingui();
  const headingId = useId();
  const dayField = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState('');
  const [name, setName] = useState('');
  const isDuplicate = value.some((each) => each.day === day);
  const isReady = day !== '' && name.trim() !== '' && !isDuplicate && value.length < MAX_DAYS_OFF;
  // The toast outlives this render: what it restores is put into the list as it is then.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const add = () => {
    if (!isReady) return;
    onChange(addDayOff(value, { day, name: name.trim() }));
    setDay('');
    setName('');
    dayField.current?.focus();
  };
  const remove = (gone: DayOff) => {
    onChange(value.filter((each) => each.day !== gone.day));
    dayField.current?.focus();
    toast.undoable(t`${gone.name} is off the list`, () =>
      latest.current.onChange(addDayOff(latest.current.value, gone)),
    );
  };
  return (
    <fieldset aria-labelledby={headingId} className="grid min-w-0 grid-cols-1 gap-2">
      <div>
        <p id={headingId} className="font-semibold text-sm">
          <Trans>Days off of the team</Trans>
        </p>
        <p className="text-ink-2 text-sm">
          <Trans>No one is expected to write on these days.</Trans>
        </p>
      </div>
      {value.length > 0 && (
        <ul className="grid grid-cols-1">
          {value.map((each) => (
            <li key={each.day} className="flex items-center gap-3 border-line border-b">
              <span className="w-36 shrink-0 text-ink-2 text-sm tabular-nums">
                <DayText day={each.day} style="year" />
              </span>
              <span className="min-w-0 flex-1 break-words">{each.name}</span>
              <IconButton
                label={t`Remove ${each.name}`}
                icon={<CloseIcon className="size-5" />}
                onClick={() => remove(each)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-1 items-end gap-3 @min-[26rem]:grid-cols-[auto_1fr_auto]">
        <DateField ref={dayField} label={t`Date`} value={day} onChange={setDay} />
        <TextField
          label={t`What’s it called?`}
          maxLength={NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <Button look="quiet" icon={<PlusIcon className="size-5" />} disabled={!isReady} onClick={add}>
          <Trans>Add</Trans>
        </Button>
      </div>
      {isDuplicate && (
        <FieldError>
          <Trans>This date is already in the list</Trans>
        </FieldError>
      )}
      {value.length >= MAX_DAYS_OFF && (
        <p className="text-ink-2 text-sm">
          <Trans>The list is full: {i18n.number(MAX_DAYS_OFF)} days.</Trans>
        </p>
      )}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
