import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../fields/field.tsx';

/** One choice. */
export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

/** The props of the native radios (`name`, `onChange`, `ref` of a form) and the choices. */
export type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: ReactNode;
  options: readonly RadioOption[];
  /** The chosen value; leave it out in uncontrolled forms. */
  value?: string;
  error?: ReactNode;
};

/** One of a few choices, each with room for a sentence. Arrow keys move, as in every native radio. */
export function RadioGroup({ legend, options, value, error, className, name, ...input }: RadioGroupProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-semibold text-sm">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-(--target) items-start gap-3 py-2 has-disabled:text-ink-3"
        >
          <input
            {...input}
            {...(value === undefined ? {} : { checked: value === option.value })}
            type="radio"
            name={name ?? id}
            value={option.value}
            disabled={option.disabled ?? input.disabled}
            className="mt-0.5 size-6 shrink-0 appearance-none rounded-pill border border-control bg-surface transition-colors checked:border-[.4375rem] checked:border-grape disabled:border-dashed disabled:bg-sunken"
          />
          <span className="wrap-anywhere grid min-w-0">
            <span>{option.label}</span>
            {option.hint && <span className="text-ink-2 text-sm">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
