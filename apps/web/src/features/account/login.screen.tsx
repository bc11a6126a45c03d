import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Banner } from '../../components/banner.tsx';
import { translateMessage } from '../../lib/locale/translate-message.ts';
import { useUserStore } from '../../lib/stores/user-store.ts';
import { useAuthOptions } from './forms/auth-options.ts';
import { placeAfterRegistering, readAim } from './front/after-sign-in.ts';
import { DoorTabs } from './front/door-tabs.tsx';
import { FrontPage } from './front/front-page.tsx';
import { ProviderRefusal, ProviderWay } from './front/provider-way.tsx';
import { RegisterForm } from './front/register-form.tsx';
import { SignInForm } from './front/sign-in-form.tsx';
import { useEnter } from './front/use-enter.ts';

/** Signing in and registering, as two tabs (`?tab=register`); `?join=` brings an invite code along. */
export default function LoginScreen() {
  const search = useSearch({ from: '/login' });
  const isFirstTime = useUserStore((state) => state.isFirstTime);
  const [aim] = useState(() => readAim(search.join));
  const tab = search.tab ?? (aim.isInvited && isFirstTime ? 'register' : 'sign-in');
  const canRegister = useAuthOptions().data?.registration ?? true;
  const enter = useEnter();

  return (
    <FrontPage title={isFirstTime ? <Trans>Welcome</Trans> : <Trans>Welcome back</Trans>}>
      {aim.isInvited && (
        <Banner className="mb-3">
          <Trans>You are invited to a team. Sign in or register to join it.</Trans>
        </Banner>
      )}
      {search.refused !== undefined && <ProviderRefusal refused={search.refused} />}
      {canRegister && <DoorTabs current={tab} />}
      {canRegister && tab === 'register' ? (
        <RegisterForm
          aim={aim}
          onRegistered={(answer, used) => enter(answer, placeAfterRegistering(aim, used))}
        />
      ) : (
        <SignInForm onSignedIn={(answer) => enter(answer, aim.place)} />
      )}
      {!canRegister && (tab === 'register' || isFirstTime) && (
        <p className="mt-3 text-ink-2 text-sm">{translateMessage('registrationClosed')}</p>
      )}
      <ProviderWay place={aim.place} />
    </FrontPage>
  );
}
