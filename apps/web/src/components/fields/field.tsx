import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icons/signs.tsx';

/** What every field takes beside its control. */
export type FieldProps = {
  label: ReactNode;
  /** Hides the label for the eye only. */
  labelHidden?: boolean;
  /** A sentence under the label. */
  hint?: ReactNode;
  /** What is wrong, beside the field; also sets `aria-invalid`. */
  error?: ReactNode;
  /** Marks the field as one that may stay empty. */
  optional?: boolean;
  /** Shown at the end of the line below the control, such as a character count. */
  count?: ReactNode;
  /** The id of the control; one is made when absent. */
  id?: string | undefined;
  className?: string | undefined;
};

/** Sorts the props of a field with a native control: those of the field, and those of the control in it. */
export function splitFieldProps<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const { label, labelHidden, hint, error, optional, count, id, className, ...control } = props;
  return [{ label, labelHidden, hint, error, optional, count, id, className }, control];
}

/** What the control inside must carry. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldProps & {
  /** The id of the label, for controls that are no native form element. */
  children: (control: FieldControl, labelId: string) => ReactNode;
};

/** Label, hint, control, error and count, bound together for assistive technology. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  count,
  id,
  className,
  children,
}: Props) {
  const made = useId();
  const controlId = id ?? made;
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const countId = `${controlId}-count`;
  const describedBy = classNames(hint ? hintId : '', error ? errorId : '', count ? countId : '');
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={classNames('grid grid-cols-1 gap-1.5', className)}>
      <label
        id={labelId}
        htmlFor={controlId}
        className={labelHidden ? 'sr-only' : 'justify-self-start font-semibold text-sm'}
      >
        {label}{' '}
        {optional && (
          <span className="ml-1 font-normal text-ink-3">
            <Trans>optional</Trans>
          </span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 text-ink-2 text-sm">
          {hint}
        </p>
      )}
      {children(control, labelId)}
      {(error || count) && (
        <div className="flex items-start gap-3 text-sm">
          {error && <FieldError id={errorId}>{error}</FieldError>}
          {count && (
            <span id={countId} className="ml-auto max-w-full shrink-0 text-ink-3 tabular-nums">
              {count}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

/** The sentence that says what is wrong; the sign in front makes it more than a colour. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-danger text-sm">
      <AlertIcon className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  );
}
