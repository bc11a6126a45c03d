import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { SkeletonBox } from '../../components/states/skeleton.tsx';
import { translateMessage } from '../../lib/locale/translate-message.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { InvitedBanner } from './registration/invited-banner.tsx';
import { RegisterForm } from './registration/register-form.tsx';
import { useInvitation } from './registration/use-invitation.ts';
import { pathAfterRegistering, readIntent } from './sign-in/after-sign-in.ts';
import { useAuthOptions } from './sign-in/auth-options.ts';
import { SignInForm } from './sign-in/sign-in-form.tsx';
import { SignInLayout } from './sign-in/sign-in-layout.tsx';
import { SignInTabs } from './sign-in/sign-in-tabs.tsx';
import { useCompleteSignIn } from './sign-in/use-complete-sign-in.ts';
import { ProviderRefusal, ProviderSignIn } from './sso/provider-sign-in.tsx';

/**
 * Registering and signing in, as two tabs (`?tab=`): registering comes first on a device where no one has signed in.
 * `?join=` carries an invite code.
 */
export default function LoginScreen() {
  const search = useSearch({ from: '/login' });
  const isFirstTime = useUserStore((state) => state.isFirstTime);
  const [aim] = useState(() => readIntent(search.join));
  const { invited, teamName, isPending } = useInvitation(aim);
  const isNew = invited && invited.email !== null ? !invited.hasAccount : isFirstTime;
  const tab = search.tab ?? (isNew ? 'register' : 'sign-in');
  const isOpen = useAuthOptions().data?.registration ?? true;
  const canRegister = isOpen || invited?.mayRegister === true;
  const enter = useCompleteSignIn();

  return (
    <SignInLayout title={isFirstTime ? <Trans>Welcome</Trans> : <Trans>Welcome back</Trans>}>
      {aim.isInvited && !isPending && <InvitedBanner invited={invited} teamName={teamName} />}
      {search.refused !== undefined && <ProviderRefusal refused={search.refused} />}
      {canRegister && <SignInTabs current={tab} />}
      {isPending ? (
        <SkeletonBox className="h-64 rounded-md" />
      ) : canRegister && tab === 'register' ? (
        <RegisterForm
          aim={aim}
          invited={invited}
          onRegistered={(answer, used) => enter(answer, pathAfterRegistering(aim, used))}
        />
      ) : (
        <SignInForm email={invited?.email ?? undefined} onSignedIn={(answer) => enter(answer, aim.place)} />
      )}
      {!canRegister && (tab === 'register' || isFirstTime) && (
        <p className="mt-3 text-ink-2 text-sm">{translateMessage('registrationClosed')}</p>
      )}
      <ProviderSignIn place={aim.place} />
    </SignInLayout>
  );
}
