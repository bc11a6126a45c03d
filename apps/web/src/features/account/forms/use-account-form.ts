import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, sayRefusal } from '../../../lib/locale/translate-message.ts';
import { contractResolver } from './contract-resolver.ts';

type Definition<In extends FieldValues, Out> = {
  readonly schema: z.ZodMiniType<Out, In>;
  readonly defaultValues: DefaultValues<In>;
  /** The fields that the form shows, by the paths of the call; what is wrong elsewhere is told for the form. */
  readonly fields: readonly FieldPath<In>[];
  /** Sends what was typed; a failed call lands at its fields. */
  readonly send: (values: Out) => Promise<void>;
};

/**
 * A form of uncontrolled fields, judged by the contract here and by the server after sending.
 * `onSubmit` fits `AccountForm`, `errorAt(path)` fits a field's `error`.
 */
export function useAccountForm<In extends FieldValues, Out>({
  schema,
  defaultValues,
  fields,
  send,
}: Definition<In, Out>) {
  const form = useForm<In, unknown, Out>({ resolver: contractResolver(schema), defaultValues });
  const { clearErrors, getFieldState, setError, formState } = form;
  const { i18n } = useLingui();
  // What stands there was said in the language before.
  useEffect(() => i18n.on('change', () => clearErrors()), [i18n, clearErrors]);

  const tell = (failure: unknown) => {
    const refused = failure instanceof ApiRefusal ? failure.errors : [];
    const shown = fields.flatMap((path) => refused.filter((error) => error.path === path).slice(0, 1));
    for (const [index, error] of shown.entries()) {
      const path = fields.find((field) => field === error.path);
      if (path) setError(path, { message: sayRefusal(error) }, { shouldFocus: index === 0 });
    }
    const message = failureMessage(failure);
    if (shown.length === 0 && message !== undefined) setError('root', { message });
  };
  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (failure) {
      tell(failure);
    }
  });

  return {
    ...form,
    onSubmit,
    busy: formState.isSubmitting,
    failure: formState.errors.root?.message,
    errorAt: (path: FieldPath<In>) => getFieldState(path, formState).error?.message,
  };
}
