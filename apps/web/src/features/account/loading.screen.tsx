import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { takeReturnPath } from '../../lib/session/return-path.ts';
import { SignInPending } from './sign-in/sign-in-pending.tsx';
import { SsoCallback } from './sso/sso-callback.tsx';

/** The stop between signing in and the requested page; the sign-in provider redirects here. */
export default function LoadingScreen() {
  const search = useSearch({ from: '/loading' });
  const [back] = useState(search);
  const isBack = back.code !== undefined || back.error !== undefined;
  return isBack ? <SsoCallback back={back} /> : <PassingThrough />;
}

/** On to the requested page; without a session it redirects to /login. */
function PassingThrough() {
  const { history } = useRouter();
  useEffect(() => history.replace(takeReturnPath()), [history]);
  return <SignInPending />;
}
