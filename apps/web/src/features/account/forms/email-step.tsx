import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';
import type { CodeRequest } from './use-code-request.ts';

type Props = {
  request: CodeRequest;
  email: string;
  label?: ReactNode;
  hint?: ReactNode;
  /** Continues with an address to which a code was sent, now or before. */
  onReady: (email: string) => void;
};

/** First step of every flow that a code by mail confirms: the address. */
export function EmailStep({ request, email, label, hint, onReady }: Props) {
  const { t } = useLingui();
  const form = useAccountForm({
    form: 'sendCode',
    defaultValues: { email },
    fields: ['email'],
    send: async (values) => {
      await request.send(values.email);
      onReady(values.email);
    },
  });
  const skipSending = async () => {
    if (await form.trigger('email', { shouldFocus: true })) onReady(form.getValues('email').trim());
  };
  return (
    <AccountForm onSubmit={form.onSubmit} failure={form.failure}>
      <TextField
        {...form.register('email')}
        type="email"
        label={label ?? t`Email`}
        hint={hint}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errorAt('email')}
      />
      <Button type="submit" loading={form.busy}>
        <Trans>Send code</Trans>
      </Button>
      <Button look="ghost" onClick={skipSending}>
        <Trans>I already have a code</Trans>
      </Button>
    </AccountForm>
  );
}
