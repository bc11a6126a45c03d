import { useLingui } from '@lingui/react/macro';
import { type Ref, Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { parseDayText } from '../days/date-text.ts';
import { TodayIcon } from '../icons/places.tsx';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

// Heavier than the forms that have one: the button renders before it is loaded.
const DatePicker = lazyComponent(async () => (await import('./date-picker.tsx')).DatePicker);

/** A day to type or to choose; `value` is `YYYY-MM-DD`, or empty for none. */
export type DateFieldProps = Omit<FieldProps, 'count'> & {
  value: string;
  /** Called with a whole day, or with an empty text; never with half of one. */
  onChange: (day: string) => void;
  /** `YYYY-MM-DD`; days beyond are not to be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** One day in the language of the page, where a native date field speaks that of the browser. */
export function DateField({ value, onChange, min, max, error, ...field }: DateFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const isBroken = typed !== undefined && typed.trim() !== '' && parseDayText(typed) === undefined;
  const change = (text: string) => {
    setTyped(text);
    setLeft(false);
    const day = parseDayText(text);
    if (day !== undefined || text.trim() === '') onChange(day ?? '');
  };
  const choose = (day: string) => {
    setTyped(undefined);
    onChange(day);
  };
  const leave = () => {
    setLeft(true);
    if (!isBroken) setTyped(undefined);
  };
  const button = { label: t`Choose a day`, icon: <TodayIcon className="size-5" /> };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t`YYYY-MM-DD`}
      value={typed ?? value}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      error={isBroken && isLeft ? t`Write the day as 2026-01-31.` : error}
      end={
        <Suspense fallback={<IconButton {...button} />}>
          {isRequested ? (
            <DatePicker
              trigger={<IconButton {...button} />}
              value={value}
              min={min}
              max={max}
              onChoose={choose}
            />
          ) : (
            <IconButton {...button} aria-haspopup="dialog" onClick={() => setRequested(true)} />
          )}
        </Suspense>
      }
    />
  );
}
