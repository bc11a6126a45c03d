import { useLingui } from '@lingui/react/macro';
import { useEffect, useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { OneTimeCodeField } from '../../../components/one-time-code-field.tsx';

type Props<In extends FieldValues, Out> = {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
};

/** The six digits from the mail, as a field of a form; takes the focus when it appears. */
export function CodeField<In extends FieldValues, Out>({ control, name }: Props<In, Out>) {
  const { t } = useLingui();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return (
    <div ref={() => field.ref({ focus: () => document.getElementById(id)?.focus() })}>
      <OneTimeCodeField
        id={id}
        label={t`Code from the mail`}
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    </div>
  );
}
