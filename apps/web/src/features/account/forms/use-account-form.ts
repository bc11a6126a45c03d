import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type DefaultValues, type FieldPath, get, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { loadLaterWords } from '../../../lib/locale/locale.ts';
import { failureMessage, refusalMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import type { formSchemas } from './form-schemas.ts';

type Schemas = typeof formSchemas;
type FormName = keyof Schemas;
type InputOfForm<F extends FormName> = z.input<Schemas[F]>;

type Definition<F extends FormName> = {
  /** Which form it is; its schema is fetched while the form is filled in. */
  readonly form: F;
  readonly defaultValues: DefaultValues<InputOfForm<F>>;
  /**
   * The fields in visual order, by the paths of the call: the first invalid one takes the focus, and errors elsewhere
   * are shown for the form.
   */
  readonly fields: readonly FieldPath<InputOfForm<F>>[];
  /** Sends the form; a failed call shows its errors at the fields. */
  readonly send: (values: z.output<Schemas[F]>) => Promise<void>;
};

/** With the sentences of the contract, by whose keys it names what is wrong. */
const loadResolver = async () => (await Promise.all([import('./contract-resolver.ts'), loadLaterWords()]))[0];

/**
 * A form of uncontrolled fields, validated by the contract here and by the server after sending. `onSubmit` fits
 * `AccountForm`, `errorAt(path)` fits a field's `error`.
 */
export function useAccountForm<F extends FormName>({
  form: name,
  defaultValues,
  fields,
  send,
}: Definition<F>) {
  useEffect(() => {
    // Fetched before anything is sent: without it, sending asks for it again.
    loadResolver().catch(() => undefined);
  }, []);
  const form = useForm<InputOfForm<F>, unknown, z.output<Schemas[F]>>({
    resolver: async (...typed) => (await loadResolver()).formResolver(name)(...typed),
    defaultValues,
    // The default is the order of registering, in which a child's field comes last.
    shouldFocusError: false,
  });
  const { clearErrors, getFieldState, setError, setFocus, formState } = form;
  const { i18n } = useLingui();
  // Its errors are in the previous language.
  useEffect(() => i18n.on('change', () => clearErrors()), [i18n, clearErrors]);

  const showErrors = (failure: unknown) => {
    const refused = failure instanceof ApiRefusal ? failure.errors : [];
    const wrong = fields.filter((path) => {
      const refusal = refused.find((error) => error.path === path);
      if (refusal) setError(path, { message: refusalMessage(refusal) });
      return refusal !== undefined;
    });
    const message = failureMessage(failure);
    if (wrong[0]) setFocus(wrong[0]);
    else if (message !== undefined) setError('root', { message });
  };
  const onSubmit = form.handleSubmit(
    async (values) => {
      try {
        await send(values);
      } catch (failure) {
        showErrors(failure);
      }
    },
    (errors) => {
      const first = fields.find((path) => get(errors, path) !== undefined);
      if (first) setFocus(first);
    },
  );

  /**
   * For `register`: what is wrong with a new password is told as soon as its field is left, and no longer once it is
   * mended.
   * @param minimum of this server
   */
  const judged = (path: FieldPath<InputOfForm<F>>, minimum: number) => {
    const judge = async () => {
      const typed: unknown = form.getValues(path);
      if (typeof typed !== 'string' || typed === '' || !(await form.trigger(path))) return;
      // A long list, which only those fetch who choose a password.
      const { isCommonPassword } = await import('@garden/contract/text/common-passwords');
      if (typed !== form.getValues(path)) return;
      if (typed.length < minimum)
        setError(path, { message: translateMessage('passwordTooShort', { minimum }) });
      else if (isCommonPassword(typed)) setError(path, { message: translateMessage('passwordCommon') });
    };
    return {
      onBlur: () => void judge(),
      onChange: () => {
        if (getFieldState(path, formState).error) void judge();
      },
    };
  };

  return {
    ...form,
    onSubmit,
    judged,
    busy: formState.isSubmitting,
    failure: formState.errors.root?.message,
    errorAt: (path: FieldPath<InputOfForm<F>>) => getFieldState(path, formState).error?.message,
  };
}
