import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { PasswordField } from '../../../components/fields/password-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { AccountForm } from '../forms/account-form.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import type { SignedIn } from './use-complete-sign-in.ts';

const ClosedAccount = latePart(async () => (await import('../closing/closed-account.tsx')).ClosedAccount);

function isClosed(failure: unknown): failure is ApiRefusal {
  return failure instanceof ApiRefusal && failure.key === 'accountClosing';
}

type Props = {
  /** Known from an invitation. */
  email?: string | undefined;
  onSignedIn: (answer: SignedIn) => Promise<void>;
};

/** E-mail and password; for a closed account, the question whether to keep it. */
export function SignInForm({ email, onSignedIn }: Props) {
  const { t } = useLingui();
  const [closedUntil, setClosedUntil] = useState<string>();
  const { loginInfo, setLoginInfo } = useUserStore.getState();
  const login = useApiCommand(api.user.login, { failure: 'none', loading: 'none' });
  const form = useAccountForm({
    form: 'signIn',
    defaultValues: { email: email ?? loginInfo.email, password: '' },
    fields: ['email', 'password'],
    send: async (values) => {
      setLoginInfo({ email: values.email });
      try {
        await onSignedIn(await login.mutateAsync(values));
        toast.success(translateMessage('loginSuccessful'));
      } catch (failure) {
        if (!isClosed(failure)) throw failure;
        setClosedUntil(String(failure.params.day));
      }
    },
  });
  if (closedUntil !== undefined) {
    return (
      <ClosedAccount
        day={closedUntil}
        failure={form.failure}
        busy={form.busy}
        onKeep={() => {
          form.setValue('restore', true);
          void form.onSubmit();
        }}
        onBack={() => {
          form.setValue('restore', undefined);
          setClosedUntil(undefined);
        }}
      />
    );
  }
  return (
    <AccountForm onSubmit={form.onSubmit} failure={form.failure}>
      <TextField
        {...form.register('email')}
        type="email"
        label={t`Email`}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errorAt('email')}
      />
      <PasswordField
        {...form.register('password')}
        label={t`Password`}
        autoComplete="current-password"
        error={form.errorAt('password')}
      />
      <Button type="submit" loading={form.busy}>
        <Trans>Sign in</Trans>
      </Button>
      <RouteLink to="/forgot" look="plain" className="-my-2 justify-self-center">
        <Trans>Forgot password?</Trans>
      </RouteLink>
    </AccountForm>
  );
}
