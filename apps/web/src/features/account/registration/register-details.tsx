import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { PasswordField } from '../../../components/fields/password-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { currentLocale } from '../../../lib/locale/locale.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { AccountForm } from '../forms/account-form.tsx';
import { CodeField } from '../forms/code-field.tsx';
import { CodeSent } from '../forms/code-sent.tsx';
import { useAccountForm } from '../forms/use-account-form.ts';
import type { CodeRequest } from '../forms/use-code-request.ts';
import { usePasswordMinimum } from '../sign-in/auth-options.ts';
import type { RegisterProps } from './register-form.tsx';

type Props = RegisterProps & {
  email: string;
  /** As who invited them has written it. */
  name?: string | null;
  /** By a code from the email; not where an invitation has come to the address. */
  confirmation?: { request: CodeRequest; onChangeEmail: () => void };
};

/** Second step of registering; the only one where an invitation has shown whose mailbox it is. */
export function RegisterDetails({ aim, email, name, confirmation, onRegistered }: Props) {
  const { t } = useLingui();
  const minimum = usePasswordMinimum();
  const { signUpInfo, setSignUpInfo } = useUserStore.getState();
  const register = useApiCommand(api.register.userRegister, { failure: 'none', loading: 'none' });
  const form = useAccountForm({
    form: 'register',
    defaultValues: {
      email,
      name: name ?? signUpInfo.name,
      password: '',
      inviteCode: aim.inviteCode,
      ...(confirmation ? { code: '' } : { invitation: aim.invitation }),
    },
    fields: ['code', 'name', 'password', 'inviteCode', 'agreed'],
    send: async (values) => {
      setSignUpInfo({ email, name: values.name, inviteCode: values.inviteCode ?? '' });
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const answer = await register.mutateAsync({ ...values, locale: currentLocale(), timezone });
      setSignUpInfo({ email: '', name: '', inviteCode: '' });
      await onRegistered(answer, values.inviteCode);
    },
  });
  return (
    <AccountForm onSubmit={form.onSubmit} failure={form.failure}>
      {confirmation && (
        <>
          <CodeSent email={email} {...confirmation} />
          <CodeField control={form.control} name="code" onComplete={() => form.setFocus('name')} />
        </>
      )}
      <TextField
        {...form.register('name')}
        label={t`Name`}
        hint={t`The name your team knows you by`}
        autoComplete="name"
        error={form.errorAt('name')}
      />
      <PasswordField
        {...form.register('password', form.judged('password', minimum))}
        label={t`Password`}
        hint={t`${minimum} to 30 letters, numbers, or special characters`}
        autoComplete="new-password"
        error={form.errorAt('password')}
      />
      {aim.inviteCode !== undefined && (
        <TextField
          {...form.register('inviteCode', { setValueAs: (text?: string) => text?.trim() || undefined })}
          label={t`Invite code`}
          hint={t`You ask to join the team that invited you. Empty the field to join later.`}
          optional
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={form.errorAt('inviteCode')}
        />
      )}
      <Checkbox {...form.register('agreed')} label={<Agreement />} error={form.errorAt('agreed')} />
      <Button type="submit" loading={form.busy}>
        <Trans>Create account</Trans>
      </Button>
    </AccountForm>
  );
}

/** The texts open in a window of their own: what is typed stays. */
function Agreement() {
  return (
    <Trans>
      I have read and agree to the{' '}
      <RouteLink to="/privacy/terms-of-use" target="_blank">
        Terms of Use
      </RouteLink>{' '}
      and the{' '}
      <RouteLink to="/privacy/privacy-policy" target="_blank">
        Privacy Policy
      </RouteLink>
    </Trans>
  );
}
