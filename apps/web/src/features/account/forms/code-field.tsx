import { useLingui } from '@lingui/react/macro';
import { Suspense, useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { SkeletonBox } from '../../../components/states/skeleton.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';

/** Loaded while the mail is being sent. */
const OneTimeCodeField = lazyComponent(
  async () => (await import('../../../components/fields/one-time-code-field.tsx')).OneTimeCodeField,
);

type Props<In extends FieldValues, Out> = {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
  /** All digits are there. */
  onComplete?: () => void;
};

/** The six digits from the mail, as a field of a form; takes the focus when it appears. */
export function CodeField<In extends FieldValues, Out>({ control, name, onComplete }: Props<In, Out>) {
  const { t } = useLingui();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const focus = () => document.getElementById(id)?.focus();
  return (
    <Suspense fallback={<SkeletonBox className="h-20 rounded-md" />}>
      <div
        ref={(box) => {
          field.ref({ focus });
          if (box !== null && field.value === '') focus();
        }}
      >
        <OneTimeCodeField
          id={id}
          label={t`Code from the email`}
          value={field.value}
          onChange={field.onChange}
          {...(onComplete && { onComplete })}
          error={fieldState.error?.message}
        />
      </div>
    </Suspense>
  );
}
