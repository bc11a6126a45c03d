import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { translateMessage } from '../../lib/locale/translate-message.ts';
import { parseClockText, stepClock } from '../days/clock-text.ts';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

/** A time of day; `value` is `HH:MM` of 24 hours. */
export type TimeFieldProps = Omit<FieldProps, 'count'> & {
  value: string;
  /** Called with a whole time alone, never with half of one. */
  onChange: (time: string) => void;
  /** Called when the person is done with the field: it is left, or Enter is pressed. */
  onFinish?: () => void;
};

const QUARTER = 15;
const HOUR = 60;

const steps: Readonly<Record<string, number>> = {
  ArrowUp: QUARTER,
  ArrowDown: -QUARTER,
  PageUp: HOUR,
  PageDown: -HOUR,
};

/**
 * One time of day by 24 hours, where a native time field speaks the language of the browser. Arrow keys go by quarters
 * of an hour, Page Up and Page Down by hours.
 */
export function TimeField({ value, onChange, onFinish, error, ...field }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const isBroken = typed !== undefined && typed.trim() !== '' && parseClockText(typed) === undefined;
  const change = (text: string) => {
    setTyped(text);
    setLeft(false);
    const time = parseClockText(text);
    if (time !== undefined) onChange(time);
  };
  const finish = () => {
    setLeft(true);
    if (!isBroken) setTyped(undefined);
    onFinish?.();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setTyped(undefined);
    onChange(stepClock(value, step));
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      placeholder="17:30"
      value={typed ?? value}
      onChange={(event) => change(event.target.value)}
      onKeyDown={onKey}
      onBlur={finish}
      error={isBroken && isLeft ? translateMessage('timeOfDayInvalid') : error}
    />
  );
}
