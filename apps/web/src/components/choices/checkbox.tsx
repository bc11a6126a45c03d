import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from '../fields/field.tsx';
import { CheckIcon } from '../icons/actions.tsx';

/** A native checkbox's props; works with `register('name')` of a form. */
export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A box to tick, with its sentence; the whole row is the target. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = classNames(hint ? hintId : '', error ? errorId : '');
  return (
    <div className={className}>
      <label className="flex min-h-(--target) items-start gap-3 py-2 has-disabled:text-ink-3">
        <span className="mt-0.5 grid shrink-0 *:col-start-1 *:row-start-1">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            className="peer size-6 appearance-none rounded-sm border border-control bg-surface transition-colors checked:border-grape checked:bg-grape disabled:border-dashed disabled:bg-sunken aria-invalid:border-danger"
          />
          <CheckIcon
            className="pointer-events-none invisible m-1 size-4 text-on-grape peer-checked:visible peer-disabled:text-ink-3 forced-colors:text-[CanvasText]"
            strokeWidth={2.75}
          />
        </span>
        <span className="wrap-anywhere grid min-w-0">
          <span>{label}</span>
          {hint && (
            <span id={hintId} className="text-ink-2 text-sm">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
