import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { deviceTimezone } from '../../lib/device-timezone.ts';
import {
  describedTimezone,
  plainTimezones,
  type TimezoneChoice,
  timezoneLabel,
} from '../../lib/timezones.ts';
import { Button } from '../buttons/button.tsx';
import { latePart } from '../states/late-part.tsx';
import { SkeletonBox } from '../states/skeleton.tsx';

const Combobox = latePart(async () => (await import('./combobox.tsx')).Combobox, {
  fallback: <SkeletonBox className="h-18 w-full rounded-md" />,
});

/** A time zone's field. */
export type TimezoneFieldProps = {
  value: string;
  onChange: (timezone: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
};

/** A time zone, found by typing its place or its name; one press takes the device's where the two differ. */
export function TimezoneField({ value, onChange, hint, error, disabled = false }: TimezoneFieldProps) {
  const { t, i18n } = useLingui();
  const choices = useTimezones(value);
  const here = deviceTimezone();
  const device = timezoneLabel(here, i18n.locale);
  return (
    <div className="grid grid-cols-1 justify-items-start">
      <Combobox
        className="w-full"
        label={t`Time zone`}
        hint={hint}
        error={error}
        options={choices}
        value={value}
        disabled={disabled}
        onChange={(timezone) => timezone !== value && onChange(timezone)}
      />
      {here !== value && !disabled && (
        <Button look="ghost" className="-mx-3 text-start" onClick={() => onChange(here)}>
          <Trans>Use this device’s: {device}</Trans>
        </Button>
      )}
    </div>
  );
}

/** Describing a zone takes up to a millisecond; more at once would hold up a key press. */
const AT_ONCE = 25;

/** Every zone by name at once; offsets and localised names follow step by step. */
function useTimezones(own: string): readonly TimezoneChoice[] {
  const { i18n } = useLingui();
  const language = i18n.locale;
  const plain = useMemo(() => plainTimezones(own, language), [own, language]);
  const [described, setDescribed] = useState<readonly TimezoneChoice[]>();
  useEffect(() => {
    const done: TimezoneChoice[] = [];
    const step = () => {
      const next = plain.slice(done.length, done.length + AT_ONCE);
      done.push(...next.map(({ value }) => describedTimezone(value, language)));
      if (done.length === plain.length) setDescribed(done);
      else timer = setTimeout(step);
    };
    let timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [plain, language]);
  // Those of another language or list stay until theirs are ready, unless the current zone is not among them.
  return described?.some(({ value }) => value === own) ? described : plain;
}
