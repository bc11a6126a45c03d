import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

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
            className="mt-0.5 size-6 shrink-0 appearance-none rounded-pill border border-control bg-surface transition-[border-width] checked:border-[.4375rem] checked:border-grape disabled:border-dashed disabled:bg-sunken"
          />
          <span className="grid">
            <span>{option.label}</span>
            {option.hint && <span className="text-ink-2 text-sm">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** One choice of a segmented control. */
export type Segment<Value extends string> = {
  value: Value;
  label: string;
  /** Shown instead of the label, which stays the accessible name. */
  icon?: ReactNode;
};

/** A choice among few short words or icons, side by side. */
export type SegmentedProps<Value extends string> = {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
};

/** A row of native radios drawn as one pill; the chosen one is raised and in bold. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'inline-flex max-w-full flex-wrap rounded-[1.625rem] border border-line bg-sunken p-0.5',
        className,
      )}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className="relative inline-flex min-h-(--target) min-w-(--target) flex-1 select-none items-center justify-center whitespace-nowrap rounded-pill border border-transparent px-3 text-ink-2 transition-[background-color,color] hover:text-grape has-checked:border-control has-checked:bg-surface has-checked:font-semibold has-checked:text-grape has-checked:shadow-low has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {segment.icon ? (
            <>
              {segment.icon}
              <span className="sr-only">{segment.label}</span>
            </>
          ) : (
            segment.label
          )}
        </label>
      ))}
    </div>
  );
}
