import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../components/buttons/button.tsx';
import { PasswordField } from '../../../components/fields/password-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { AccountForm } from '../forms/account-form.tsx';
import { CodeField } from '../forms/code-field.tsx';
import { CodeSent } from '../forms/code-sent.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import type { CodeRequest } from '../forms/use-code-request.ts';
import { usePasswordMinimum } from '../sign-in/auth-options.ts';

type Props = { email: string; request: CodeRequest; onChangeEmail: () => void };

/** Second step of a reset: the code and the new password; then the user signs in with it. */
export function NewPasswordForm({ email, request, onChangeEmail }: Props) {
  const { t } = useLingui();
  const minimum = usePasswordMinimum();
  const navigate = useNavigate();
  const { setLoginInfo } = useUserStore.getState();
  const reset = useApiCommand(api.auth.forgetPassword, { failure: 'none', loading: 'none' });
  const form = useAccountForm({
    form: 'newPassword',
    defaultValues: { email, code: '', password: '', repeat: '' },
    fields: ['code', 'password', 'repeat'],
    send: async ({ repeat: _, ...values }) => {
      await reset.mutateAsync(values);
      setLoginInfo({ email: values.email });
      toast.success(t`Your password is changed. Sign in with the new one.`);
      await navigate({ to: '/login', search: { tab: 'sign-in' }, replace: true });
    },
  });
  return (
    <AccountForm onSubmit={form.onSubmit} failure={form.failure}>
      <CodeSent email={email} request={request} onChangeEmail={onChangeEmail} />
      <CodeField control={form.control} name="code" />
      <PasswordField
        {...form.register('password', form.judged('password', minimum))}
        label={t`New password`}
        hint={t`${minimum} to 30 letters, numbers, or special characters`}
        autoComplete="new-password"
        error={form.errorAt('password')}
      />
      <PasswordField
        {...form.register('repeat')}
        label={t`Repeat the new password`}
        autoComplete="new-password"
        error={form.errorAt('repeat')}
      />
      <Button type="submit" loading={form.busy}>
        <Trans>Change password</Trans>
      </Button>
    </AccountForm>
  );
}
