import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Spinner } from '../../components/spinner.tsx';
import { takeReturnPlace } from '../../lib/session/return-place.ts';

/** The stop between signing in and the page one wanted; without a session that page leads to /login. */
export default function LoadingScreen() {
  const { t } = useLingui();
  const { history } = useRouter();
  useEffect(() => history.replace(takeReturnPlace()), [history]);
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3 text-grape">
      <Spinner className="size-8" />
      <p className="text-ink-2">{t`Loading`}</p>
    </div>
  );
}
