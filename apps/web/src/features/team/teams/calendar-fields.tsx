import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import { type CalendarForm, toggleWeekday, weekdayNames } from './team-form.ts';

type Props = {
  value: CalendarForm;
  onChange: (part: Partial<CalendarForm>) => void;
  /** What is wrong with the field at a path, such as `calendar.dayStartsAt`. */
  errorAt: (path: string) => string | undefined;
};

/** When a team's days begin and which of them are worked. */
export function CalendarFields({ value, onChange, errorAt }: Props) {
  const { t, i18n } = useLingui();
  const labelId = useId();
  return (
    <>
      <TimeField
        label={t`A day begins at`}
        hint={t`Until then, what you write belongs to the day before.`}
        value={value.dayStartsAt}
        onChange={(dayStartsAt) => onChange({ dayStartsAt })}
        error={errorAt('calendar.dayStartsAt')}
        className="[&_.control]:max-w-48"
      />
      <fieldset aria-labelledby={labelId} className="grid min-w-0 gap-1.5">
        <p id={labelId} className="font-semibold text-sm">
          <Trans>Working days</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          {weekdayNames(i18n.locale).map((name, index) => (
            <ToggleChip
              key={name}
              pressed={value.workingWeekdays.includes(index + 1)}
              onClick={() => onChange({ workingWeekdays: toggleWeekday(value.workingWeekdays, index + 1) })}
            >
              {name}
            </ToggleChip>
          ))}
        </div>
        {errorAt('calendar.workingWeekdays') && (
          <FieldError>{errorAt('calendar.workingWeekdays')}</FieldError>
        )}
      </fieldset>
    </>
  );
}
