import { OTPField } from '@base-ui/react/otp-field';
import { useLingui } from '@lingui/react/macro';
import { Field, type FieldProps } from './field.tsx';

/** A field for the digits that were sent by mail. */
export type OneTimeCodeFieldProps = Omit<FieldProps, 'count'> & {
  length?: number;
  value?: string;
  onChange?: (value: string) => void;
  /** All digits are there; a good moment to send. */
  onComplete?: (value: string) => void;
  name?: string;
  disabled?: boolean;
};

/** One box per digit, in two rows where large type needs it; a pasted or autofilled code is spread over them. */
export function OneTimeCodeField({
  length = 6,
  value,
  onChange,
  onComplete,
  name,
  disabled = false,
  ...field
}: OneTimeCodeFieldProps) {
  const { t } = useLingui();
  return (
    <Field {...field}>
      {({ id, ...control }, labelId) => (
        <OTPField.Root
          id={id}
          length={length}
          disabled={disabled}
          {...(value === undefined ? {} : { value })}
          {...(name ? { name } : {})}
          onValueChange={(next) => onChange?.(next)}
          onValueComplete={(next) => onComplete?.(next)}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          className="grid max-w-82 grid-cols-[repeat(auto-fit,minmax(2.5rem,1fr))] gap-2"
        >
          {Array.from({ length }, (_, index) => {
            const position = index + 1;
            return (
              <OTPField.Input
                key={position}
                aria-invalid={control['aria-invalid']}
                aria-label={t`Digit ${position} of ${length}`}
                className="control h-13 text-center font-semibold text-xl tabular-nums"
              />
            );
          })}
        </OTPField.Root>
      )}
    </Field>
  );
}
