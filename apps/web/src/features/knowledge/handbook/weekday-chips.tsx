import { Trans, useLingui } from '@lingui/react/macro';
import { ToggleChip } from '../../../components/choices/chip.tsx';
import { weekdayNames } from './weekdays.ts';

/** On which days of the week the editor shows a guideline. */
export function WeekdayChips({
  days,
  onChange,
}: {
  days: readonly number[];
  onChange: (days: number[]) => void;
}) {
  const { i18n } = useLingui();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">
        <Trans>Show it in the editor on</Trans>{' '}
        <span className="ml-1 font-normal text-ink-3">
          <Trans>optional</Trans>
        </span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {weekdayNames(i18n.locale).map(({ day, name }) => (
          <ToggleChip
            key={day}
            pressed={days.includes(day)}
            onClick={() =>
              onChange(days.includes(day) ? days.filter((other) => other !== day) : [...days, day].sort())
            }
          >
            {name}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}
