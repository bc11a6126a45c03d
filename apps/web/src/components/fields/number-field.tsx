import type { ReactNode } from 'react';
import { refusalMessage } from '../../lib/locale/translate-message.ts';
import { type Bounds, countError } from './read-count.ts';
import { TextField } from './text-field.tsx';

type Props = {
  label: string;
  hint?: string;
  /** What is counted, after the number. */
  unit?: string;
  bounds: Bounds;
  /** As it was typed. */
  value: string;
  onChange: (typed: string) => void;
  error?: ReactNode;
  disabled?: boolean;
};

/** A whole number between two bounds, written out. */
export function NumberField({ label, hint, unit, bounds, value, onChange, error, disabled = false }: Props) {
  const boundsError = countError(value, bounds);
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      disabled={disabled}
      maxLength={6}
      onChange={(event) => onChange(event.target.value)}
      error={boundsError ? refusalMessage(boundsError) : error}
      end={unit && <span className="pr-3 text-ink-2">{unit}</span>}
    />
  );
}
