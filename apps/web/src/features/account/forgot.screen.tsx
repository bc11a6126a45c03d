import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { RouteLink } from '../../components/buttons/route-link.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { EmailStep } from './forms/email-step.tsx';
import { useCodeRequest } from './forms/use-code-request.ts';
import { NewPasswordForm } from './password/new-password-form.tsx';
import { SignInLayout } from './sign-in/sign-in-layout.tsx';

/** Resets the password by a code from the mail; the link in such a mail names the address. */
export default function ForgotScreen() {
  const request = useCodeRequest('reset');
  const search = useSearch({ from: '/forgot' });
  const [email, setEmail] = useState(search.email);
  const { loginInfo } = useUserStore.getState();
  return (
    <SignInLayout title={<Trans>Reset password</Trans>}>
      {email === undefined ? (
        <>
          <p className="mb-4 text-ink-2">
            <Trans>We send six digits to your address. With them you choose a new password.</Trans>
          </p>
          <EmailStep request={request} email={loginInfo.email} onReady={setEmail} />
        </>
      ) : (
        <NewPasswordForm email={email} request={request} onChangeEmail={() => setEmail(undefined)} />
      )}
      <div className="mt-2 grid justify-items-center">
        <RouteLink to="/login" search={{ tab: 'sign-in' }} look="plain">
          <Trans>Back to sign in</Trans>
        </RouteLink>
      </div>
    </SignInLayout>
  );
}
