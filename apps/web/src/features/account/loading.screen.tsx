import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { takeReturnPlace } from '../../lib/session/return-place.ts';
import { Waiting } from './sign-in/waiting.tsx';
import { Arrival } from './sso/arrival.tsx';

/** The stop between signing in and the page one wanted: here the sign-in provider sends people back to. */
export default function LoadingScreen() {
  const search = useSearch({ from: '/loading' });
  const [back] = useState(search);
  const isBack = back.code !== undefined || back.error !== undefined;
  return isBack ? <Arrival back={back} /> : <PassingThrough />;
}

/** On to the page one wanted; without a session that page leads to /login. */
function PassingThrough() {
  const { history } = useRouter();
  useEffect(() => history.replace(takeReturnPlace()), [history]);
  return <Waiting />;
}
