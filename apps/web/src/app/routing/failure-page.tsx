import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, SearchParamError, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { RefreshIcon } from '../../components/icons/actions.tsx';
import { useOnline } from '../../lib/connectivity.ts';
import { logFailure } from '../../lib/log.ts';
import { MessagePage } from './message-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { ScreenLoadFailure } from './screen.ts';

/**
 * The error page: a file that did not load, a screen that crashed. "Try again" fetches the file again and renders the
 * screen anew; reloading the window is the second resort.
 */
export function FailurePage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [retrying, setRetrying] = useState(false);
  const isUnknownAddress = error instanceof SearchParamError;
  useEffect(() => {
    if (!isUnknownAddress) logFailure('A page failed', error);
  }, [error, isUnknownAddress]);
  const isOnline = useOnline();
  const isWaiting = error instanceof ScreenLoadFailure && !isOnline;
  const wasWaiting = useRef(isWaiting);
  const retryOnReturn = useEffectEvent(() => void retry());
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) retryOnReturn();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
  const retry = async () => {
    setRetrying(true);
    if (error instanceof ScreenLoadFailure) error.forget();
    await router.invalidate();
    reset();
    setRetrying(false);
  };
  if (isUnknownAddress) return <NotFoundPage />;
  if (isWaiting) {
    return (
      <MessagePage
        drawing="bare-stem"
        title={<Trans>This page isn’t on this device yet</Trans>}
        actions={null}
      >
        <Trans>It opens by itself when the network is back.</Trans>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      drawing="bare-stem"
      title={<Trans>Something went wrong – try again</Trans>}
      actions={
        <>
          <Button loading={retrying} icon={<RefreshIcon className="size-5" />} onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
          <Button look="quiet" onClick={() => location.reload()}>
            <Trans>Reload the page</Trans>
          </Button>
        </>
      }
    >
      {error instanceof ScreenLoadFailure ? (
        <Trans>This part of the page couldn’t be loaded. What you wrote is kept.</Trans>
      ) : (
        <Trans>Something unexpected happened on this page. What you wrote is kept.</Trans>
      )}
    </MessagePage>
  );
}
